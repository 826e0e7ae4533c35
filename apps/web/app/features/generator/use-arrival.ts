import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** How a visitor came: by pressing Generate before the app was there, or with a prompt from another page. */
export type Arrival = {
  isPressed: boolean;
  /** The prompt in the navigation's state: `{ prompt }`. */
  handedOver: string | undefined;
};

/** Tells how the visitor came, once, before the app paints over the form; takes a prompt that is handed over out of the history. */
export function useArrival(formRef: RefObject<HTMLFormElement | null>, onArrival: (arrival: Arrival) => void): void {
  const location = useLocation();
  const navigate = useNavigate();

  const arrive = useEffectEvent(() => {
    const form = formRef.current;
    if (!form) return;
    const isPressed = form.dataset.early === 'pressed';
    form.dataset.early = '';
    const handedOver = handedOverPrompt(location.state);
    onArrival({ isPressed, handedOver });
    if (handedOver === undefined) return;
    // Out of the history at once: a reload must neither start again nor cost again.
    const { search, hash } = location;
    navigate({ search, hash }, { replace: true, state: null, preventScrollReset: true });
  });

  useLayoutEffect(() => arrive(), []);
}

/** The prompt in a navigation's state, as other pages hand it over; undefined where there is none. */
export function handedOverPrompt(state: unknown): string | undefined {
  const { prompt } = (state ?? {}) as { prompt?: unknown };
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : undefined;
}
