import { DEFAULT_DAILY_LIMIT } from '@wordlamp/contract/limits';
import type { DailyUsage } from '@wordlamp/contract/usage';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Words } from '../../i18n/words.ts';
import { clockTime, nextUtcMidnight } from '../../lib/clock-time.ts';
import type { Refusal } from '../../lib/request-prompt.ts';

/** Words for a refusal in the page's language: the translation of its code, or the server's text if there is none. */
export function useRefusalText(usage: DailyUsage | undefined): (refusal: Refusal) => string {
  const { t, i18n } = useTranslation('errors');
  const isKnown = (code: string): code is keyof Words['errors'] => i18n.exists(code, { ns: 'errors' });

  return ({ code, text }) => {
    if (!isKnown(code)) return text;
    const resetsAt = usage ? new Date(usage.resetsAt) : nextUtcMidnight(new Date());
    return t(code, { limit: usage?.limit ?? DEFAULT_DAILY_LIMIT, time: clockTime(resetsAt) });
  };
}
