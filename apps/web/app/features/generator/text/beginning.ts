type Brought = {
  /** What the field holds before the app starts: typed early, or restored by the browser. */
  typed: string;
  /** Whether Generate was pressed before the app was there. */
  isPressed: boolean;
  /** Handed over by another page of the app. */
  handedOver: string | undefined;
  /** What was typed here last time. */
  draft: string;
};
export type Beginning = { text: string; start: 'now' | 'soon' | 'never' };

/** With what text the page begins, and whether it generates by itself. What a person just did wins over what was stored. */
export function beginningOf({ typed, isPressed, handedOver, draft }: Brought): Beginning {
  if (isPressed) return { text: typed, start: 'now' };
  if (typed !== '') return { text: typed, start: 'never' };
  if (handedOver) return { text: handedOver, start: 'soon' };
  return { text: draft, start: 'never' };
}
