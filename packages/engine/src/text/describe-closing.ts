import { findPlaceholders } from '../placeholders.ts';
import type { FormatId } from '../words/slot-words.ts';
import type { TextPack } from '../words/text-pack.ts';
import { authoredLines, type Draft } from './draft.ts';
import { fillSentence } from './fill-sentence.ts';
import { type IntentId, traitsOf } from './intents.ts';
import type { Reading } from './read-idea.ts';

type ClosingChoices = { intent: IntentId; pack: TextPack; isForeign: boolean };

/** Formats with which nothing else may stand, not even a list of assumptions. */
const BARE_FORMATS: readonly FormatId[] = ['json', 'csv', 'html'];

/** What to do about a conflict, about missing information, and with the material. */
export function describeClosing(draft: Draft, reading: Reading, { intent, pack, isForeign }: ClosingChoices): string[] {
  const { lines } = pack;
  const { slots, hasInjection, shape } = reading;
  const closing: string[] = [];
  if (slots.conflict !== null) closing.push(fillSentence(lines.conflict, slots.conflict));
  const isData = draft.material?.kind === 'text' || hasInjection;
  if (isData) closing.push(fillSentence(lines.data, { tag: draft.material?.kind === 'text' ? 'text' : 'brief' }));
  const asksAnyway = shape === 'wordless' || shape === 'one-word';
  if (isForeign) closing.push(lines.answerInBriefLanguage);
  else if (reading.clues.has('has-link') && (shape === 'link' || traitsOf(intent).source === 'text'))
    closing.push(lines.linkUnreadable);
  else if (!asksAnyway) closing.push(missingLine(draft, reading, intent, pack));
  return closing.filter((line) => line !== '' && !reading.idea.includes(line));
}

function missingLine(draft: Draft, { clues, slots }: Reading, intent: IntentId, { lines }: TextPack): string {
  const { stakes, carriesFacts } = traitsOf(intent);
  const isOwnLife = intent === 'general' && (clues.has('life-question') || clues.has('conversation'));
  if (stakes === 'high' || isOwnLife) return lines.ask;
  // The requirements of such a choice ask for what would tip it.
  if (intent === 'comparison' && clues.has('should-i') && !clues.has('short')) return '';
  if (authoredLines(draft).some((line) => findPlaceholders(line).length > 0)) return lines.keepOpen;
  const isBare = slots.format !== null && BARE_FORMATS.includes(slots.format);
  if (stakes === 'low' || isBare) return '';
  return carriesFacts ? lines.leaveOpen : lines.assume;
}
