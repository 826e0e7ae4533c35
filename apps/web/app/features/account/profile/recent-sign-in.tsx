import { useTranslation } from '../../../i18n/use-translation.ts';

/** What somebody without a password has to know: their sign-in is a proof for ten minutes, then a code is mailed. */
export function RecentSignIn() {
  const { t } = useTranslation('account');
  return <p className="border-s-3 border-edge py-1 ps-3 text-sm text-ink-2">{t('recentSignIn')}</p>;
}
