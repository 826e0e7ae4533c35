import type { DetectedIntent } from './detect-intent.ts';
import type { IntentId } from './intents.ts';
import type { Slots } from './slots/slots.ts';

/**
 * The user's changes to what was read from the idea; undefined keeps what was read. A text is at most 80 characters on
 * one line; null or an empty one removes what was read: its words are left out of the printed idea.
 */
export type TextChoices = {
  intent?: IntentId | undefined;
  audience?: string | null | undefined;
  tone?: string | null | undefined;
  length?: string | null | undefined;
  /** Items of the prompt's `limits` that no longer apply: they are left out of the printed idea. */
  withoutLimits?: readonly string[] | undefined;
};

/** A changed job is the only one, and takes the position of the detected one. */
export function chooseJob(found: DetectedIntent, { intent }: TextChoices): DetectedIntent {
  if (intent === undefined) return found;
  const isCertain = intent !== 'general';
  return intent === found.intent ? { ...found, isCertain } : { ...found, intent, second: null, isCertain };
}

/** A choice settles what the idea left open: a conflict, and a size without a number. */
export function chooseSlots(found: Slots, choices: TextChoices): Slots {
  const { withoutLimits = [] } = choices;
  const isManner = choices.tone !== undefined || choices.length !== undefined;
  return {
    ...found,
    audience: chosenText(choices.audience, found.audience),
    tone: chosenText(choices.tone, found.tone),
    length: chosenText(choices.length, found.length),
    size: choices.length === undefined ? found.size : null,
    exclusions: found.exclusions.filter((exclusion) => !withoutLimits.some((limit) => limit.includes(exclusion))),
    constraints: found.constraints.filter((constraint) => !withoutLimits.includes(constraint)),
    conflict: isManner ? null : found.conflict,
  };
}

/** The empty text means removed by choice, unlike null, which means never stated. */
function chosenText(choice: string | null | undefined, found: string | null): string | null {
  return choice === undefined ? found : (choice ?? '').trim();
}
