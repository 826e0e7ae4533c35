import { contains, type Place } from '../../reading/span.ts';
import { trimmed } from '../../reading/split-clauses.ts';
import { allMatches } from '../../text/all-matches.ts';
import { englishKeyOf } from './english-key-of.ts';
import { type Asked, cuesIn, jsonHitsIn } from './field-cues.ts';
import { OR } from './list-text.ts';
import { bracketsIn, type Mark, marksIn } from './text-marks.ts';

/** The text between two punctuation marks, split at its joiners: "a and b" → "a", "b". */
export type Clause = Place & { parts: readonly Place[]; opensAfter: Mark['kind'] | 'start' };

/** Arabic attaches "and" to the next word; these words begin with the same letter. */
const ARABIC_AND =
  /(?<=[\p{L}\d)])\s+و(?!قت|صف|صول|زن|حد|ظيف|سيل|سط|رقه|رق\s|رش|رد|لد|لاي|جه|جب|ثيق|كيل|اتس|صل|ضع|لا\s|رود)(?=\p{L})/gu;
const SPACED = /^\S{1,24}(?:\s+\S{1,24}){2,}$/u;
const FUNCTION_WORD = /^(?:[\d:/.-]+|\p{Ll}{1,2})$/u;

const split = new WeakMap<Asked, Map<string, Clause[]>>();

export function clausesIn(asked: Asked, place: Place): readonly Clause[] {
  const known = split.get(asked) ?? new Map<string, Clause[]>();
  split.set(asked, known);
  const key = `${place.start}-${place.end}`;
  const clauses = known.get(key) ?? splitClauses(asked, place);
  known.set(key, clauses);
  return clauses;
}

function splitClauses(asked: Asked, place: Place): Clause[] {
  const { reading } = asked;
  const clauses: Clause[] = [];
  let { start } = place;
  let opensAfter: Clause['opensAfter'] = 'start';
  const marks = marksIn(reading, place);
  for (const mark of [...marks, { start: place.end, end: place.end, kind: 'stop' as const }]) {
    const clause = trimmed(reading.visible, { start, end: mark.start });
    if (clause !== null) clauses.push({ ...clause, parts: partsOf(asked, clause, marks.length === 0), opensAfter });
    start = mark.end;
    opensAfter = mark.kind;
  }
  return clauses;
}

function partsOf(asked: Asked, clause: Place, isAlone: boolean): Place[] {
  const { visible } = asked.reading;
  const brackets = bracketsIn(visible.slice(clause.start, clause.end));
  const cuts = [...joinersIn(asked, clause), ...arabicAnds(asked, clause)]
    .filter(
      (cut) =>
        !brackets.some(({ start, end }) => contains({ start: clause.start + start, end: clause.start + end }, cut)),
    )
    .toSorted((a, b) => a.start - b.start);
  if (cuts.length === 0) {
    const words = wordsOf(asked, clause, isAlone);
    if (words.length > 0) return words;
  }
  const parts: Place[] = [];
  let { start } = clause;
  for (const cut of [...cuts, { start: clause.end, end: clause.end }]) {
    const part = trimmed(visible, { start, end: Math.max(start, cut.start) });
    if (part !== null) parts.push(part);
    start = Math.max(start, cut.end);
  }
  return parts.length === 0 ? [clause] : parts;
}

function joinersIn(asked: Asked, clause: Place): Place[] {
  const { visible, hits } = asked.reading;
  return hits.filter((hit) => {
    if (hit.group !== 'joiner' || !contains(clause, hit) || hit.start <= clause.start) return false;
    const typed = visible.slice(hit.start, hit.end);
    const before = visible.slice(clause.start, hit.start);
    const after = visible.slice(hit.end, clause.end);
    if (OR.test(` ${typed} `) || SOFT.test(typed) || !/[\p{L}\d¤]/u.test(after)) return false;
    if (/\d\s*$/u.test(before) && /^\s*\d/u.test(after)) return false;
    if (/\p{Script=Hangul}/u.test(typed) && !isHangulJoiner(typed, before, after)) return false;
    return !asked.cues.some((cue) => cue.start < hit.start && hit.end < cue.end);
  });
}

