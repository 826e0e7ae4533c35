import { oncePer } from '../../once-per.ts';
import { contains, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import type { JsonCue } from '../../words/json-reading-words.ts';
import { isList, MIN_LISTED, withoutPurpose, withoutRequest } from './begin-list.ts';
import { clausesIn } from './clauses-in.ts';
import { type Asked, cuesIn, isLong, jsonHitsIn } from './field-cues.ts';
import { atKnownRun, atShortParts, tells } from './list-of-parts.ts';
import { bracketsIn, marksIn } from './text-marks.ts';

/** The range of the field list in an idea; null if there is none. */
export type Layout = { head: Place | null; list: Place; after: readonly Place[] };

export const OPENERS: readonly JsonCue[] = ['fields', 'extract', 'schema', 'function', 'config'];
const TITLED: readonly JsonCue[] = ['schema', 'function', 'config'];
/** This many things in a row are a list, even without a word for it. */
const MIN_BARE = 3;

export const layoutOf = oncePer((asked: Asked) => (isLong(asked.reading) ? null : findLayout(asked)));

function findLayout(asked: Asked): Layout | null {
  const sentences = sentencesIn(asked);
  for (const find of [atColon, atFields, atVerb, atSource, atWanted, atKnownRun, atBareList, atShortParts]) {
    for (const [index, sentence] of sentences.entries()) {
      const found = find(asked, sentence, index === 0);
      const list = found === null ? null : withoutRequest(asked, withoutPurpose(asked, found));
      if (list === null) continue;
      const { start } = asked.reading.body;
      const cut = withoutTail(asked, list);
      return {
        head: headOf(asked, { start, end: list.start }),
        list: cut.list,
        after: [...cut.rest, ...clauseRest(asked, sentence, list), ...sentences.slice(index + 1)],
      };
    }
  }
  return null;
}

/** "Turn mails into json with" says the same without its last word. */
function headOf(asked: Asked, place: Place): Place | null {
  const head = trimmed(asked.reading.visible, place);
  if (head === null) return null;
  const { hits, visible } = asked.reading;
  const closing = [
    ...jsonHitsIn(asked, head, ['fields']),
    ...cuesIn(asked, head, ['wanted']),
    ...cuesIn(asked, head, ['filler']).filter(({ start }) => /\p{Script=Han}/u.test(visible.charAt(start))),
    ...hits.filter(({ group, start }) => group === 'joiner' && start > head.start),
    ...hits.filter(({ group, start, end }) => group === 'json.extract' && start < head.end && end > head.end),
  ].toSorted((a, b) => b.start - a.start);
  let { end } = head;
  for (const hit of closing) {
    if (hit.end >= end ? hit.start < end : /^[\s,:：、，]*$/u.test(visible.slice(hit.end, end))) end = hit.start;
  }
  return trimmed(visible, { start: head.start, end });
}

/** If the list ends before its sentence does, the rest is treated like the following text. */
function clauseRest(asked: Asked, sentence: Place, list: Place): Place[] {
  const { visible } = asked.reading;
  const mark = asked.isVerbLast ? marksIn(asked.reading, { start: list.end, end: sentence.end })[0] : undefined;
  if (asked.isVerbLast && mark === undefined) return [];
  const rest = trimmed(visible, { start: mark?.end ?? list.end, end: sentence.end });
  return rest !== null && list.end < sentence.end ? [rest] : [];
}

function sentencesIn({ reading }: Asked): Place[] {
  const sentences: Place[] = [];
  let { start } = reading.body;
  const stops = marksIn(reading, reading.body).filter(({ kind }) => kind === 'stop');
  for (const { start: end, end: next } of [...stops, { start: reading.body.end, end: reading.body.end }]) {
    const sentence = trimmed(reading.visible, { start, end });
    if (sentence !== null) sentences.push(sentence);
    start = next;
  }
  return sentences;
}

const COLON = /[:：](?!\d\d(?!\d)|\/\/)/gu;

/** After a colon: the first one, and in a later sentence only one that follows a word that asks for fields. */
function atColon(asked: Asked, sentence: Place, isFirst: boolean): Place | null {
  const { visible } = asked.reading;
  const text = visible.slice(sentence.start, sentence.end);
  const brackets = bracketsIn(text);
  for (const { index } of text.matchAll(COLON)) {
    if (brackets.some(({ start, end }) => start < index && index < end)) continue;
    const head = { start: sentence.start, end: sentence.start + index };
    const isAsked =
      jsonHitsIn(asked, { ...head, end: head.end + 1 }, OPENERS).length > 0 || cuesIn(asked, head, ['json']).length > 0;
    const isLeading = !marksIn(asked.reading, head).some(({ kind }) => kind === 'comma');
    if (!isAsked && !(isFirst && isLeading)) return null;
    const rest = trimmed(visible, { start: head.end + 1, end: sentence.end });
    if (rest !== null && isList(asked, rest)) return rest;
  }
  return null;
}

/** After the word for the fields; if it comes last, before it. */
function atFields(asked: Asked, sentence: Place): Place | null {
  const { visible, hits } = asked.reading;
  const titled = jsonHitsIn(asked, sentence, [...TITLED, 'extract']).concat(cuesIn(asked, sentence, ['json']));
  const from = Math.min(sentence.end, ...titled.map(({ start }) => start));
  for (const field of hits.filter((hit) => hit.group === 'json.fields' && contains(sentence, hit))) {
    const after = trimmed(visible, { start: field.end, end: sentence.end });
    const opener = titled.filter(({ end }) => end <= field.start).at(-1)?.end ?? sentence.start;
    const isWeak = cuesIn(asked, field, ['parts']).some(({ start, end }) => start === field.start && end === field.end);
    // "Title, parts list with name and price": the list started earlier.
    if (
      isWeak &&
      (marksIn(asked.reading, { start: opener, end: field.start }).length > 0 ||
        (isBegun(asked, sentence, field) && isOfList(asked, sentence, field)))
    )
      continue;
    const isBehind = after !== null && (titled.length === 0 || field.end > from || field.end - field.start > 5);
    if (isBehind && isList(asked, after) && !startsWithMark(visible, field.end)) return after;
    const before = trimmed(visible, { start: Math.max(sentence.start, sourceEnd(asked, sentence)), end: field.start });
    if (asked.isVerbLast && before !== null && isList(asked, before)) return before;
  }
  return null;
}

function isBegun(asked: Asked, { start }: Place, field: Place): boolean {
  const before = { start, end: field.start };
  return marksIn(asked.reading, before).length > 0 || jsonHitsIn(asked, before, ['extract']).length > 0;
}

function isOfList(asked: Asked, sentence: Place, { start }: Place): boolean {
  const before = { start: Math.max(sentence.start, start - 20), end: start };
  return cuesIn(asked, before, ['list']).length > 0;
}

function startsWithMark(visible: string, at: number): boolean {
  return /^\s*[,.;)]/u.test(visible.slice(at, at + 4));
}

