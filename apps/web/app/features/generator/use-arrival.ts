import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readDraft } from '../../lib/draft-storage.ts';
import { type Arrival, arrivalOf, handedOverPrompt } from './arrival.ts';

type ArrivalDeps = {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Key of the draft. */
  generator: string;
  onArrival(arrival: Arrival): void;
  onPrepare(): void;
};

/** Takes over what the visitor brought along, once, before the app paints over the field. */
export function useArrival({ fieldRef, generator, onArrival, onPrepare }: ArrivalDeps): void {
  const location = useLocation();
  const navigate = useNavigate();

  const arrive = useEffectEvent(() => {
    const field = fieldRef.current;
    if (!field) return;
    const { form } = field;
    const isPressed = form?.dataset.early === 'pressed';
    if (form) form.dataset.early = '';
    const handedOver = handedOverPrompt(location.state);
    onArrival(arrivalOf({ typed: field.value, isPressed, handedOver, draft: readDraft(generator) }));
    if (location.hash === `#${field.id}`) field.focus();
    // The focus or the text may have come before the app, whose handlers then saw neither.
    if (field === document.activeElement || field.value !== '') onPrepare();
    if (handedOver === undefined) return;
    // Out of the history at once: a reload must neither start again nor cost again.
    const { search, hash } = location;
    navigate({ search, hash }, { replace: true, state: null, preventScrollReset: true });
  });

  useLayoutEffect(() => arrive(), []);
}
