import type { LanguageCode } from '../languages.ts';
import type { LabelId, TextPack } from '../words/text-pack.ts';
import type { FormId, Gaps } from './cards/card-ids.ts';
import type { IntentId } from './intents.ts';
import type { Material } from './split-material.ts';

export type LabelledLine = { label: LabelId; value: string };

/** A prompt in parts, before it is formatted for a target. */
export type Draft = {
  /** The task: the request as typed, or a fixed sentence if the idea is in a separate block. */
  task: string;
  /** The task opens with our words and a colon ("Write this: …"), so a label before it would be redundant. */
  isLed: boolean;
  material: Material | null;
  requirements: string[];
  /** Audience, tone, length and the like, if known. */
  facts: LabelledLine[];
  format: string;
  checks: string[];
  /** What to return, if the idea names it and a card knows it. */
  form: FormId | null;
  /** How the answer handles missing information, if a card knows it. */
  gaps: Gaps | null;
  /** What to return; empty if no card knows it. */
  only: string;
  /** How to handle missing information, and what the material is. */
  closing: string[];
  /** True if the format precedes the requirements. */
  isFormatFirst: boolean;
};

export type DraftChoices = {
  intent: IntentId;
  /** Of the pack. */
  language: LanguageCode;
  pack: TextPack;
  variant: number;
  /** If different from the pack's, the idea is in a block, untouched. Null if unknown. */
  ideaLanguage: LanguageCode | null;
  /** True if the request is printed in careful spelling; objects that repeat it elsewhere take it as typed. */
  isSpelled: boolean;
};

/** The lines that the engine wrote, without the task and the material. */
export function authoredLines({ requirements, facts, format, checks, closing }: Draft): string[] {
  const values = facts.map(({ value }) => value);
  return [...requirements, ...values, format, ...checks, ...closing].filter((line) => line !== '');
}