function sourceEnd(asked: Asked, sentence: Place): number {
  return jsonHitsIn(asked, sentence, ['source'])[0]?.end ?? sentence.start;
}

/** After the verb that asks for values; in a verb-final language, between the source and the verb. */
function atVerb(asked: Asked, sentence: Place): Place | null {
  const { visible } = asked.reading;
  const verbs = [...jsonHitsIn(asked, sentence, ['extract']), ...(asked.isVerbLast ? closersIn(asked, sentence) : [])];
  const [verb] = verbs
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start }) => !asked.isVerbLast || start >= sourceEnd(asked, sentence));
  if (verb === undefined) return null;
  const before = trimmed(visible, { start: Math.max(sentence.start, sourceEnd(asked, sentence)), end: verb.start });
  if (asked.isVerbLast && before !== null && before.start < verb.start && isList(asked, before)) return before;
  // "Pull out of the orders the size": the source starts inside the verb.
  const source = jsonHitsIn(asked, sentence, ['source']).find(
    ({ start, end }) => start > verb.start && start < verb.end && end >= verb.end,
  );
  const mark = marksIn(asked.reading, { start: verb.end, end: sentence.end })[0]?.start ?? sentence.end;
  // "Parse job ads into json title, company"
  const named = asked.isVerbLast ? undefined : cuesIn(asked, { start: verb.end, end: mark }, ['json'])[0];
  const behind = named === undefined ? null : trimmed(visible, { start: named.end, end: sentence.end });
  if (behind !== null && behind.start < mark && isList(asked, behind)) return behind;
  const after = trimmed(visible, { start: source?.start ?? verb.end, end: sentence.end });
  if (after !== null && isList(asked, after)) return after;
  // "把照片里的课名、老师提取成json"
  const isBehindSource =
    before !== null && sourceEnd(asked, sentence) > sentence.start && sourceEnd(asked, sentence) < verb.start;
  return isBehindSource && isList(asked, before) ? before : null;
}

