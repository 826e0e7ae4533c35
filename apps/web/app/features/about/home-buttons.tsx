import { LANGUAGES } from '@wordlamp/contract/languages';
import { Link } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathOf } from '../../site-paths.ts';
import { buttonLook } from '../../ui/button-look.ts';

/** The languages whose home pages had words first. */
const SHOWN: readonly string[] = ['en', 'fr', 'es', 'de'];

/** Home pages in other languages. The head script keeps the choice (data-language). */
export function HomeButtons() {
  const { t } = useTranslation('translationGuide');
  return (
    <>
      <p className="-mt-4 max-w-measure text-ink-2">{t('seeText')}</p>
      <div className="flex flex-wrap gap-3">
        {LANGUAGES.filter(({ code }) => SHOWN.includes(code)).map(({ code, name, tag }) => (
          <Link
            key={code}
            to={pathOf('home', code)}
            lang={tag}
            hrefLang={tag}
            data-language={code}
            className={buttonLook({ tone: 'quiet' })}
          >
            {name}
            <bdi dir="ltr" className="font-mono text-sm text-ink-2">
              {pathOf('home', code)}
            </bdi>
          </Link>
        ))}
      </div>
    </>
  );
}
