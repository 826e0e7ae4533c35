import { useTranslation } from '../../i18n/use-translation.ts';
import { Spinner } from '../../ui/spinner.tsx';

/** Before it is known who is there. */
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
