import { type IdeaReading, typedAt } from '../../reading/read-idea.ts';
import { overlaps, type Place } from '../../reading/span.ts';
import { countWords, hasHit, hitsIn, part, textOf, withoutEdges } from './hits-in.ts';
import type { IdeaParts } from './idea-parts.ts';
import { plainVerbs, startsWith } from './plain-verbs.ts';

/** A spoken line with who says it and how, and what else its clause tells, before and behind. */
export type Speech = { line: Place; before: Place | null; after: Place | null; hasSpeaker: boolean };

const VERB_LAST = /[\p{Script=Hangul}\p{Script=Hiragana}]/u;
const MAX_SPEAKER_WORDS = 6;
const MAX_SILENT_WORDS = 8;

/** @returns null where nothing is said in the clause, or what stands in quotation marks is written somewhere */
export function findSpeech(reading: IdeaReading, clause: Place): Speech | null {
  const quotes = reading.quotations.filter((quotation) => overlaps(quotation, clause));
  const saying = hitsIn(reading, clause, ['video.saying']);
  const silent = hitsIn(reading, clause, ['video.silent'])[0];
  const first = quotes[0];
  const last = quotes.at(-1);
  if (silent !== undefined && first === undefined) return silence(reading, clause, silent);
  if (first === undefined || last === undefined) return unquoted(reading, clause, saying);
  // Where the verb of saying stands behind the line, one before it belongs to something else.
  const isBehind = VERB_LAST.test(textOf(reading, clause));
  const ahead = isBehind ? undefined : saying.filter(({ end }) => end <= first.start).at(-1);
  const behind = isBehind
    ? saying.findLast(({ start }) => start >= last.end)
    : saying.find(({ start }) => start >= last.end);
  if (ahead === undefined && behind === undefined) {
    if (hasHit(reading, clause, ['video.lettering'])) return null;
    const lead = part(reading, clause.start, first.start);
    const verb = plainVerbs(reading, { start: clause.start, end: first.start }).at(-1);
    if (verb !== undefined && part(reading, verb.end, first.start) === null) {
      return cut(reading, clause, startOfLine(reading, clause, verb), last.end);
    }
    const tail = part(reading, last.end, clause.end);
    const isLine =
      tail === null && (lead === null || /[:：]\s*$/.test(reading.visible.slice(clause.start, first.start)));
    return isLine || (tail === null && lead !== null && !hasVerbs(reading, lead))
      ? cut(reading, clause, clause.start, clause.end)
      : null;
  }
  const from = ahead === undefined ? startOfLine(reading, clause, first) : startOfLine(reading, clause, ahead);
  const to = behind === undefined || ahead !== undefined ? last.end : endOfLine(reading, clause, behind);
  return cut(reading, clause, from, to);
}

function hasVerbs(reading: IdeaReading, place: Place): boolean {
  return plainVerbs(reading, place).length > 0;
}

/** Where the words begin that say who speaks: behind another verb, a joiner, or at the start. */
function startOfLine(reading: IdeaReading, clause: Place, anchor: Place): number {
  const lead = { start: clause.start, end: anchor.start };
  const verb = plainVerbs(reading, lead).at(-1);
  const cuts = hitsIn(reading, lead, ['joiner', 'video.then']).filter(({ end }) => end > (verb?.start ?? 0));
  const joiner = cuts[0];
  if (verb === undefined && joiner === undefined) return clause.start;
  if (joiner !== undefined && verb !== undefined) return joiner.end;
  if (verb === undefined) return clause.start;
  // Nothing joins the two verbs: what is between them belongs to the first, except where the line begins at its own mark.
  return anchor.start;
}

/** "…", says the man: up to the next verb or joiner behind the one of saying. */
function endOfLine(reading: IdeaReading, clause: Place, saying: Place): number {
  const rest = { start: saying.end, end: clause.end };
  const other = plainVerbs(reading, rest)[0];
  const next = [...(other === undefined ? [] : [other]), ...hitsIn(reading, rest, ['joiner', 'video.then'])].map(
    ({ start }) => start,
  );
  const end = Math.min(clause.end, ...next);
  const tail = part(reading, saying.end, end);
  const isShort = tail === null || countWords(textOf(reading, tail)) <= MAX_SPEAKER_WORDS;
  const isOfNext = tail !== null && other !== undefined && other.start === end;
  if (isOfNext) return wordEnd(reading, saying.end, clause.end);
  const isBefore = VERB_LAST.test(textOf(reading, saying));
  if (isShort && !isBefore) return end;
  const verb = plainVerbs(reading, rest).find(({ start }) => start - saying.end <= 1);
  return wordEnd(reading, verb?.end ?? saying.end, clause.end);
}

