import { countWords } from '../count-words.ts';
import { authoredLines, type Draft, placeholdersOf } from './draft.ts';
import { type IntentId, traitsOf } from './intents.ts';
import { maxWords } from './length-cap.ts';
import type { SlotPatterns } from './lexicon.ts';
import { hardTokens } from './slots/hard-tokens.ts';

/** `found` names what is wrong; a check without findings is passed. */
export type CheckResult = { id: CheckId; passed: boolean; found: string[] };
export type CheckId =
  | 'hard-tokens'
  | 'negations'
  | 'invented-figures'
  | 'invented-names'
  | 'length-cap'
  | 'filler'
  | 'repetition'
  | 'empty-label'
  | 'check-count'
  | 'requirement-count'
  | 'placeholders';

export type CheckInput = {
  idea: string;
  ideaWords: number;
  prompt: string;
  draft: Draft;
  intent: IntentId;
  patterns: SlotPatterns;
};

const REPEATED_WORDS = 5;
/** A currency, a percentage, a year or a date beside a number. */
const FIGURE =
  /[€$£¥₹]\s?\p{N}+|\p{N}+\s?(?:[€$£¥₹%]|EUR\b|USD\b|GBP\b)|\b(?:19|20)\p{N}{2}\b|\b\p{N}{1,2}[./]\p{N}{1,2}(?:[./]\p{N}{2,4})?\b|\b\p{N}{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/gu;
const NAME = /(?<=[\p{Ll}\p{N},] )\p{Lu}[\p{L}\p{N}'’-]*/gu;

/** The release gate: what a program can say about a prompt. Source: prompt-craft 5.1 and 1.10. */
export function checkPrompt(input: CheckInput): CheckResult[] {
  const { idea, ideaWords, prompt, draft, intent } = input;
  const lines = authoredLines(draft);
  const isWhole = prompt.includes(idea);
  const placeholders = placeholdersOf(lines);
  return [
    result('hard-tokens', isWhole ? [] : hardTokens(idea).filter((token) => !prompt.includes(token))),
    result('negations', isWhole ? [] : lostNegations(input)),
    result('invented-figures', inventions(lines, FIGURE, idea)),
    result(
      'invented-names',
      inventions(lines, NAME, idea).filter((name) => !input.patterns.toolNames.test(name)),
    ),
    result('length-cap', atMost(countWords(prompt), maxWords(ideaWords))),
    result(
      'filler',
      lines.filter((line) => input.patterns.filler.test(line)),
    ),
    result('repetition', repeatedRuns(lines)),
    result(
      'empty-label',
      [draft.task, draft.format, ...draft.facts.map(({ value }) => value)].filter((value) => value.trim() === ''),
    ),
    result('check-count', draft.checks.length >= 2 ? atMost(draft.checks.length, 3) : [String(draft.checks.length)]),
    result('requirement-count', atMost(draft.requirements.length, 6)),
    result('placeholders', placeholders.slice(traitsOf(intent).maxPlaceholders)),
  ];
}

function result(id: CheckId, found: string[]): CheckResult {
  return { id, passed: found.length === 0, found };
}

function atMost(count: number, limit: number): string[] {
  return count > limit ? [`${count} > ${limit}`] : [];
}

function lostNegations({ idea, prompt, patterns }: CheckInput): string[] {
  return (idea.match(patterns.negation) ?? []).filter((negation) => !prompt.includes(negation));
}

function inventions(lines: readonly string[], pattern: RegExp, idea: string): string[] {
  return lines.flatMap((line) => line.match(pattern) ?? []).filter((token) => !idea.includes(token));
}

function repeatedRuns(lines: readonly string[]): string[] {
  const seen = new Set<string>();
  const repeated: string[] = [];
  for (const line of lines) {
    const words = line.toLowerCase().split(' ');
    for (let start = 0; start + REPEATED_WORDS <= words.length; start += 1) {
      const run = words.slice(start, start + REPEATED_WORDS).join(' ');
      if (seen.has(run)) repeated.push(run);
      seen.add(run);
    }
  }
  return repeated;
}
