import { sharedIdea } from '@wordlamp/contract/share-target';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type EarlyForm, useEarlyForm } from '../../ui/early-form.ts';

/** How a visitor came: what was done to the form before the app was there, and a prompt from another page. */
export type Arrival = EarlyForm & {
  /** The prompt in the navigation's state: `{ prompt }`. */
  handedOver: string | undefined;
  /**
   * A text that the device sent here, behind the # of the address. Anyone can craft such a link, so nothing starts by
   * itself.
   */
  shared: string | undefined;
};

/** Returns how the visitor arrived, once; removes a handed-over prompt from the history. */
export function useArrival(formRef: RefObject<HTMLFormElement | null>, onArrival: (arrival: Arrival) => void): void {
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();

  useEarlyForm(formRef, (early) => {
    const handedOver = handedOverPrompt(state);
    const shared = sharedIdea(hash);
    onArrival({ ...early, handedOver, shared });
    if (handedOver === undefined && shared === undefined) return;
    // Out of the history at once: a reload must neither start again nor cost again.
    navigate(
      { search, hash: shared === undefined ? hash : '' },
      { replace: true, state: null, preventScrollReset: true },
    );
  });
}

/** The prompt in a navigation's state, as other pages hand it over, if any. */
export function handedOverPrompt(state: unknown): string | undefined {
  const { prompt } = (state ?? {}) as { prompt?: unknown };
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : undefined;
}
