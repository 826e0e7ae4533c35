import { countWords } from '../count-words.ts';
import type { LanguagePack } from '../words/language-pack.ts';
import { type CueHit, findCues } from './cue-trie.ts';
import { type DetectedIntent, detectIntent } from './detect-intent.ts';
import { type FoldedText, foldText, typedBetween } from './fold-text.ts';
import { detectShape, type Shape } from './idea-shape.ts';
import { traitsOf } from './intents.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { detectSlots } from './slots/detect-slots.ts';
import type { Slots } from './slots/slots.ts';
import { type Material, splitMaterial } from './split-material.ts';

/** All that the engine knows about an idea. */
export type Reading = {
  idea: string;
  words: number;
  shape: Shape;
  job: DetectedIntent;
  slots: Slots;
  /** The request in the words that were typed, without its lead-in; empty where the idea is all material. */
  command: string;
  material: Material | null;
  /** Cues, `#topics`, `#slots` and the `#shape`, for the conditions of a pack. */
  clues: ReadonlySet<string>;
  hasInjection: boolean;
};

/** English names of jobs and tools count in other languages, too, for less. Source: prompt-craft 1.7. */
const ENGLISH_ELSEWHERE = 0.6;
const LINK = /https?:\/\/|www\./;
const QUOTED = /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|「[^」\n]*」/gu;

export function readIdea(typed: string, pack: LanguagePack, english: LanguagePack): Reading {
  const lexicon = lexiconOf(pack);
  const idea = foldText(typed.trim());
  const words = countWords(idea.original);
  const shape = detectShape(idea, words, lexicon.patterns, pack.slots.emptyWords);
  const exclusions = [...idea.text.matchAll(lexicon.patterns.exclusion)];
  const visible = blank(blank(idea.text, exclusions), [...idea.text.matchAll(QUOTED)]);
  const hits = findCues(lexicon.trie, visible);
  const { command, material } = separate(idea, shape, hits, lexicon);
  const reach = material === null || command === '' ? visible.length : command.length;
  const inReach = hits.filter((hit) => hit.end <= reach);
  const job = detectJob(visible, inReach, lexicon, pack === english ? null : lexiconOf(english));
  const reachable = visible.slice(0, reach);
  const input = {
    idea,
    visible: reachable,
    hits: inReach,
    job,
    exclusions: exclusions.map((match) => typedBetween(idea, match.index, match.index + match[0].length).trim()),
  };
  const slots = detectSlots(input, pack, lexicon.patterns);
  const hasInjection = lexicon.patterns.injection.test(idea.text);
  const clues = collectClues({ hits: inReach, lexicon, slots, shape, material, visible: reachable });
  return { idea: idea.original, words, shape, job, slots, command, material, clues, hasInjection };
}

function detectJob(
  visible: string,
  hits: readonly CueHit[],
  { intentsOf }: Lexicon,
  english: Lexicon | null,
): DetectedIntent {
  const own = { hits, intentsOf, weight: 1 };
  if (english === null) return detectIntent(visible, [own]);
  const foreign = { hits: findCues(english.trie, visible), intentsOf: english.intentsOf, weight: ENGLISH_ELSEWHERE };
  return detectIntent(visible, [own, foreign]);
}

/** Sets the source apart from the request, and drops the lead-in of the request. */
function separate(idea: FoldedText, shape: Shape, hits: readonly CueHit[], { intentsOf, patterns }: Lexicon) {
  const isOperation = (hit: CueHit) =>
    intentsOf.get(hit.cue)?.some(({ intent }) => traitsOf(intent).isOperation) ?? false;
  const isCommand = (head: string) => hits.some((hit) => hit.end <= head.length && isOperation(hit));
  const parts = shape === 'prompt' || shape === 'link' ? null : splitMaterial(idea.original, isCommand);
  if (parts !== null) return parts;
  if (shape === 'code') return { command: '', material: { kind: 'code', text: idea.original } satisfies Material };
  const leadIn = patterns.leadIn.exec(idea.text)?.[0] ?? '';
  const rest = typedBetween(idea, leadIn.length, idea.text.length);
  return { command: /\p{L}/u.test(rest) ? rest : idea.original, material: null };
}

type ClueSource = {
  hits: readonly CueHit[];
  lexicon: Lexicon;
  slots: Slots;
  shape: Shape;
  material: Material | null;
  visible: string;
};

function collectClues({ hits, lexicon, slots, shape, material, visible }: ClueSource): Set<string> {
  const clues = new Set<string>([`#${shape}`]);
  for (const { cue } of hits) {
    clues.add(cue);
    for (const topic of lexicon.topicsOf.get(cue) ?? []) clues.add(`#${topic}`);
  }
  for (const [slot, value] of Object.entries(slots)) {
    const isStated = Array.isArray(value) ? value.length > 0 : value !== null;
    if (isStated) clues.add(`#${slot}`);
  }
  if (slots.size !== null) clues.add(`#${slots.size}`);
  if (LINK.test(visible)) clues.add('#has-link');
  if (material !== null) clues.add('#source').add(`#source-${material.kind}`);
  else if (lexicon.patterns.pointsAtSource.test(visible)) clues.add('#points-at-source');
  return clues;
}

/** Replaces matches by as many spaces, so that all places stay where they are. */
function blank(text: string, matches: readonly RegExpExecArray[]): string {
  let result = text;
  for (const { index, 0: match } of matches) {
    result = result.slice(0, index) + ' '.repeat(match.length) + result.slice(index + match.length);
  }
  return result;
}
