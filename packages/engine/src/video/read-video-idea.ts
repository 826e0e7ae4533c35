import { type ConceptKind, conceptKindOf } from '../reading/concepts.ts';
import type { Hit } from '../reading/lexicon-of.ts';
import { type IdeaReading, readIdea, typedAt } from '../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../reading/span.ts';
import { trimmed } from '../reading/split-clauses.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { VIDEO_FIELDS, type VideoField, type VideoForm } from './video-form.ts';

/** The form that an idea fills: each field holds what was typed for it; a field of which nothing is said is blank. */
export type VideoIdea = { form: VideoForm; reading: IdeaReading };

/** Where a concept belongs. */
const FIELD_OF: Readonly<Partial<Record<ConceptKind, VideoField>>> = {
  move: 'cameraMotion',
  shot: 'composition',
  angle: 'cameraAngle',
  light: 'ambiance',
  weather: 'ambiance',
  mood: 'ambiance',
  medium: 'style',
  style: 'style',
  palette: 'style',
  process: 'style',
  pace: 'style',
  sound: 'audio',
};
const MAX_SPEAKER_WORDS = 6;
/** A clause of this many words about camera, light or sound is all about it, also if it has a verb ("camera follows him"). */
const MAX_TECHNICAL_WORDS = 7;

export function readVideoIdea(idea: string, words: ReadingWords): VideoIdea {
  const reading = readIdea(idea, words);
  const parts = new Map<VideoField, string[]>(VIDEO_FIELDS.map((field) => [field, []]));
  const add = (field: VideoField, place: Place | null) => {
    const text = place === null ? '' : bare(typedAt(reading, place));
    const known = parts.get(field) ?? [];
    if (text !== '' && !known.some((part) => part.includes(text))) known.push(text);
  };
  for (const { things } of reading.exclusions) for (const thing of things) add('negativePrompt', thing);
  let isMain = true;
  for (const clause of wantedClauses(reading)) {
    const technical = technicalField(reading, clause);
    if (technical !== null) add(technical, clause);
    else if (reading.quotations.some((quotation) => overlaps(quotation, clause))) {
      addSpeech(reading, clause, { add, isMain });
      isMain = false;
    } else if (isMain) {
      addScene(reading, clause, add);
      isMain = false;
    } else add(isCircumstance(reading, clause) ? 'context' : 'action', clause);
    if (technical === null) addConcepts(reading, clause, add);
  }
  for (const span of reading.concepts) if (span.kind === 'sound' && span.state === 'asked') add('audio', span);
  for (const [field, follows] of consequences(reading, words)) parts.get(field)?.push(follows);
  const [subject = ''] = parts.get('subject') ?? [];
  if (parts.get('action')?.length === 0 && subject !== '') parts.set('action', [bare(typedAt(reading, reading.body))]);
  const mark = listMark(reading.folded.original);
  const joined = (field: VideoField) => (parts.get(field) ?? []).join(field === 'action' ? SEQUENCE[mark] : mark);
  return { form: Object.fromEntries(VIDEO_FIELDS.map((field) => [field, joined(field)])) as VideoForm, reading };
}

type ListMark = ', ' | '、' | '，' | '، ';
/** Between two things that happen one after the other. */
const SEQUENCE: Readonly<Record<ListMark, string>> = { ', ': '; ', '、': '。', '，': '；', '، ': '؛ ' };

function listMark(text: string): ListMark {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return '、';
  if (/\p{Script=Han}/u.test(text)) return '，';
  return /\p{Script=Arabic}/u.test(text) ? '، ' : ', ';
}

/** What follows from how it is to be filmed, lit and heard, behind what was said of it. */
function consequences(reading: IdeaReading, words: ReadingWords): (readonly [VideoField, string])[] {
  const asked = new Set(reading.concepts.filter(({ state }) => state === 'asked').map(({ id }) => id));
  return [...asked].flatMap((id) => {
    const field = FIELD_OF[conceptKindOf(id)];
    const { follows } = words.concepts[id];
    return field === undefined || follows === '' ? [] : [[field, follows] as const];
  });
}

