import { oncePer } from '../once-per.ts';
import international from '../words/international-cues.json' with { type: 'json' };
import type { TextPack } from '../words/text-pack.ts';
import { buildCueIndex, type CueIndex } from './cue-index.ts';
import { INTENT_IDS, type IntentId } from './intents.ts';
import { describeLine, type LineFacts } from './line-facts.ts';
import { compilePatterns, type SlotPatterns } from './slot-patterns.ts';
import type { Topic } from './topics.ts';

export type IntentCue = { intent: IntentId; weight: number };
/** A pack in searchable form. */
export type Lexicon = {
  cueIndex: CueIndex;
  intentsOf: ReadonlyMap<string, readonly IntentCue[]>;
  topicsOf: ReadonlyMap<string, readonly Topic[]>;
  patterns: SlotPatterns;
  capitalizesNouns: boolean;
  /** The pack's own lines; the facts about a line are added when it is first printed. */
  lines: Map<string, LineFacts | null>;
};

/**
 * Weights of cues by their mark: names the job, usually goes with it, only hints at it. Source:
 * docs/decisions/0009-prompts.md.
 */
const STRONG = 3;
const MIDDLE = 2;
const WEAK = 1;
/** English names of jobs and tools count in every language, with a lower weight than native ones. */
const INTERNATIONAL = 0.6;

/** Built once per pack. */
export const lexiconOf = oncePer((pack: TextPack): Lexicon => {
  const intentsOf = collectIntentCues(pack);
  const topicsOf = new Map<string, Topic[]>();
  for (const [topic, cues] of Object.entries(pack.topics)) for (const cue of cues) push(topicsOf, cue, topic as Topic);
  const formatCues = Object.values(pack.slots.formats).flatMap((format) => format.cues);
  const lines = new Map<string, LineFacts | null>(ownLines(pack).map((line) => [line, null]));
  const lexicon: Lexicon = {
    cueIndex: buildCueIndex([...intentsOf.keys(), ...topicsOf.keys(), ...formatCues]),
    intentsOf,
    topicsOf,
    patterns: compilePatterns(pack),
    capitalizesNouns: pack.slots.capitalizesNouns,
    lines,
  };
  return lexicon;
});

/** Every line that the engine can add to an idea. */
export function ownLines({ lines, cards }: TextPack): string[] {
  const all = cards === undefined ? [] : [...Object.values(cards.forms), ...Object.values(cards.subjects)];
  const only = Object.values(cards?.forms ?? {}).map((form) => form.only);
  const unnamed = cards === undefined ? [] : [cards.unnamed.only];
  const rules = Object.values(cards?.rules ?? {});
  return [...Object.values(lines), ...all.flatMap((card) => card.lines), ...rules, ...only, ...unnamed].filter(
    (line) => line !== '',
  );
}

function collectIntentCues(pack: TextPack): Map<string, IntentCue[]> {
  const intentsOf = new Map<string, IntentCue[]>();
  const add = (intent: IntentId, marked: string, share: number) => {
    const cue = marked.replace(/^[*+]/, '');
    const isOwn = intentsOf.get(cue)?.some((known) => known.intent === intent) ?? false;
    if (!isOwn) push(intentsOf, cue, { intent, weight: weightOf(marked) * share });
  };
  for (const intent of INTENT_IDS) for (const cue of pack.intents[intent].cues) add(intent, cue, 1);
  for (const [intent, cues] of Object.entries(international)) {
    for (const cue of cues) add(intent as IntentId, cue, INTERNATIONAL);
  }
  return intentsOf;
}

function weightOf(marked: string): number {
  if (marked.startsWith('*')) return STRONG;
  return marked.startsWith('+') ? MIDDLE : WEAK;
}

/** User text is never kept: `lines` contains only lines of the pack. */
export function lineFactsOf({ lines, patterns, capitalizesNouns }: Lexicon, line: string): LineFacts {
  const known = lines.get(line);
  if (known !== undefined && known !== null) return known;
  const facts = describeLine(line, patterns, capitalizesNouns);
  if (known === null) lines.set(line, facts);
  return facts;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
