import { oncePer } from '../../once-per.ts';
import type { Place } from '../../reading/span.ts';
import { foldText } from '../../text/fold-text.ts';
import type { Asked } from './field-cues.ts';
import type { IdeaField } from './idea-field.ts';

type Named = { field: IdeaField; place: Place };

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const WORDS = /[\p{L}\p{M}\p{N}_-]+/gu;

/** The field whose name begins at an index, in any inflection; the longest name first. */
export function fieldAtIndex(asked: Asked, fields: readonly IdeaField[], at: number, end: number): Named | null {
  const text = asked.reading.visible.slice(at, end);
  const found = fields
    .map((field) => ({ field, length: lengthOf(text, foldedName(field)) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)[0];
  return found === undefined ? null : { field: found.field, place: { start: at, end: at + found.length } };
}

/** All fields whose names occur in a range. */
export function fieldsNamed(asked: Asked, fields: readonly IdeaField[], place: Place): IdeaField[] {
  const text = asked.reading.visible.slice(place.start, place.end);
  const starts = SPACELESS.test(text)
    ? [...text].map((_, index) => index)
    : [...text.matchAll(WORDS)].map(({ index }) => index);
  const named = starts.flatMap((index) => fieldAtIndex(asked, fields, place.start + index, place.end)?.field ?? []);
  return [...new Set(named)];
}

const foldedName = oncePer((field: IdeaField) => foldText(field.name).text.trim());

/** The length of the name at the start of a text, or 0. */
function lengthOf(text: string, name: string): number {
  if (name.length < 2) return SPACELESS.test(name) && text.startsWith(name) ? name.length : 0;
  if (text.charAt(0) !== name.charAt(0) && !/^[\u0600-\u06ff]/.test(text)) return 0;
  if (SPACELESS.test(name)) return text.startsWith(name) ? name.length : 0;
  const parts = name.match(WORDS) ?? [];
  const words = [...text.slice(0, name.length + MAX_ENDING * parts.length + 4).matchAll(WORDS)];
  const isSame = parts.every((part, index) => isForm(words[index]?.[0] ?? '', part));
  const last = words[parts.length - 1];
  if (!isSame || last === undefined || words[0]?.index !== 0) return 0;
  return last.index + last[0].length;
}

const MAX_ENDING = 3;
const ARABIC_LEAD = /^و?(?:ب|ل)?(?:ال)?(?=\p{Script=Arabic}{3})/u;

/** "Allergy" and "allergies", "дата" and "даты", "km" and "km". */
function isForm(word: string, name: string): boolean {
  const [one, other] = [word.replace(ARABIC_LEAD, ''), name.replace(ARABIC_LEAD, '')];
  if (one === other) return true;
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  const endings = [one.length - common, other.length - common];
  if (endings.includes(0)) return common >= 3 && Math.max(...endings) <= 2;
  const isCyrillic = /\p{Script=Cyrillic}/u.test(one);
  return common >= (isCyrillic ? 3 : 5) && Math.max(...endings) <= (isCyrillic ? 2 : MAX_ENDING);
}
