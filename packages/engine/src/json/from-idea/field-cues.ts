import { type IdeaReading, readIdea } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { buildCueIndex, type CueIndex, findCues } from '../../text/cue-index.ts';
import type { FieldCue, JsonCue, ReadingWords } from '../../words/reading-words.ts';

type FieldHit = Place & { cue: FieldCue };

/** A request for JSON with all that its words say of fields. */
export type Asked = {
  reading: IdeaReading;
  words: ReadingWords;
  cues: readonly FieldHit[];
  /** Requests end in the verb: fields stand before it, and what they are read from before them. */
  isVerbLast: boolean;
};

export function askedOf(idea: string, words: ReadingWords): Asked {
  const reading = readIdea(idea, words);
  const isVerbLast = words.lead.out.length > words.lead.in.length;
  return { reading, words, cues: findFieldCues(reading.visible, words), isVerbLast };
}

type Lexicon = { index: CueIndex; cuesOf: ReadonlyMap<string, readonly FieldCue[]> };
const lexicons = new WeakMap<ReadingWords, Lexicon>();
const MAX_HITS = 600;

function findFieldCues(visible: string, words: ReadingWords): FieldHit[] {
  const { index, cuesOf } = lexiconOf(words);
  const found = findCues(index, visible)
    .slice(0, MAX_HITS)
    .map(({ cue, start, end }) => ({ stem: cue, start, end }))
    .toSorted((a, b) => a.start - b.start);
  return found
    .filter((one) => !found.some((other) => other.end - other.start > one.end - one.start && contains(other, one)))
    .flatMap(({ stem, start, end }) => (cuesOf.get(stem) ?? []).map((cue) => ({ cue, start, end })));
}

function lexiconOf(words: ReadingWords): Lexicon {
  const known = lexicons.get(words);
  if (known !== undefined) return known;
  const cuesOf = new Map<string, FieldCue[]>();
  for (const [name, stems] of Object.entries(words.fieldWords)) {
    const cue = name as FieldCue; // the type of the words has no other keys
    if (cue !== 'particle') for (const stem of stems) cuesOf.set(stem, [...(cuesOf.get(stem) ?? []), cue]);
  }
  const lexicon = { index: buildCueIndex(cuesOf.keys()), cuesOf };
  lexicons.set(words, lexicon);
  return lexicon;
}

export function cuesIn({ cues }: Asked, place: Place, wanted: readonly FieldCue[]): FieldHit[] {
  return cues.filter((hit) => wanted.includes(hit.cue) && contains(place, hit));
}

export function jsonHitsIn({ reading }: Asked, place: Place, wanted: readonly JsonCue[]): Place[] {
  return reading.hits.filter((hit) => wanted.some((cue) => hit.group === `json.${cue}`) && contains(place, hit));
}

/** What says that a field may be empty holds words that elsewhere rule something out. */
export function isCovered(asked: Asked, place: Place): boolean {
  return (
    asked.cues.some((hit) => COVERS.includes(hit.cue) && overlaps(hit, place)) ||
    asked.reading.hits.some(
      (hit) => ['json.null-when-missing', 'json.optional'].includes(hit.group) && overlaps(hit, place),
    )
  );
}

const COVERS: readonly FieldCue[] = ['nullable', 'boolean', 'only', 'max'];
