import { languageOf } from '@wordlamp/contract/languages';
import type { MetaDescriptor } from 'react-router';
import { readWords } from '../content/read-words.server.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { unpackWords } from '../i18n/words.ts';
import { DeadEnd } from '../layout/dead-end.tsx';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/offline';

export function loader({ params }: Route.LoaderArgs) {
  return { words: JSON.stringify(readWords(languageOf(params.lang).code, 'offline')) };
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const { title, description } = unpackWords<'offline'>(loaderData.words).offline;
  return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }];
}

/** Shown offline at the URL of a page that the device has not cached. */
export default function OfflinePage() {
  const { t } = useTranslation('offline');
  const again = (
    // Submits to the current URL, which reloads the page.
    <form>
      <Button type="submit" tone="main">
        {t('retry')}
      </Button>
    </form>
  );
  return <DeadEnd heading={t('heading')} hint={t('hint')} way={again} toolsTitle={t('tools')} />;
}
