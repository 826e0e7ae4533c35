import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { DeadEnd } from './dead-end.tsx';

/** Stands in for a page that the device does not keep, at that page's address, when there is no connection. */
export function OfflinePage() {
  const { t } = useTranslation('offline');
  const again = (
    // Sent to where it stands: the page is asked for again.
    <form>
      <Button type="submit" tone="main">
        {t('retry')}
      </Button>
    </form>
  );
  return <DeadEnd heading={t('heading')} hint={t('hint')} way={again} toolsTitle={t('tools')} />;
}
