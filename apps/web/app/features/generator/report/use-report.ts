import type { ResultReport } from '@wordlamp/contract/result-report';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useState } from 'react';
import { loadWords } from '../../../i18n/load-words.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Words } from '../../../i18n/words.ts';
import { type ReportAnswer, sendResultReport } from '../../../lib/send-result-report.ts';

type Delivery = { status: 'idle' } | { status: 'sending' } | { status: 'failed'; text: string };

/** The state of sending a report, with the reason of a failure. */
export function useReport(language: LanguageCode, onSent: (reference: string) => void) {
  const { t, i18n } = useTranslation(['report', 'errors']);
  const [delivery, setDelivery] = useState<Delivery>({ status: 'idle' });
  const isKnown = (code: string): code is keyof Words['errors'] => i18n.exists(code, { ns: 'errors' });

  async function send(report: ResultReport): Promise<void> {
    setDelivery({ status: 'sending' });
    const answer = await sendResultReport(report);
    if (answer.outcome === 'stored') onSent(answer.reference);
    else setDelivery({ status: 'failed', text: await failureText(answer) });
  }

  async function failureText(answer: Exclude<ReportAnswer, { outcome: 'stored' }>): Promise<string> {
    if (answer.outcome === 'offline') return t('offline');
    if (answer.outcome === 'refused') {
      await loadWords(i18n, language, 'errors');
      return isKnown(answer.code) ? t(`errors:${answer.code}`) : answer.text;
    }
    console.warn('The report could not be sent.', answer.reason);
    return t('unreachable');
  }

  return { delivery, send };
}
