import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { pathBelowLanguage } from '../site-paths.ts';
import { Icon } from '../ui/icon.tsx';
import { useWhenIdle } from '../ui/use-when-idle.ts';
import type { LanguageOfferProps, LanguageOffers } from './language-offer.tsx';

/** The offer of another language, loaded when the page is idle, and only if there is one. */
export function LateLanguageOffer({ offers }: LanguageOfferProps) {
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<{ LanguageOffer: ComponentType<LanguageOfferProps> }>();

  function load(wanted: LanguageOffers): void {
    if (Object.keys(wanted).length === 0) return;
    import('./language-offer.tsx').then(setLoaded, (reason: unknown) =>
      console.warn('Another language could not be offered.', reason),
    );
  }
  useWhenIdle(load, offers);
  // The 404 page has no app to fill the place.
  if (pathBelowLanguage(pathname) === undefined || Object.keys(offers).length === 0) return null;
  return (
    <div className="hidden min-h-12 items-center gap-2 border-b border-line bg-card ps-4 pe-2 text-sm in-data-[offer]:flex lg:ps-10 lg:pe-8">
      <Icon name="globe" className="text-ink-2" />
      {loaded && <loaded.LanguageOffer offers={offers} />}
    </div>
  );
}
