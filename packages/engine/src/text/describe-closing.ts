import type { LanguageCode } from '../languages.ts';
import { findPlaceholders } from '../placeholders.ts';
import type { FormatId } from '../words/slot-words.ts';
import type { TextPack } from '../words/text-pack.ts';
import type { Gaps } from './cards/card-ids.ts';
import { authoredLines, type Draft } from './draft.ts';
import { fillSentence } from './fill-sentence.ts';
import { languagesNamedIn } from './find-prompt-language.ts';
import { foldText } from './fold-text.ts';
import { type IntentId, traitsOf } from './intents.ts';
import type { Reading } from './read-idea.ts';

type ClosingChoices = {
  intent: IntentId;
  pack: TextPack;
  /** The language of the prompt. */
  language: LanguageCode;
  ideaLanguage: LanguageCode | null;
};

/** Formats that allow nothing else, not even a list of assumptions. */
const BARE_FORMATS: readonly FormatId[] = ['json', 'csv', 'html'];

/** How to handle a conflict, missing information, and the material. */
export function describeClosing(draft: Draft, reading: Reading, choices: ClosingChoices): string[] {
  const { intent, pack } = choices;
  const { lines } = pack;
  const { slots, hasInjection, shape } = reading;
  const closing: string[] = [];
  if (slots.conflict !== null) closing.push(fillSentence(lines.conflict, slots.conflict));
  const isData = draft.material?.kind === 'text' || hasInjection;
  if (isData) closing.push(fillSentence(lines.data, { tag: draft.material?.kind === 'text' ? 'text' : 'brief' }));
  const asksAnyway = shape === 'wordless' || shape === 'one-word';
  if (choices.ideaLanguage !== choices.language) closing.push(resultLanguageLine(reading, choices));
  else if (reading.clues.has('has-link') && (shape === 'link' || traitsOf(intent).source === 'text'))
    closing.push(lines.linkUnreadable);
  else if (!asksAnyway) closing.push(missingLine(draft, reading, intent, pack));
  if (slots.format === null) closing.push(draft.only);
  return closing.filter((line) => line !== '' && !reading.idea.includes(line));
}

/** A prompt in a different language than its idea names the language of the answer. */
function resultLanguageLine({ idea }: Reading, { pack, language, ideaLanguage }: ClosingChoices): string {
  const named = languagesNamedIn(foldText(idea).text).filter((code) => code !== ideaLanguage);
  const wanted = named.length === 0 ? ideaLanguage : named[0];
  if (named.length > 1) return ''; // the idea says more about it than one name can
  if (wanted === null || wanted === undefined) return pack.lines.answerInBriefLanguage;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(wanted);
  return `${pack.labels.resultLanguage}${pack.typography.colon}${name}`;
}

const GAP_LINES: Readonly<Record<Gaps, 'leaveOpen' | 'addNothing' | 'assume' | 'ask' | null>> = {
  brackets: 'leaveOpen',
  nothing: 'addNothing',
  assume: 'assume',
  ask: 'ask',
  none: null,
};

function missingLine(draft: Draft, { slots }: Reading, intent: IntentId, { lines }: TextPack): string {
  if (draft.gaps !== null) {
    const line = GAP_LINES[draft.gaps];
    return line === null ? '' : lines[line];
  }
  const { stakes, carriesFacts } = traitsOf(intent);
  // If the goal is unknown, an assumption could be an invented fact.
  if (stakes === 'high' || intent === 'general') return lines.ask;
  if (authoredLines(draft).some((line) => findPlaceholders(line).length > 0)) return lines.keepOpen;
  const isBare = slots.format !== null && BARE_FORMATS.includes(slots.format);
  if (stakes === 'low' || isBare) return '';
  return carriesFacts ? lines.leaveOpen : lines.assume;
}
