type Brought<Content> = {
  /** What the form holds before the app starts: typed early, or restored by the browser. */
  early: Content;
  isBlank: boolean;
  /** Whether Generate was pressed before the app was there. */
  isPressed: boolean;
  /** Handed over by another page of the app. */
  handedOver: Content | undefined;
  /** What was here last time, blank where there is nothing. */
  draft: Content;
};
export type Prefill<Content> = { content: Content; start: 'now' | 'soon' | 'never' };

/** With what a form begins, and whether it generates by itself. What a person just did wins over what was stored. */
export function prefillOf<Content>(brought: Brought<Content>): Prefill<Content> {
  const { early, isBlank, isPressed, handedOver, draft } = brought;
  if (isPressed) return { content: early, start: 'now' };
  if (!isBlank) return { content: early, start: 'never' };
  if (handedOver !== undefined) return { content: handedOver, start: 'soon' };
  return { content: draft, start: 'never' };
}