/** The clauses of the idea without what they rule out. */
function wantedClauses(reading: IdeaReading): Place[] {
  return reading.clauses.flatMap((clause) => {
    let rest: Place | null = {
      start: Math.max(clause.start, reading.body.start),
      end: Math.min(clause.end, reading.body.end),
    };
    if (rest.start >= rest.end) return [];
    for (const { place } of reading.exclusions.filter((exclusion) => overlaps(exclusion.place, clause))) {
      const before: Place | null = trimmed(reading.visible, {
        start: rest.start,
        end: Math.max(rest.start, place.start),
      });
      const after: Place | null = trimmed(reading.visible, { start: Math.min(rest.end, place.end), end: rest.end });
      rest = before ?? after;
      if (rest === null) return [];
    }
    const wanted = trimmed(reading.visible, rest);
    return wanted === null || !/[\p{L}\p{N}¤]/u.test(reading.visible.slice(wanted.start, wanted.end)) ? [] : [wanted];
  });
}

/** The field that a clause is about as a whole: how it is filmed, lit or heard. */
function technicalField(reading: IdeaReading, clause: Place): VideoField | null {
  const spans = reading.concepts.filter((span) => span.state === 'asked' && contains(clause, span));
  const first = spans.find(({ kind }) => FIELD_OF[kind] !== undefined);
  if (first === undefined) return null;
  const text = reading.visible.slice(clause.start, clause.end);
  const covered = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const isShort = text.split(/\s+/).length <= MAX_TECHNICAL_WORDS;
  const isAlone = covered >= text.length / 2 && !hasVerbBeside(reading, clause, spans);
  const isCamera = first.kind === 'move' && first.start - clause.start <= 1 && isShort;
  const isSound = first.kind === 'sound' && isShort;
  const isPlain = isShort && clause.start > reading.body.start && !hasVerbBeside(reading, clause, spans);
  return isAlone || isCamera || isSound || isPlain ? (FIELD_OF[first.kind] ?? null) : null;
}

function hasVerbBeside(reading: IdeaReading, clause: Place, spans: readonly Place[]): boolean {
  return reading.hits.some(
    (hit) => hit.group === 'video.verbs' && contains(clause, hit) && !spans.some((span) => overlaps(span, hit)),
  );
}

type Add = (field: VideoField, place: Place | null) => void;

/** Where and how long, not what happens. */
function isCircumstance(reading: IdeaReading, clause: Place): boolean {
  if (hasHit(reading, clause, ['video.verbs', 'video.then'])) return false;
  const begins = hitsIn(reading, clause, ['video.placeStart']).some(({ start }) => start === clause.start);
  return begins || hasHit(reading, clause, ['seconds', 'video.placeEnd']) || /\d/.test(textOf(reading, clause));
}

/** A line that is spoken, with who says it; what else the clause tells is the scene. */
function addSpeech(reading: IdeaReading, clause: Place, { add, isMain }: { add: Add; isMain: boolean }): void {
  const { visible } = reading;
  const quotes = reading.quotations.filter((quotation) => overlaps(quotation, clause));
  const saying = hitsIn(reading, clause, ['video.saying']);
  const first = Math.min(...quotes.map(({ start }) => start));
  const last = Math.max(...quotes.map(({ end }) => end));
  const verb = saying.filter(({ end }) => end <= first).at(-1) ?? saying.find(({ start }) => start >= last);
  const before = trimmed(visible, { start: clause.start, end: Math.min(first, verb?.start ?? first) });
  const after = trimmed(visible, { start: Math.max(last, verb?.end ?? last), end: clause.end });
  if (before !== null && isMain) addScene(reading, withoutJoiner(reading, before), add);
  else if (before !== null && hasHit(reading, before, ['video.verbs'])) add('action', withoutJoiner(reading, before));
  else if (before !== null && textOf(reading, before).split(/\s+/).length <= MAX_SPEAKER_WORDS) {
    add('dialogue', { start: before.start, end: Math.min(last, clause.end) });
    return;
  }
  for (const quotation of quotes) add('dialogue', quotation);
  if (after !== null && hasHit(reading, after, ['video.verbs'])) add('action', after);
}

function withoutJoiner(reading: IdeaReading, place: Place): Place {
  const joiner = hitsIn(reading, place, ['joiner']).find(({ end }) => end === place.end);
  return joiner === undefined ? place : (trimmed(reading.visible, { start: place.start, end: joiner.start }) ?? place);
}

function textOf(reading: IdeaReading, { start, end }: Place): string {
  return reading.visible.slice(start, end);
}

