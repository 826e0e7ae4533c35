import type { FormatId } from '../../words/slot-words.ts';
import type { TextPack } from '../../words/text-pack.ts';
import { allMatches } from '../all-matches.ts';
import type { CueHit } from '../cue-index.ts';
import { type DetectedIntent, NAMING_WEIGHT } from '../detect-intent.ts';
import { type FoldedText, typedBetween } from '../fold-text.ts';
import { type LengthUnit, traitsOf } from '../intents.ts';
import { lexiconOf } from '../lexicon.ts';
import type { SlotPatterns } from '../slot-patterns.ts';
import type { Topic } from '../topics.ts';
import { findConflict } from './find-conflict.ts';
import { findConstraints } from './find-constraints.ts';
import { findFacts } from './find-facts.ts';
import { findManner, type Span } from './find-manner.ts';
import type { Slots } from './slots.ts';

export type SlotInput = {
  idea: FoldedText;
  /** The folded text with blanked exclusions and quotations, so that nothing in them counts as a wish. */
  visible: string;
  hits: readonly CueHit[];
  job: DetectedIntent;
  exclusions: readonly string[];
};

/** Detects conservatively: an uncertain slot stays in the idea, where the model reads it anyway. */
export function detectSlots(input: SlotInput, pack: TextPack, patterns: SlotPatterns): Slots {
  const { idea, visible, hits, job } = input;
  const traits = traitsOf(job.intent);
  const typed = (span: Span | null) => (span === null ? null : typedBetween(idea, span[0], span[1]));
  const lengthSpans = findLengths(visible, traits.lengthUnits, patterns);
  const lengths = lengthSpans.map(([start, end]) => withPlural(typedBetween(idea, start, end), pack.slots.plurals));
  const { tone: toneSpan, short, long } = findManner(visible, job, patterns);
  const tone = traits.hasTone ? typed(toneSpan) : null;
  const format = findFormat(hits, pack);
  const conflict = findConflict({
    lengths,
    short: typed(short),
    long: typed(long),
    tone,
    opposites: pack.slots.toneOpposites,
  });
  const audience = traits.hasAudience ? groupOf(patterns.audience.exec(visible)) : null;
  const count = spanOf(totalIn(allMatches(visible, patterns.count)));
  const resultLanguage = groupOf(patterns.resultLanguage.exec(visible));
  const lacks = job.intent === 'cover_letter' ? spansOf('lacking', hits, pack) : [];
  const told = [
    ...lengthSpans,
    ...lacks,
    audience,
    count,
    resultLanguage,
    traits.hasTone ? toneSpan : null,
    short,
    long,
  ];
  return {
    audience: typed(audience),
    tone,
    length: lengths.at(-1) ?? null,
    size: sizeOf(short, long),
    count: count === null ? null : withPlural(typedBetween(idea, ...count), pack.slots.plurals),
    format,
    resultLanguage: typed(resultLanguage),
    exclusions: [...input.exclusions],
    constraints: findConstraints({
      idea,
      visible,
      job: jobSpans(hits, job, pack),
      told: told.filter((span) => span !== null),
      apart: spansOf('experience-gap', hits, pack),
      exclusions: input.exclusions,
      patterns,
    }),
    facts: traits.carriesFacts ? findFacts(idea, patterns, pack.slots.capitalizesNouns) : [],
    conflict,
  };
}

function jobSpans(hits: readonly CueHit[], { intent, jobStart, jobEnd }: DetectedIntent, pack: TextPack): Span[] {
  if (intent === 'general') return [];
  const { intentsOf } = lexiconOf(pack);
  const isName = ({ cue }: CueHit) =>
    intentsOf.get(cue)?.some((named) => named.intent === intent && named.weight >= NAMING_WEIGHT) ?? false;
  return [[jobStart, jobEnd], ...hits.filter(isName).map(({ start, end }) => [start, end] as const)];
}

/** An applicant's missing qualification has a separate line, which omits it unless asked. */
function spansOf(topic: Topic, hits: readonly CueHit[], pack: TextPack): Span[] {
  const { topicsOf } = lexiconOf(pack);
  return hits.filter(({ cue }) => topicsOf.get(cue)?.includes(topic) ?? false).map(({ start, end }) => [start, end]);
}

function sizeOf(short: Span | null, long: Span | null): Slots['size'] {
  if (short !== null) return long === null || long[0] < short[0] ? 'short' : 'long';
  return long === null ? null : 'long';
}

function findLengths(text: string, units: readonly LengthUnit[], patterns: SlotPatterns): Span[] {
  const matches = units.flatMap((unit) => allMatches(text, patterns.length[unit]));
  return matches
    .sort((a, b) => a.index - b.index)
    .map((match) => [match.index, match.index + match[0].length] as const);
}

/** "200-word" describes a text; after a colon it is "200 words". */
function withPlural(length: string, plurals: Readonly<Record<string, string>>): string {
  const adjective = /^(.*\p{N}|.*\p{L})[ -](\p{L}+)$/u.exec(length);
  const [, amount = '', unit = ''] = adjective ?? [];
  const plural = plurals[unit.toLowerCase()];
  return plural === undefined || /^(?:1|\p{L}+)$/u.test(amount) ? length : `${amount} ${plural}`;
}

function findFormat(hits: readonly CueHit[], pack: TextPack): FormatId | null {
  const ids = Object.keys(pack.slots.formats) as FormatId[];
  return ids.find((id) => hits.some((hit) => pack.slots.formats[id].cues.includes(hit.cue))) ?? null;
}

/** Of several counts of the same things ("6 with options, 4 open, 10 questions") the largest is the total. */
function totalIn([first, ...others]: readonly RegExpExecArray[]): RegExpExecArray | null {
  if (first === undefined) return null;
  const [, unit] = partsOfCount(first);
  return others
    .filter((other) => partsOfCount(other)[1] === unit)
    .reduce((total, other) => (partsOfCount(other)[0] > partsOfCount(total)[0] ? other : total), first);
}

function partsOfCount([count]: RegExpExecArray): [amount: number, unit: string | undefined] {
  return [Number(/\p{Nd}+/u.exec(count)?.[0] ?? 0), count.split(/[\p{N}\s-]+/u).at(-1)];
}

function spanOf(match: RegExpExecArray | null): Span | null {
  return match === null ? null : [match.index, match.index + match[0].length];
}

function groupOf(match: RegExpExecArray | null): Span | null {
  return match?.indices?.[1] ?? null;
}
