import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { pathOf } from '../site-paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonLook } from '../ui/button-look.ts';

/** Stands in for a page that broke. Both ways out load the site afresh: what broke may have left its state behind. */
export function CrashNotice() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  return (
    <div role="alert" className="mx-auto grid max-w-measure justify-items-start gap-4 px-4 py-24">
      <title>{t('errorTitle')}</title>
      <h1 className="text-3xl">{t('errorHeading')}</h1>
      <p className="text-ink-2">{t('errorHint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="main" onClick={() => location.reload()}>
          {t('errorReload')}
        </Button>
        <a href={pathOf('home', code)} className={buttonLook({ tone: 'quiet' })}>
          {t('errorHome')}
        </a>
      </div>
    </div>
  );
}
