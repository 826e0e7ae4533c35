import type { Condition, LanguagePack, Line } from '../words/language-pack.ts';
import { buildCueTrie, type CueTrie } from './cue-trie.ts';
import { INTENT_IDS, type IntentId } from './intents.ts';
import { describeLine, type LineFacts } from './line-facts.ts';
import { compilePatterns, type SlotPatterns } from './slot-patterns.ts';

export type IntentCue = { intent: IntentId; weight: number };
/** A pack in the form in which it is searched. */
export type Lexicon = {
  trie: CueTrie;
  intentsOf: ReadonlyMap<string, readonly IntentCue[]>;
  topicsOf: ReadonlyMap<string, readonly string[]>;
  patterns: SlotPatterns;
  /** The pack's own lines; what is known of a line is filled in when it is first printed. */
  lines: Map<string, LineFacts | null>;
};

/** Weights of cues that name the job and of cues that only hint at it. Source: docs/decisions/0009-prompts.md. */
const STRONG = 3;
const WEAK = 1;

const lexicons = new WeakMap<LanguagePack, Lexicon>();

/** Built once for each pack. */
export function lexiconOf(pack: LanguagePack): Lexicon {
  const known = lexicons.get(pack);
  if (known !== undefined) return known;
  const intentsOf = collectIntentCues(pack);
  const topicsOf = new Map<string, string[]>();
  for (const [topic, cues] of Object.entries(pack.topics)) for (const cue of cues) push(topicsOf, cue, topic);
  const formatCues = Object.values(pack.slots.formats).flatMap((format) => format.cues);
  const cues = [...intentsOf.keys(), ...topicsOf.keys(), ...formatCues, ...conditionCues(pack)];
  const lexicon = {
    trie: buildCueTrie(cues),
    intentsOf,
    topicsOf,
    patterns: compilePatterns(pack),
    lines: ownLines(pack),
  };
  lexicons.set(pack, lexicon);
  return lexicon;
}

function collectIntentCues(pack: LanguagePack): Map<string, IntentCue[]> {
  const intentsOf = new Map<string, IntentCue[]>();
  for (const intent of INTENT_IDS) {
    for (const marked of pack.intents[intent].cues) {
      const isStrong = marked.startsWith('*');
      push(intentsOf, isStrong ? marked.slice(1) : marked, { intent, weight: isStrong ? STRONG : WEAK });
    }
  }
  return intentsOf;
}

function conditionCues(pack: LanguagePack): string[] {
  const cases = INTENT_IDS.flatMap((intent) => pack.intents[intent].cases ?? []);
  const conditions: Condition[] = [...cases, ...linesOf(pack).filter(isConditional)];
  const cues = conditions.flatMap(({ if: wanted = [], unless = [] }) => [...wanted, ...unless]);
  return cues.filter((cue) => !cue.startsWith('#'));
}

/** What people typed is never kept: only lines of the pack have a place here. */
function ownLines(pack: LanguagePack): Map<string, LineFacts | null> {
  const wordings = linesOf(pack).flatMap((line) => (isConditional(line) ? line.say : line));
  return new Map([...wordings, ...Object.values(pack.lines)].map((wording) => [wording, null]));
}

export function lineFactsOf({ lines, patterns }: Lexicon, line: string): LineFacts {
  const known = lines.get(line);
  if (known !== undefined && known !== null) return known;
  const facts = describeLine(line, patterns);
  if (known === null) lines.set(line, facts);
  return facts;
}

function linesOf(pack: LanguagePack): Line[] {
  const scaffolds = INTENT_IDS.flatMap((intent) => [pack.intents[intent], ...(pack.intents[intent].cases ?? [])]);
  return scaffolds.flatMap(({ role = [], tone = [], length = [], format = [], requirements = [], checks = [] }) => [
    ...role,
    ...tone,
    ...length,
    ...format,
    ...requirements,
    ...checks,
  ]);
}

export function isConditional(line: Line): line is Exclude<Line, string | readonly string[]> {
  return typeof line === 'object' && 'say' in line;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
