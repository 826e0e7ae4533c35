import { useTranslation } from '../../i18n/use-translation.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** Shown before the session is known. */
export function AccountPending() {
  const { t } = useTranslation('account');
  return (
    <>
      <p role="status" className="flex min-h-[60vh] items-start gap-3 text-ink-2 noscript:hidden">
        <Spinner />
        {t('loading')}
      </p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </>
  );
}
