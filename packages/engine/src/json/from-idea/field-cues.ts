import { oncePer } from '../../once-per.ts';
import { type IdeaReading, readIdea } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { buildCueIndex, type CueIndex, findCues } from '../../text/cue-index.ts';
import type { FieldCue, JsonCue } from '../../words/json-reading-words.ts';
import type { ReadingWords } from '../../words/reading-words.ts';

type FieldHit = Place & { cue: FieldCue };

/** A request for JSON with everything its words say about fields. */
export type Asked = {
  reading: IdeaReading;
  words: ReadingWords;
  cues: readonly FieldHit[];
  byCue: ReadonlyMap<string, readonly FieldHit[]>;
  byGroup: ReadonlyMap<string, readonly Place[]>;
  /** Requests end in the verb: the fields come before it, and their source before them. */
  isVerbLast: boolean;
};

export function askedOf(idea: string, words: ReadingWords): Asked {
  const reading = readIdea(idea, words);
  const isVerbLast = words.lead.out.length > words.lead.in.length;
  const cues = isLong(reading) ? [] : findFieldCues(reading.visible, words);
  return {
    reading,
    words,
    cues,
    byCue: grouped(cues, ({ cue }) => cue),
    byGroup: grouped(reading.hits, ({ group }) => group),
    isVerbLast,
  };
}

function grouped<Hit>(hits: readonly Hit[], nameOf: (hit: Hit) => string): Map<string, Hit[]> {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(nameOf(hit));
    if (group === undefined) groups.set(nameOf(hit), [hit]);
    else group.push(hit);
  }
  return groups;
}

type Lexicon = { index: CueIndex; cuesOf: ReadonlyMap<string, readonly FieldCue[]> };
const MAX_HITS = 400;
/** These are looked up on demand. */
const UNSOUGHT: readonly FieldCue[] = ['particle', 'counts', 'bound', 'does', 'material'];

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

const lexiconOf = oncePer((words: ReadingWords): Lexicon => {
  const cuesOf = new Map<string, FieldCue[]>();
  for (const [name, stems] of Object.entries(words.fieldWords)) {
    const cue = name as FieldCue; // the type of the words has no other keys
    if (!UNSOUGHT.includes(cue)) for (const stem of stems) cuesOf.set(stem, [...(cuesOf.get(stem) ?? []), cue]);
  }
  const lexicon = { index: buildCueIndex(cuesOf.keys()), cuesOf };
  return lexicon;
});

export function cuesIn({ byCue }: Asked, place: Place, wanted: readonly FieldCue[]): FieldHit[] {
  return sorted(wanted.flatMap((cue) => (byCue.get(cue) ?? []).filter((hit) => contains(place, hit))));
}

export function jsonHitsIn({ byGroup }: Asked, place: Place, wanted: readonly JsonCue[]): Place[] {
  return sorted(wanted.flatMap((cue) => (byGroup.get(`json.${cue}`) ?? []).filter((hit) => contains(place, hit))));
}

function sorted<Hit extends Place>(hits: Hit[]): Hit[] {
  return hits.length < 2 ? hits : hits.sort((a, b) => a.start - b.start || b.end - a.end);
}

const MAX_REQUEST_CHARS = 1000;

/** A longer text is not a request that lists fields; it is passed on unchanged. */
export function isLong({ body }: IdeaReading): boolean {
  return body.end - body.start > MAX_REQUEST_CHARS;
}

/** Phrases that make a field optional contain words that are exclusions elsewhere. */
export function isCovered(asked: Asked, place: Place): boolean {
  return (
    asked.cues.some((hit) => COVERS.includes(hit.cue) && overlaps(hit, place)) ||
    asked.reading.hits.some(
      (hit) => ['json.null-when-missing', 'json.optional'].includes(hit.group) && overlaps(hit, place),
    )
  );
}

const COVERS: readonly FieldCue[] = ['nullable', 'boolean', 'only', 'max'];