/** Words that join two things in a sentence, but also occur in names. */
const SOFT = /^(?:도|나|이나|も|や)$/u;

/** "과" follows a consonant and "와" a vowel; an independent word has no such restriction. */
function isHangulJoiner(typed: string, before: string, after: string): boolean {
  if (!/^\s/u.test(after) || /^\s*(?:및|와|과)/u.test(after)) return false;
  const last = before.charCodeAt(before.length - 1);
  const hasFinal = (last - 0xac00) % 28 !== 0;
  if (typed === '과' || typed === '이랑') return hasFinal;
  return typed === '와' || typed === '랑' ? !hasFinal : true;
}

function arabicAnds({ reading }: Asked, clause: Place): Place[] {
  return allMatches(reading.visible.slice(clause.start, clause.end), ARABIC_AND).map(({ index, 0: mark }) => ({
    start: clause.start + index,
    end: clause.start + index + mark.length,
  }));
}

/** "昵称 楼号 数量 备注", "name email phone date": names separated only by spaces. */
function wordsOf(asked: Asked, place: Place, isAlone: boolean): Place[] {
  const text = asked.reading.visible.slice(place.start, place.end);
  const isSpaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  if (!SPACED.test(text) || text.length > 160) return [];
  const words = namesOf(asked, place);
  const known = words.filter((word) => isKnownName(asked, word)).length;
  if (!isAlone && known * 2 < words.length) return [];
  const typed = words.map(({ start, end }) => asked.reading.visible.slice(start, end));
  if (isSpaceless) return typed.every((word) => word.length <= 10 || /[/(（]/u.test(word)) ? words : [];
  const isPlain = typed.every((word) => !FUNCTION_WORD.test(word));
  return isAlone && isPlain && words.length > 3 && known * 2 >= words.length ? words : [];
}

const MAX_NAME_WORDS = 3;

/** The words in a range; those that form a usual name together ("pickup date") are one. */
export function namesOf(asked: Asked, place: Place): Place[] {
  const text = asked.reading.visible.slice(place.start, place.end);
  const words = allMatches(text, /\S+/g).map(({ index, 0: word }) => ({
    start: place.start + index,
    end: place.start + index + word.length,
  }));
  const names: Place[] = [];
  for (let index = 0; index < words.length; ) {
    const first = words[index];
    if (first === undefined) break;
    const ends = words.slice(index + 1, index + MAX_NAME_WORDS).map(({ end }) => end);
    const length = ends.findLastIndex((end) => {
      const typed = asked.reading.visible.slice(first.start, end);
      return !/\d/.test(typed) && englishKeyOf(typed, asked.words) !== null;
    });
    names.push({ start: first.start, end: ends[length] ?? first.end });
    index += length + 2;
  }
  return names;
}

/** True if a word is a common field name. */
export function isKnownName(asked: Asked, place: Place): boolean {
  const typed = asked.reading.visible.slice(place.start, place.end).trim();
  return (
    /^[a-z]+(?:_[a-z0-9]+)+$/.test(typed) ||
    jsonHitsIn(asked, place, NAMING).some(({ end }) => end === place.end) ||
    englishKeyOf(typed, asked.words) !== null ||
    cuesIn(asked, place, ['boolean']).length > 0
  );
}

const NAMING = ['whole-number', 'amount', 'date', 'time', 'email', 'phone', 'link', 'list-of'] as const;

/** "name phone email": this many usual names in a row are separate fields. */
export function namesIn(asked: Asked, part: Place): Place[] {
  const words = namesOf(asked, part);
  return words.length >= 3 &&
    words.length <= 12 &&
    words.every((word) => isKnownName(asked, word) && cuesIn(asked, word, ['boolean']).length === 0)
    ? words
    : [part];
}
