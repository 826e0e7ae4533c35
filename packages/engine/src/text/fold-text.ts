/** A copy of a text for matching, with a map back to the typed characters. */
export type FoldedText = {
  original: string;
  /**
   * Long runs of space are cut to two; lower case; compatibility forms and Latin accents removed; apostrophes, Arabic
   * letters and digits unified.
   */
  text: string;
  /** For each index of `text` the index in `original`; null if both have the same indexes. */
  offsets: Uint32Array | null;
};

const ASCII_ONLY = /^\p{ASCII}*$/u;
/** Patterns that skip space would try every length of a run from every position in it. */
const LONG_SPACE = /\s{3}/;
const MAX_SPACE = 2;
/**
 * "㌖" unfolds to six characters. A longer expansion is a whole sentence ("ﷺ", 18), and thousands of it would be a book.
 */
const MAX_UNFOLDED = 6;
/** What belongs to the character in front: combining marks, jamo and half-width voicing marks. */
const MARK = /[\p{M}\u1160-\u11ff\uff9e\uff9f]/u;
const FIRST_MARK = 0x300;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const ARABIC_NOISE = /[\u064b-\u065f\u0670\u0640]/g;
const SINGLE: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bc': "'",
  ı: 'i',
  ß: 'ss',
  ё: 'е',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  '٠': '0',
  '١': '1',
  '٢': '2',
  '٣': '3',
  '٤': '4',
  '٥': '5',
  '٦': '6',
  '٧': '7',
  '٨': '8',
  '٩': '9',
};

export function foldText(original: string): FoldedText {
  if (ASCII_ONLY.test(original) && !LONG_SPACE.test(original))
    return { original, text: original.toLowerCase(), offsets: null };
  const offsets: number[] = [];
  let text = '';
  let spaces = 0;
  for (let at = 0, end = 0; at < original.length; at = end) {
    end = clusterEnd(original, at);
    const { folded, isSpace } =
      end - at === 1
        ? unitOf(original.charCodeAt(at))
        : { folded: foldCluster(original.slice(at, end)), isSpace: false };
    spaces = isSpace ? spaces + 1 : 0;
    if (spaces > MAX_SPACE) continue;
    for (let index = 0; index < folded.length; index += 1) offsets.push(at);
    text += folded;
  }
  offsets.push(original.length);
  return { original, text, offsets: Uint32Array.from(offsets) };
}

/** The typed text between two indexes of the folded text. */
export function typedBetween({ original, offsets }: FoldedText, start: number, end: number): string {
  if (offsets === null) return original.slice(start, end);
  return original.slice(offsets[start] ?? original.length, offsets[end] ?? original.length);
}

type Unit = { folded: string; isSpace: boolean; isMark: boolean };

/** By UTF-16 code unit, so at most 65,536: Unicode normalization is slow. */
const units = new Map<number, Unit>();

function unitOf(code: number): Unit {
  const known = units.get(code);
  if (known !== undefined) return known;
  const char = String.fromCharCode(code);
  const unit = { folded: foldCluster(char), isSpace: /\s/.test(char), isMark: MARK.test(char) };
  units.set(code, unit);
  return unit;
}

/** Where the character at a place ends, with the marks behind it. */
function clusterEnd(text: string, at: number): number {
  let end = at + charsAt(text, at);
  while (end < text.length && isMarkAt(text, end)) end += charsAt(text, end);
  return end;
}

function charsAt(text: string, at: number): number {
  const isPair = isSurrogate(text.charCodeAt(at)) && (text.codePointAt(at) ?? 0) > 0xffff;
  return isPair ? 2 : 1;
}

function isMarkAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < FIRST_MARK) return false;
  return isSurrogate(code) ? MARK.test(text.slice(at, at + charsAt(text, at))) : unitOf(code).isMark;
}

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

function foldCluster(cluster: string): string {
  if (cluster.length === 1 && cluster < '\x80') return cluster.toLowerCase();
  const unfolded = cluster.normalize('NFKC');
  const lower = (unfolded.length > MAX_UNFOLDED * cluster.length ? cluster : unfolded).toLowerCase();
  const known = SINGLE[lower];
  if (known !== undefined) return known;
  // Kana and Hangul keep their marks: decomposing them would change the syllable.
  const isLatin = /^\p{Script=Latin}/u.test(lower);
  const bare = isLatin ? lower.normalize('NFD').replace(LATIN_MARKS, '') : lower.replace(ARABIC_NOISE, '');
  return SINGLE[bare] ?? bare;
}
