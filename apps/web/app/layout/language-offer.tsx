import { languageOf } from '@wordlamp/contract/languages';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { dismissOffer, isOfferDismissed, preferredLanguage } from '../lib/language-choice.ts';
import { Icon } from '../ui/icon.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { LanguageLink } from './language-link.tsx';
import { LANGUAGE_MENU_ID } from './language-menu.tsx';
import { SITE_MENU_ID } from './site-menu.tsx';

/** For each other language of this page: the sentence that offers it, in that language. */
export type LanguageOffers = Partial<Record<LanguageCode, string>>;

export type LanguageOfferProps = { offers: LanguageOffers };

/**
 * Offers the visitor's own language if the page has another one. Its space is reserved from the first paint on if the
 * head script finds something to offer (data-offer).
 */
export function LanguageOffer({ offers }: LanguageOfferProps) {
  const { t } = useTranslation('shell');
  const [isClosed, setIsClosed] = useState(false);
  const isHydrated = useIsHydrated();
  const preferred = isHydrated && !isClosed && !isOfferDismissed() ? preferredLanguage() : undefined;
  const sentence = preferred && offers[preferred];

  useEffect(() => {
    if (isHydrated && !sentence) delete document.documentElement.dataset.offer;
  }, [isHydrated, sentence]);
  if (!sentence) return null;

  function close() {
    dismissOffer();
    setIsClosed(true);
    // The pressed button disappears; the offered language is still available here.
    for (const id of [SITE_MENU_ID, LANGUAGE_MENU_ID])
      document.querySelector<HTMLElement>(`[popovertarget=${id}]`)?.focus(); // the hidden one of the two cannot be focused
  }
  return (
    <aside aria-label={t('languageNav')} className="flex flex-1 items-center gap-x-2">
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
        className="ms-auto grid size-11 shrink-0 place-items-center rounded-control"
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
