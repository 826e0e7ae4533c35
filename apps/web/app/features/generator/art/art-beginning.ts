import { type ArtChoices, hasChoices, NO_CHOICES } from './art-choices.ts';

type Brought = {
  /** What the form holds before the app starts: chosen early, or restored by the browser. */
  early: ArtChoices;
  /** Whether Generate was pressed before the app was there. */
  isPressed: boolean;
  /** An idea that was handed over by another page of the app. */
  handedOver: string | undefined;
  /** What was chosen here last time. */
  draft: ArtChoices;
};
export type ArtBeginning = { choices: ArtChoices; start: 'now' | 'soon' | 'never' };

/** With what choices the page begins, and whether it generates by itself. What a person just did wins over what was stored. */
export function artBeginningOf({ early, isPressed, handedOver, draft }: Brought): ArtBeginning {
  if (isPressed) return { choices: early, start: 'now' };
  if (hasChoices(early)) return { choices: early, start: 'never' };
  if (handedOver !== undefined) return { choices: { ...NO_CHOICES, details: handedOver }, start: 'soon' };
  return { choices: draft, start: 'never' };
}