/** "Read the tickets and give me plate, street": after the last such words before punctuation. */
function atWanted(asked: Asked, sentence: Place): Place | null {
  const mark = marksIn(asked.reading, sentence)[0]?.start ?? sentence.end;
  const found = cuesIn(asked, { start: sentence.start, end: mark }, ['wanted']);
  for (const { end } of found.toReversed()) {
    const rest = trimmed(asked.reading.visible, { start: end, end: sentence.end });
    if (rest !== null && rest.start < mark && isList(asked, rest)) return rest;
  }
  return null;
}

/** After the source of the fields, in a language that names the source first. */
function atSource(asked: Asked, sentence: Place): Place | null {
  const source = jsonHitsIn(asked, sentence, ['source'])[0];
  if (!asked.isVerbLast || source === undefined) return null;
  const rest = trimmed(asked.reading.visible, { start: source.end, end: sentence.end });
  return rest !== null && isList(asked, rest) ? rest : null;
}

/** "JSON for gym sign-ups, name, phone, plan": after the clause that names the artifact. */
function atBareList(asked: Asked, sentence: Place): Place | null {
  const clauses = clausesIn(asked, sentence);
  const at = clauses.findIndex(
    (clause) => jsonHitsIn(asked, clause, OPENERS).length > 0 || cuesIn(asked, clause, ['json']).length > 0,
  );
  const first = clauses[at + 1];
  if (first === undefined) return null;
  const list = { start: first.start, end: sentence.end };
  if (at < 0 && !tells(asked, list)) return null;
  return isList(asked, list, at < 0 ? MIN_BARE : MIN_LISTED) ? list : null;
}

/** "… を抽出して。", "alerji çıkar, yoksa null": the list ends before the final verb of the request. */
function withoutTail(asked: Asked, list: Place): Pick<Layout, 'list'> & { rest: Place[] } {
  const { visible } = asked.reading;
  if (!asked.isVerbLast) return { list, rest: [] };
  for (const clause of clausesIn(asked, list)) {
    const closer = closersIn(asked, clause).find(({ start }) => start > clause.start);
    const isShort = closer !== undefined && visible.slice(closer.end, clause.end).trim().length <= MAX_TAIL_CHARS;
    if (closer === undefined || !isShort) continue;
    const cut = trimmed(visible, { start: list.start, end: closer.start });
    const rest = trimmed(visible, { start: clause.end + 1, end: list.end });
    if (cut !== null && isList(asked, cut)) return { list: cut, rest: rest === null ? [] : [rest] };
  }
  return { list, rest: [] };
}

const MAX_TAIL_CHARS = 24;

/** The end of a request: the verb, including the polite words around it. */
function closersIn(asked: Asked, place: Place): Place[] {
  const outs = asked.reading.hits.filter((hit) => hit.group === 'lead.out' && contains(place, hit));
  return [...jsonHitsIn(asked, place, OPENERS), ...cuesIn(asked, place, ['json']), ...outs].toSorted(
    (a, b) => a.start - b.start,
  );
}