function wordEnd(reading: IdeaReading, from: number, end: number): number {
  const rest = reading.visible.slice(from, end);
  if (/\p{Script=Hiragana}/u.test(rest.charAt(0)))
    return from + (/^[ぁ-ん]{0,2}?[てたるくうむ]/u.exec(rest)?.[0].length ?? 0);
  return from + (/^[\p{L}\p{M}]*/u.exec(reading.visible.slice(from, end))?.[0].length ?? 0);
}

function cut(reading: IdeaReading, clause: Place, from: number, to: number): Speech {
  const line = part(reading, from, to) ?? clause;
  const lead = part(reading, clause.start, line.start);
  const tail = part(reading, line.end, clause.end);
  const saying = hitsIn(reading, line, ['video.saying', 'video.silent'])[0] ?? plainVerbs(reading, line)[0];
  const quote = reading.quotations.find((quotation) => overlaps(quotation, line));
  const speaker = part(reading, line.start, Math.max(line.start, saying?.start ?? quote?.start ?? line.start));
  return {
    line,
    before: lead === null ? null : withoutEdges(reading, lead, ['joiner', 'contrast']),
    after: tail === null || isDangling(reading, tail) ? null : withoutEdges(reading, tail, ['joiner']),
    hasSpeaker: speaker !== null && !/^[¤\s,]*$/u.test(textOf(reading, speaker)),
  };
}

/** "…" et il dit: no line follows. */
function isDangling(reading: IdeaReading, tail: Place): boolean {
  const last = hitsIn(reading, tail, ['video.saying']).at(-1);
  return last?.end === tail.end && startsWith(reading, tail, ['joiner']) && countWords(textOf(reading, tail)) <= 3;
}

/** "He nods and says nothing". Another ban in the clause is handled separately. */
function silence(reading: IdeaReading, clause: Place, silent: Place): Speech {
  const before = { start: clause.start, end: silent.start };
  const after = { start: silent.end, end: clause.end };
  const isBan = (place: Place) => hasHit(reading, place, ['exclude']);
  const isShort = countWords(textOf(reading, clause)) <= MAX_SILENT_WORDS;
  const from = hasVerbs(reading, before) ? startOfLine(reading, clause, silent) : clause.start;
  const isAll = isShort && !hasVerbs(reading, before) && !hasVerbs(reading, after) && !isBan(after);
  return cut(reading, clause, isBan(before) ? silent.start : from, isAll ? clause.end : silent.end);
}

/** A line without quotation marks: "she whispers well hello you". Only what a verb of saying begins. */
function unquoted(reading: IdeaReading, clause: Place, saying: readonly Place[]): Speech | null {
  const said = saying.find((hit) => plainVerbs(reading, hit).length > 0 && part(reading, hit.end, clause.end) !== null);
  if (said === undefined || hasHit(reading, { start: said.end, end: clause.end }, ['joiner', 'video.then']))
    return null;
  if (VERB_LAST.test(textOf(reading, clause))) return null;
  return cut(reading, clause, startOfLine(reading, clause, said), clause.end);
}

/** Prints a line; where its clause does not say who speaks, whoever the clip is about does. */
export function addLine(parts: IdeaParts, { line, hasSpeaker }: Speech, subject: string): void {
  const text = typedAt(parts.reading, withoutLastJoiner(parts.reading, line));
  const isQuoteOnly = /^[¤\s]+$/u.test(textOf(parts.reading, line));
  const isSilence = hasHit(parts.reading, line, ['video.silent']);
  const mayName =
    !isSilence && subject !== '' && !hasSpeaker && !isQuoteOnly && countWords(subject) <= MAX_SPEAKER_WORDS;
  const mark = /\p{Script=Han}|\p{Script=Hiragana}/u.test(text) ? '：' : /\p{Script=Hangul}/u.test(text) ? ': ' : ' ';
  // "ويقول": who was named last is joined by no "and".
  const named = text.replace(/^و(?=[يتق])/u, '');
  parts.append('dialogue', mayName ? `${subject}${mark}${named}` : text);
}

/** "…" diyor ve: what was to follow stands in another field. */
function withoutLastJoiner(reading: IdeaReading, line: Place): Place {
  const last = hitsIn(reading, line, ['joiner', 'video.then']).find(({ end }) => end === line.end);
  return (last === undefined ? null : part(reading, line.start, last.start)) ?? line;
}
