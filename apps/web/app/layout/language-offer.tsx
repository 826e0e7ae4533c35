import { languageOf } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { dismissOffer, isOfferDismissed, preferredLanguage } from '../lib/language-choice.ts';
import { Icon } from '../ui/icon.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { LanguageLink } from './language-link.tsx';
import { LANGUAGE_MENU_ID } from './language-menu.tsx';

/** For each language that this page could be read in instead: the sentence that offers it, in that language. */
export type LanguageOffers = Partial<Record<LanguageCode, string>>;

export type LanguageOfferProps = { offers: LanguageOffers };

/** Offers the visitor's own language where the page has another one. It lies over the page, so that nothing moves. */
export function LanguageOffer({ offers }: LanguageOfferProps) {
  const { t } = useTranslation('shell');
  const [isClosed, setIsClosed] = useState(false);
  const isHydrated = useIsHydrated();
  if (!isHydrated || isClosed || isOfferDismissed()) return null;
  const preferred = preferredLanguage();
  const sentence = preferred && offers[preferred];
  if (!sentence) return null;

  function close() {
    dismissOffer();
    setIsClosed(true);
    // The pressed button goes; what was offered can still be had here.
    document.querySelector<HTMLElement>(`[popovertarget=${LANGUAGE_MENU_ID}]`)?.focus();
  }
  return (
    <aside
      aria-label={t('languageNav')}
      className="absolute end-4 top-full z-10 -mt-3 flex items-center rounded-control border border-edge bg-card ps-4 shadow-popover lg:end-8"
    >
      <LanguageLink
        language={languageOf(preferred)}
        className="flex min-h-11 items-center underline underline-offset-4"
      >
        {sentence}
      </LanguageLink>
      <button
        type="button"
        aria-label={t('languageOfferClose')}
        onClick={close}
        className="grid size-11 place-items-center rounded-control"
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
