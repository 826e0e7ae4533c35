import { useTranslation } from '../../../i18n/use-translation.ts';
import type { VerifiedFactor } from './verified-factors.ts';

/** Keeps a number in one piece in a text that runs from right to left (U+2066 and U+2069). */
const isolated = (text: string) => `\u2066${text}\u2069`;

/** What a second factor is called. */
export function useFactorName(): (factor: VerifiedFactor) => string {
  const { t } = useTranslation('account');
  return ({ kind, phone = '' }) => (kind === 'totp' ? t('factorApp') : t('factorPhone', { phone: isolated(phone) }));
}
