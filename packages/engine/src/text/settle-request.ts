import { countWords } from '../count-words.ts';
import { oncePer } from '../once-per.ts';
import { settleCorrections } from '../reading/settle-corrections.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { TextPack } from '../words/text-pack.ts';
import { buildCueIndex, findCues } from './cue-index.ts';
import { foldText } from './fold-text.ts';
import { readIdea } from './read-idea.ts';

/** Longer requests are in a block, as typed. Source: docs/decisions/0009-prompts.md. */
const MAX_WORDS = 80;

/** The request without what it certainly takes back; text to be processed and code stay as they are. */
export function settleRequest(idea: string, pack: TextPack): string {
  if (pack.reading === undefined || idea.includes('\n') || countWords(idea.trim()) > MAX_WORDS) return idea;
  if (!mayTakeBack(idea, pack.reading)) return idea;
  // A figure that is lost or left alone does more harm than a correction left in its place.
  const settled = settleCorrections(idea, pack.reading, true);
  if (settled === idea) return idea;
  const { shape, material, hasInjection } = readIdea(idea, pack);
  const isRequest = (shape === 'plain' || shape === 'question') && material === null && !hasInjection;
  return isRequest ? settled : idea;
}

const correctingWords = oncePer(({ operators, takenBack }: ReadingWords) => {
  const { always, opens, between, alone } = takenBack;
  return buildCueIndex([...operators.correction, ...always, ...opens, ...between, ...alone]);
});

/** Most ideas contain no correction, and need no second reading. */
function mayTakeBack(idea: string, words: ReadingWords): boolean {
  return findCues(correctingWords(words), foldText(idea).text).length > 0;
}
