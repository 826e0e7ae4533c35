import { LANGUAGES } from '@wordlamp/contract/languages';
import { useDeferredValue } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Icon } from '../ui/icon.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { FOOTLIGHTS_ID } from './footlights.tsx';
import { LanguageLink } from './language-link.tsx';
import { MENU_PART } from './menu-look.ts';

export const LANGUAGE_MENU_ID = 'language-menu';
const LOOK = buttonLook({ tone: 'quiet' });

/**
 * Opens the list of languages. Before and without the app, it links to the same list in the footer: inlined in every
 * page, the list would take up part of the few kilobytes of the first paint.
 */
export function LanguageMenu() {
  const isReady = useDeferredValue(useIsHydrated()); // twelve links, rendered at low priority
  return isReady ? (
    <LanguagePopover />
  ) : (
    <a href={`#${FOOTLIGHTS_ID}`} className={LOOK}>
      <CurrentLanguage />
    </a>
  );
}

/**
 * A native popover, which the browser closes on Escape and on a press outside; in a narrow window's menu it is always
 * open.
 */
function LanguagePopover() {
  const { t } = useTranslation('shell');
  const current = useLanguage();
  return (
    <>
      <button type="button" popoverTarget={LANGUAGE_MENU_ID} className={`${LOOK} max-lg:hidden`}>
        <CurrentLanguage />
      </button>
      <div id={LANGUAGE_MENU_ID} popover="auto" className={MENU_PART}>
        <p aria-hidden="true" className="px-3 text-sm text-ink-2 lg:hidden">
          {t('languageNav')}
        </p>
        <nav aria-label={t('languageNav')}>
          <ul className="grid grid-cols-2 gap-x-2">
            {LANGUAGES.map((language) => (
              <li key={language.code}>
                <LanguageLink
                  language={language}
                  className="flex min-h-11 min-w-32 items-center gap-2 [direction:inherit] rounded-control px-3 text-ink-2 hover:bg-sunk hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {language.name}
                  {language.code === current.code && <Icon name="check" className="text-primary" />}
                </LanguageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}

function CurrentLanguage() {
  const { t } = useTranslation('shell');
  const { tag, name } = useLanguage();
  return (
    <>
      <Icon name="globe" />
      <span className="sr-only">{t('languageSwitch')}</span>
      <bdi lang={tag}>{name}</bdi>
      <Icon name="chevron" />
    </>
  );
}
