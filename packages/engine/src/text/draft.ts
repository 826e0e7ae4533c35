import type { LanguageCode } from '../languages.ts';
import type { LabelId, TextPack } from '../words/text-pack.ts';
import type { FormId } from './cards/card-ids.ts';
import type { Missing } from './cards/find-gaps.ts';
import type { IntentId } from './intents.ts';
import type { Material } from './split-material.ts';

export type LabelledLine = { label: LabelId; value: string };

/** A prompt in parts, before a target gives it a form. */
export type Draft = {
  /** What to do: the request as typed, or a fixed sentence where the idea stands in a block of its own. */
  task: string;
  /** The task opens with words of ours and a colon ("Write this: …"), so a label before it would be a second one. */
  isLed: boolean;
  material: Material | null;
  requirements: string[];
  /** Audience, tone, length and the like, only those that are known. */
  facts: LabelledLine[];
  format: string;
  checks: string[];
  /** What is to be handed back, where the idea names it and a card knows it. */
  form: FormId | null;
  /** How the answer deals with what the idea does not say, and what that is. */
  gaps: Missing;
  /** In which order what is handed back has its parts; empty where the idea says so itself, or no card knows. */
  parts: string;
  /** What to do about missing information, and what the material is. */
  closing: string[];
  /** Whether the format is said before the requirements. */
  isFormatFirst: boolean;
};

export type DraftChoices = {
  intent: IntentId;
  /** Of the pack. */
  language: LanguageCode;
  pack: TextPack;
  variant: number;
  /** Where it is not the pack's, the idea stands in a block untouched. Null where it cannot be told. */
  ideaLanguage: LanguageCode | null;
};

/** The lines that the engine wrote, without the task and the material. */
export function authoredLines({ requirements, facts, format, checks, closing }: Draft): string[] {
  const values = facts.map(({ value }) => value);
  return [...requirements, ...values, format, ...checks, ...closing].filter((line) => line !== '');
}
