type Brought<Content> = {
  /** The contents of the form before the app starts: typed early, or restored by the browser. */
  early: Content;
  isBlank: boolean;
  /** Whether Generate was pressed before hydration. */
  isPressed: boolean;
  /** Handed over by another page of the app. */
  handedOver: Content | undefined;
  /** The stored draft, or blank. */
  draft: Content;
};
export type Prefill<Content> = { content: Content; start: 'now' | 'soon' | 'never' };

/** The initial contents of a form, and whether it generates by itself. Recent input wins over the stored draft. */
export function prefillOf<Content>(brought: Brought<Content>): Prefill<Content> {
  const { early, isBlank, isPressed, handedOver, draft } = brought;
  if (isPressed) return { content: early, start: 'now' };
  if (!isBlank) return { content: early, start: 'never' };
  if (handedOver !== undefined) return { content: handedOver, start: 'soon' };
  return { content: draft, start: 'never' };
}
