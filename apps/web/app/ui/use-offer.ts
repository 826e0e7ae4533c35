import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds for which something is offered, not counting those while the offer is hovered or focused. */
const OFFER_MS = 10_000;

/**
 * Ends an offer when its time is over.
 * @param offer a new offer is a new object; undefined while there is none
 */
export function useOffer(offer: object | undefined, onOver: () => void) {
  const [paused, setPaused] = useState<object>();
  const left = useRef({ of: offer, milliseconds: OFFER_MS });
  const over = useEffectEvent(onOver);
  const isPaused = paused !== undefined && paused === offer;

  useEffect(() => {
    if (left.current.of !== offer) left.current = { of: offer, milliseconds: OFFER_MS };
    if (!offer || isPaused) return;
    const clock = left.current;
    const since = performance.now();
    const timer = setTimeout(over, clock.milliseconds);
    return () => {
      clearTimeout(timer);
      clock.milliseconds -= performance.now() - since;
    };
  }, [offer, isPaused]);

  return { setIsPaused: (wanted: boolean) => setPaused(wanted ? offer : undefined) };
}
