import { useState } from 'react';
import { useOffer } from './use-offer.ts';

/** Keeps what was removed for a while. */
export function useUndo<T>() {
  const [offer, setOffer] = useState<{ value: T }>();
  const drop = () => setOffer(undefined);
  const { setIsPaused } = useOffer(offer, drop);
  return { kept: offer?.value, keep: (value: T) => setOffer({ value }), drop, setIsPaused };
}
