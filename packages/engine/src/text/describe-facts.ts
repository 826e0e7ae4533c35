import type { LabelId, TextPack } from '../words/text-pack.ts';
import type { DraftChoices, LabelledLine } from './draft.ts';
import { type IntentId, traitsOf } from './intents.ts';
import { pickLine } from './pick-lines.ts';
import type { Reading } from './read-idea.ts';
import type { Scaffold } from './scaffolds/compile-scaffold.ts';

/** The labelled lines: what the idea states comes first, a default only fills what it leaves open. */
export function describeFacts(
  scaffold: Scaffold,
  { slots, clues, job, choices }: Reading,
  { intent, variant, pack }: DraftChoices,
): LabelledLine[] {
  const isOwnJob = intent === job.intent;
  const statedLength = slots.conflict?.follow ?? slots.length;
  // A usual length is counted in the words or characters of the prompt's language.
  const usualLength = slots.resultLanguage === null ? pickLine(scaffold.length, clues, variant) : null;
  const isOfExtra = intent === 'lesson_plan' && clues.has('extra-material');
  const lines: [LabelId, string | null][] = [
    ['audience', choices.audience === undefined ? quoted(slots.audience, pack) : slots.audience],
    ['tone', slots.tone ?? (traitsOf(intent).hasTone ? pickLine(scaffold.tone, clues, variant) : null)],
    [
      lengthLabel(intent),
      isOwnJob || choices.length !== undefined ? (slots.length === null ? usualLength : statedLength) : null,
    ],
    // The line on hashtags says how many, and a plan with a quiz is not five questions.
    ['count', clues.has('hashtags-counted') || isOfExtra ? null : slots.count],
    ['resultLanguage', isOwnJob && isInTwoLanguages(job) ? null : slots.resultLanguage],
  ];
  return lines.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}

/** What is planned by the clock has a duration; how long the text about it gets is another matter. */
function lengthLabel(intent: IntentId): LabelId {
  const { lengthUnits } = traitsOf(intent);
  return lengthUnits.length === 1 && lengthUnits[0] === 'time' ? 'duration' : 'length';
}

/** A summary and its translation: the task says which of the two is in the other language. */
function isInTwoLanguages({ intent, second }: Reading['job']): boolean {
  return second !== null && [intent, second].includes('translate');
}

/**
 * Where nouns have cases, what was typed stands after a label only in quotation marks, or behind the preposition that the
 * label has, too ("For whom: pupils").
 */
function quoted(words: string | null, { slots, typography, labels }: TextPack): string | null {
  if (words === null || !slots.inflectsNouns) return words;
  const lead = `${labels.audience.toLowerCase().split(' ')[0]} `;
  if (words.toLowerCase().startsWith(lead)) return words.slice(lead.length);
  return `${typography.openQuote}${words}${typography.closeQuote}`;
}
