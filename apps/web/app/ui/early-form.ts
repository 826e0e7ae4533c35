import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A form as it was left before the app started; its fields hold what was typed or restored by the browser. */
export type EarlyForm = {
  form: HTMLFormElement;
  /** Whether it was sent, which the page's script remembers (prerender/loader.js). */
  isPressed: boolean;
  /** The value of the submit button; may be empty. */
  pressedBy: string;
};

/** Marks a form whose sending is remembered. The served page may have changed the mark, so the app expects no value. */
export const EARLY_FORM = { 'data-early': '', suppressHydrationWarning: true } as const;

/** Hands over a form once, before the app paints over what was typed. */
export function useEarlyForm(formRef: RefObject<HTMLFormElement | null>, onEarly: (early: EarlyForm) => void): void {
  const isAdopted = useRef(false);
  const adopt = useEffectEvent(onEarly);

  useLayoutEffect(() => {
    const form = formRef.current;
    if (!form || isAdopted.current) return;
    isAdopted.current = true;
    const { early, earlyBy = '' } = form.dataset;
    adopt({ form, isPressed: early === 'pressed', pressedBy: earlyBy });
    form.dataset.early = '';
  }, [formRef]);
}
