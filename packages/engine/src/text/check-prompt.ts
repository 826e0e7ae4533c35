import { type Check, checkOf } from '../check.ts';
import { authoredLines, type Draft } from './draft.ts';
import { type IntentId, traitsOf } from './intents.ts';
import { maxWords } from './length-cap.ts';
import { type Lexicon, lineFactsOf } from './lexicon.ts';
import type { LineFacts } from './line-facts.ts';
import { hardTokens } from './slots/hard-tokens.ts';

export type CheckResult = Check<CheckId>;
type CheckId =
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
  /** The idea in careful spelling, as a prompt may repeat it. */
  spelled: string;
  ideaWords: number;
  prompt: string;
  promptWords: number;
  draft: Draft;
  intent: IntentId;
  lexicon: Lexicon;
  /** The user's words that lines of the prompt repeat. */
  stated: readonly string[];
};

/** The release gate: everything a program can check in a prompt. Source: docs/decisions/0009-prompts.md. */
export function checkPrompt(input: CheckInput): CheckResult[] {
  const { idea, spelled, ideaWords, prompt, promptWords, draft, intent, lexicon, stated } = input;
  const lines = authoredLines(draft);
  const facts = lines.map((line) => lineFactsOf(lexicon, line));
  const isWhole = prompt.includes(idea) || prompt.includes(spelled);
  const lostIn = (text: string, tokens: readonly string[]) => tokens.filter((token) => !text.includes(token));
  // As typed or as spelled, whichever the prompt repeats.
  const lost = (text: string, tokensOf: (idea: string) => readonly string[]) =>
    lostIn(text, tokensOf(idea)).length === 0 ? [] : lostIn(text, tokensOf(spelled));
  const negationsOf = (text: string) => (text.match(lexicon.patterns.negation) ?? []).map((word) => word.toLowerCase());
  // A manual choice may say what the idea does not.
  const isStated = (token: string) => idea.includes(token) || stated.some((words) => words.includes(token));
  const invented = (tokens: readonly string[]) => tokens.filter((token) => !isStated(token));
  // The user's text may contain any word.
  const isFiller = (line: string) =>
    lexicon.patterns.filler.test(stated.reduce((text, words) => text.replaceAll(words, ''), line));
  const labelled = [draft.task, ...draft.facts.map(({ value }) => value)];
  return [
    checkOf('hard-tokens', isWhole ? [] : lost(prompt, hardTokens)),
    // The first word of a task may have been capitalized.
    checkOf('negations', isWhole ? [] : lost(prompt.toLowerCase(), negationsOf)),
    checkOf('invented-figures', invented(facts.flatMap(({ figures }) => figures))),
    checkOf('invented-names', invented(facts.flatMap(({ names }) => names))),
    checkOf('length-cap', atMost(promptWords, maxWords(ideaWords))),
    checkOf(
      'filler',
      lines.filter((line) => isFiller(line)),
    ),
    checkOf('repetition', repeatedRuns(facts)),
    checkOf(
      'empty-label',
      labelled.filter((value) => value.trim() === ''),
    ),
    checkOf('check-count', atMost(draft.checks.length, 3)),
    checkOf('requirement-count', atMost(draft.requirements.length, 6)),
    checkOf(
      'placeholders',
      // Brackets in the idea are not gaps left by the prompt.
      [...new Set(invented(facts.flatMap(({ placeholders }) => placeholders)))].slice(traitsOf(intent).maxPlaceholders),
    ),
  ];
}

function atMost(count: number, limit: number): string[] {
  return count > limit ? [`${count} > ${limit}`] : [];
}

function repeatedRuns(facts: readonly LineFacts[]): string[] {
  const seen = new Set<string>();
  const repeated: string[] = [];
  for (const { runs } of facts) {
    for (const run of runs) {
      if (seen.has(run)) repeated.push(run);
      seen.add(run);
    }
  }
  return repeated;
}
