import type { LanguageCode } from '@wordlamp/engine/languages';
import { useState } from 'react';
import { loadWords } from '../../i18n/load-words.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Words } from '../../i18n/words.ts';
import { announce } from '../../lib/announce.ts';
import { notify } from '../../lib/notify.ts';
import { type ContactAnswer, type ContactMessage, sendContactMessage } from '../../lib/send-contact-message.ts';

/** Milliseconds for which the button says that it is sending, at least. */
const SENDING_MS = 2000;

type Delivery = { status: 'idle' } | { status: 'sending' } | { status: 'sent' } | { status: 'failed'; text: string };
export type DeliveryDeps = {
  language: LanguageCode;
  /** Where to write when the form cannot send; undefined: nowhere else. */
  mailbox: string | undefined;
};

/** A message on its way, and what is said about it. */
export function useDelivery({ language, mailbox }: DeliveryDeps) {
  const { t, i18n } = useTranslation(['contact', 'errors']);
  const [delivery, setDelivery] = useState<Delivery>({ status: 'idle' });
  const isKnown = (code: string): code is keyof Words['errors'] => i18n.exists(code, { ns: 'errors' });

  /** Answers whether the message is stored. */
  async function deliver(message: ContactMessage): Promise<boolean> {
    setDelivery({ status: 'sending' });
    announce(t('sending'));
    const pause = new Promise((resolve) => setTimeout(resolve, SENDING_MS));
    const answer = await sendContactMessage(message);
    if (answer.outcome !== 'offline') await pause;
    if (answer.outcome === 'stored') {
      setDelivery({ status: 'sent' });
      notify('success', t('sent'));
      return true;
    }
    const text = await failureText(answer);
    setDelivery({ status: 'failed', text });
    notify('error', text);
    return false;
  }

  async function failureText(answer: Exclude<ContactAnswer, { outcome: 'stored' }>): Promise<string> {
    if (answer.outcome === 'offline') return t('offline');
    if (answer.outcome === 'refused') {
      await loadWords(i18n, language, 'errors');
      return isKnown(answer.code) ? t(`errors:${answer.code}`) : answer.text;
    }
    console.warn('The message could not be sent.', answer.reason);
    return mailbox === undefined ? t('unreachable') : t('unreachableMailbox', { mailbox });
  }

  return { delivery, deliver, forget: () => setDelivery({ status: 'idle' }) };
}