/** Who does what where, in the clause that the clip is about. */
function addScene(reading: IdeaReading, clause: Place, add: Add): void {
  const { visible } = reading;
  const start = skipShot(reading, clause);
  const scene = { start, end: clause.end };
  const ends = hitsIn(reading, scene, ['video.subjectEnd']).filter((hit) => hit.start > start);
  const verbs = hitsIn(reading, scene, ['video.verbs']).filter((hit) => hit.start > start);
  const end = ends[0];
  const verb = verbs[0];
  if (end !== undefined && /\p{Script=Hangul}|\p{Script=Hiragana}/u.test(visible.slice(end.start, end.end))) {
    add('subject', trimmed(visible, { start, end: end.start }));
    addAction(reading, { start: end.end, end: clause.end }, add);
  } else if (end !== undefined && (verb === undefined || end.end <= verb.start)) {
    add('subject', trimmed(visible, { start, end: end.end }));
    addAction(reading, { start: end.end, end: clause.end }, add);
  } else if (verb !== undefined) {
    add('subject', trimmed(visible, { start, end: verb.start }));
    addAction(reading, { start: verb.start, end: clause.end }, add);
  } else {
    const place = hitsIn(reading, scene, ['video.placeStart']).find((hit) => hit.start > start);
    add('subject', trimmed(visible, { start, end: place?.start ?? clause.end }));
    if (place !== undefined) add('context', trimmed(visible, { start: place.start, end: clause.end }));
  }
}

/** The action, and behind or before it the place, where one of the two words for it stands there. */
function addAction(reading: IdeaReading, place: Place, add: Add): void {
  const { visible } = reading;
  const inner = trimmed(visible, place);
  if (inner === null) return;
  const ended = hitsIn(reading, inner, ['video.placeEnd'])[0];
  const begun = hitsIn(reading, inner, ['video.placeStart'])
    .filter(
      (hit) => visible.slice(inner.start, hit.start).trim().split(/\s+/).length > 1 || isSpaceless(visible, inner),
    )
    .filter((hit) => !hitsIn(reading, { start: hit.end, end: inner.end }, ['video.verbs']).length)
    .at(-1);
  if (ended !== undefined && ended.end < inner.end) {
    add('context', trimmed(visible, { start: inner.start, end: ended.end }));
    add('action', trimmed(visible, { start: ended.end, end: inner.end }));
  } else if (begun !== undefined && begun.start > inner.start) {
    add('action', trimmed(visible, { start: inner.start, end: begun.start }));
    add('context', trimmed(visible, { start: begun.start, end: inner.end }));
  } else add('action', inner);
}

function isSpaceless(visible: string, { start, end }: Place): boolean {
  return /\p{Script=Han}/u.test(visible.slice(start, end)) && !/\s/.test(visible.slice(start, end));
}

/** "Close-up of hands kneading dough": the kind of shot has a field of its own. */
function skipShot(reading: IdeaReading, clause: Place): number {
  const span = reading.concepts.find(
    ({ start, kind }) => Math.abs(start - clause.start) <= 2 && FIELD_OF[kind] !== undefined && kind !== 'mood',
  );
  if (span === undefined || span.end >= clause.end) return clause.start;
  const after = trimmed(reading.visible, { start: span.end, end: clause.end });
  const of = reading.hits.find((hit) => hit.group === 'video.of' && hit.start === after?.start);
  if (of === undefined) return clause.start;
  return trimmed(reading.visible, { start: of.end, end: clause.end })?.start ?? clause.start;
}

/** What a scene says of camera, light and sound on the way. */
function addConcepts(reading: IdeaReading, clause: Place, add: Add): void {
  for (const span of reading.concepts) {
    const field = FIELD_OF[span.kind];
    if (field !== undefined && span.state === 'asked' && contains(clause, span)) add(field, span);
  }
}

function hitsIn(reading: IdeaReading, place: Place, groups: readonly Hit['group'][]): Hit[] {
  return reading.hits.filter((hit) => groups.includes(hit.group) && contains(place, hit));
}

function hasHit(reading: IdeaReading, place: Place, groups: readonly Hit['group'][]): boolean {
  return hitsIn(reading, place, groups).length > 0;
}

function bare(text: string): string {
  return text.replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, '');
}
