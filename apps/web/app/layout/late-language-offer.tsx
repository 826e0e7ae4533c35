import { type ComponentType, useState } from 'react';
import { useWhenIdle } from '../ui/use-when-idle.ts';
import type { LanguageOfferProps, LanguageOffers } from './language-offer.tsx';

/** The offer of another language, loaded once the page has nothing else to do, and only where there is one to make. */
export function LateLanguageOffer({ offers }: LanguageOfferProps) {
  const [loaded, setLoaded] = useState<{ LanguageOffer: ComponentType<LanguageOfferProps> }>();

  function load(wanted: LanguageOffers): void {
    if (Object.keys(wanted).length === 0) return;
    import('./language-offer.tsx').then(setLoaded, (reason: unknown) =>
      console.warn('Another language could not be offered.', reason),
    );
  }
  useWhenIdle(load, offers);
  return loaded && <loaded.LanguageOffer offers={offers} />;
}
