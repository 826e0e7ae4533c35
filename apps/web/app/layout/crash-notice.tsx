import { useEffect, useRef } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { pathOf } from '../site-paths.ts';
import { Button } from '../ui/button.tsx';
import { buttonLook } from '../ui/button-look.ts';

/** Shown instead of a page that crashed. Both links reload the site, since the crash may have left broken state. */
export function CrashNotice() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  const headingRef = useRef<HTMLHeadingElement>(null);

  // The focused element is gone with the page.
  useEffect(() => headingRef.current?.focus(), []);

  return (
    <div className="mx-auto grid max-w-measure justify-items-start gap-4 px-4 py-24">
      <title>{t('errorTitle')}</title>
      <h1 ref={headingRef} tabIndex={-1} aria-describedby="error-hint" className="text-3xl">
        {t('errorHeading')}
      </h1>
      <p id="error-hint" className="text-ink-2">
        {t('errorHint')}
      </p>
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
