import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { contains, overlaps, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { foldText } from '../../text/fold-text.ts';
import type { JsonCue, ReadingWords } from '../../words/reading-words.ts';
import { fieldAt, type IdeaField, withoutEdge } from './field-at.ts';
import { tidy } from './has-cue.ts';
import { isSentence, OPENERS, openingIn, segmentsOf } from './segments-of.ts';

export type FieldList = {
  /** What stands before the list, as typed: what a function does, what a schema is of. */
  title: string;
  fields: readonly IdeaField[];
  /** What the fields are read from, as typed; empty where it is not said. */
  source: string;
  /** Clauses that say something about the fields, as typed. */
  rules: readonly string[];
};

/** A field is named in so many words; what is longer is a sentence about one. */
const MAX_FIELD_WORDS = 6;
const MAX_FIELD_CHARS = 40;
const LEADING_OR = /^(?:or|oder|ou|o|veya|или|أو|او|또는|或)\s+/u;

export function findFields(reading: IdeaReading, words: ReadingWords): FieldList {
  const isPostpositional = words.video.placeEnd.length > 0;
  const fields: IdeaField[] = [];
  const rules: string[] = [];
  let source = '';
  const segments = withoutHead(reading, segmentsOf(reading), isPostpositional);
  for (const [index, segment] of segments.entries()) {
    const next = segments[index + 1];
    if (isNull(reading, segment)) continue;
    const { named, from } = cutSource(reading, segment, isPostpositional);
    if (from !== null && source === '') source = tidy(typedAt(reading, from));
    const asked = named === null ? null : withoutOpeners(reading, named, { isPostpositional });
    const name = asked === null ? null : withoutEdge(reading, asked);
    if (name === null || asked === null) continue;
    const typed = typedAt(reading, name);
    const isNullRule = next !== undefined && isNull(reading, next);
    if (isNullRule || isRule(reading, segment, typed)) rules.push(tidy(typedAt(reading, segment)));
    else addField(fields, fieldAt(reading, name, asked, words), reading, segment);
  }
  return { title: titleOf(reading, words), fields, source, rules: [...new Set(rules)] };
}

/** What stands alone behind a "one of" is another value of the field before it. */
function addField(fields: IdeaField[], field: IdeaField | null, reading: IdeaReading, segment: Place): void {
  const last = fields.at(-1);
  const isOpen = last !== undefined && last.allowed.length > 0 && last.isOpenList;
  const stands = reading.clauses.findIndex((clause) => contains(clause, segment));
  if (field === null || fields.some(({ key }) => key === field.key)) return;
  if (isOpen && field.allowed.length === 0 && field.type === 'string' && field.format === null && stands >= 0) {
    last.allowed = [...last.allowed, field.name.replace(LEADING_OR, '')];
    return;
  }
  if (isOpen && field.name === '' && field.allowed.length > 0) {
    last.allowed = [...last.allowed, ...field.allowed];
    last.isOpenList = false;
    return;
  }
  fields.push(field);
}

function isNull(reading: IdeaReading, place: Place): boolean {
  return /^[^\p{L}]*null[^\p{L}]*$/iu.test(reading.visible.slice(place.start, place.end));
}

/** The clause that names the artefact is no field, nor is what stands before the word that asks for the fields. */
function withoutHead(reading: IdeaReading, segments: readonly Place[], isPostpositional: boolean): Place[] {
  const titled = ['schema', 'function', 'config'] as const;
  const opener = reading.hits.find(({ group }) => [...titled, 'extract'].some((cue) => group === `json.${cue}`));
  if (opener === undefined) return [...segments];
  const clause = reading.clauses.find((one) => contains(one, opener));
  if (clause === undefined) return [...segments];
  const isTitled = titled.some((cue) => opener.group === `json.${cue}`);
  const opening = openingIn(reading, { ...clause, start: Math.max(clause.start, reading.body.start) });
  const others = segments.filter((segment) => !overlaps(segment, clause));
  if (isTitled && opening === null && others.length > 1) return others;
  return isPostpositional || isTitled ? [...segments] : segments.filter(({ end }) => end > opener.start);
}

function titleOf(reading: IdeaReading, words: ReadingWords): string {
  const [first] = reading.clauses;
  if (first === undefined) return '';
  const start = Math.max(first.start, reading.body.start);
  const head = trimmed(reading.visible, { start, end: openingIn(reading, { ...first, start }) ?? first.end });
  const isPostpositional = words.video.placeEnd.length > 0;
  const named =
    head === null ? null : withoutOpeners(reading, head, { isPostpositional, cues: ['fields', ...OPENERS] });
  return named === null ? '' : withoutArticles(tidy(typedAt(reading, named)), words);
}

function cutSource(
  reading: IdeaReading,
  segment: Place,
  isPostpositional: boolean,
): { named: Place | null; from: Place | null } {
  const cut = reading.hits.find(({ group, ...place }) => group === 'json.source' && contains(segment, place));
  if (cut === undefined) return { named: segment, from: null };
  const before = trimmed(reading.visible, { start: segment.start, end: cut.start });
  const after = trimmed(reading.visible, { start: cut.end, end: segment.end });
  if (isPostpositional) return { named: after, from: before };
  const isOpened = before !== null && withoutOpeners(reading, before, { isPostpositional }) === before;
  if (isOpened || after === null) return { named: before, from: after };
  // "Extract from the mails name and date": the source is one word long, as far as can be told.
  const word = /^(?:\S{1,3}\s+)?\S+\s+/u.exec(reading.visible.slice(after.start, after.end))?.[0];
  if (word === undefined) return { named: before, from: after };
  const end = after.start + word.length;
  return {
    named: trimmed(reading.visible, { start: end, end: after.end }),
    from: trimmed(reading.visible, { start: after.start, end }),
  };
}

/** Without the words that ask for it; in a language with the verb at the end, without what stands behind them, too. */
function withoutOpeners(
  reading: IdeaReading,
  place: Place,
  { isPostpositional, cues = OPENERS }: { isPostpositional: boolean; cues?: readonly JsonCue[] },
): Place | null {
  let rest: Place | null = place;
  for (const hit of reading.hits) {
    if (rest === null || !cues.some((cue) => hit.group === `json.${cue}`) || !contains(rest, hit)) continue;
    const isLast: boolean = isPostpositional || hit.start - rest.start > rest.end - hit.end;
    const before = trimmed(reading.visible, { start: rest.start, end: hit.start });
    const after = trimmed(reading.visible, { start: hit.end, end: rest.end });
    rest = isLast ? (before ?? after) : (after ?? before);
  }
  return rest;
}

/** "For the plant log" is a log. */
function withoutArticles(title: string, words: ReadingWords): string {
  const parts = title.split(' ');
  while (parts.length > 1 && words.json.article.includes(foldText(parts[0] ?? '').text)) parts.shift();
  return parts.join(' ');
}

function isRule(reading: IdeaReading, segment: Place, typed: string): boolean {
  const plain = typed.replace(/[(（][^)）]*[)）]/gu, '').trim();
  const isLong = /\s/.test(plain) ? plain.split(/\s+/).length > MAX_FIELD_WORDS : plain.length > MAX_FIELD_CHARS;
  return isLong || isSentence(reading, segment);
}
