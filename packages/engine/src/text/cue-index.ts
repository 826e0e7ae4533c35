/** Position of a cue in a folded text. */
export type CueHit = { cue: string; start: number; end: number };

type Entry = { stem: string; cue: string; needsWordEnd: boolean; needsWordStart: boolean };
type Entries = {
  /** By the first characters of their stems, at most `KEY_CHARS`; shorter stems first. */
  byKey: Map<number, Entry[]>;
  /** Which first two characters a stem has, by `pairOf`: most places in a text have none, and need no lookup. */
  pairs: Uint8Array;
  /** Stems of a single character, which anything may follow. */
  singles: Uint8Array;
};
/** `tails` may end a compound. */
export type CueIndex = { heads: Entries; tails: Entries };

/** A short Arabic stem occurs inside longer words by accident ("خطا" in "خطاب"), so it must be a whole word. */
const SHORT_ARABIC_CHARS = 4;
/** Longer keys leave fewer stems to compare. */
const KEY_CHARS = 3;
/** The Arabic comma, semicolon and question mark. */
const ARABIC_MARKS: readonly number[] = [0x060c, 0x061b, 0x061f];

/**
 * Builds the index that finds all cues of a pack in one pass.
 * A cue is a folded stem; `$` at its end requires a word end, `[sz]` matches either letter or digit. `-` at its start lets it
 * also end a compound ("-rede" in "hochzeitsrede").
 */
export function buildCueIndex(cues: Iterable<string>): CueIndex {
  const index: CueIndex = { heads: noEntries(), tails: noEntries() };
  for (const cue of new Set(cues)) {
    const needsWordStart = /^[\u0600-\u06ff]+\$?$/.test(cue) && cue.length <= SHORT_ARABIC_CHARS;
    const needsWordEnd = cue.endsWith('$') || needsWordStart;
    for (const stem of spellings(cue.replace(/^-|\$$/g, ''))) {
      if (stem === '') continue;
      const entry = { stem, cue, needsWordEnd, needsWordStart };
      insert(index.heads, entry);
      if (cue.startsWith('-')) insert(index.tails, entry);
    }
  }
  for (const entries of [...index.heads.byKey.values(), ...index.tails.byKey.values()]) {
    entries.sort((a, b) => a.stem.length - b.stem.length);
  }
  return index;
}

/** Particles that Arabic attaches to the following word: and, so, in, for, like, the. */
const ARABIC_PARTICLES = /^[وف]?[بلك]?(?:ال|لل|ل)?$/;

const MAX_PARTICLE_CHARS = 4;

/** All cues of the index in the text, by position. */
export function findCues({ heads, tails }: CueIndex, text: string): CueHit[] {
  const hits: CueHit[] = [];
  let wordStart = 0;
  for (let start = 0; start < text.length; start += 1) {
    const code = text.charCodeAt(start);
    if (!isWordCode(code)) continue;
    const isEdgeHere = start === 0 || isEdge(text.charCodeAt(start - 1), code);
    if (isEdgeHere) wordStart = start;
    const isWordStart = isEdgeHere || (isArabicCode(code) && hasOnlyParticles(text, wordStart, start));
    if (isWordStart || isSpacelessCode(code)) collectFrom(heads, text, start, isWordStart, hits);
    else if (tails.byKey.size > 0) collectTails(tails, text, start, hits);
  }
  return hits;
}

function hasOnlyParticles(text: string, from: number, to: number): boolean {
  return to - from <= MAX_PARTICLE_CHARS && ARABIC_PARTICLES.test(text.slice(from, to));
}

function collectFrom(heads: Entries, text: string, start: number, isWordStart: boolean, hits: CueHit[]): void {
  if (!mayStart(heads, text, start)) return;
  for (let chars = 1; chars <= KEY_CHARS; chars += 1) {
    const entries = heads.byKey.get(keyOf(text, start, chars));
    if (entries === undefined) continue;
    for (const { stem, cue, needsWordEnd, needsWordStart } of entries) {
      if (!text.startsWith(stem, start) || (needsWordStart && !isWordStart)) continue;
      const end = start + stem.length;
      if (needsWordEnd && end < text.length && !isEdge(text.charCodeAt(end), text.charCodeAt(end - 1))) continue;
      hits.push({ cue, start, end });
    }
  }
}

function collectTails(tails: Entries, text: string, start: number, hits: CueHit[]): void {
  if (!mayStart(tails, text, start)) return;
  for (let chars = 1; chars <= KEY_CHARS; chars += 1) {
    const entries = tails.byKey.get(keyOf(text, start, chars));
    if (entries === undefined) continue;
    for (const { stem, cue } of entries) {
      const end = start + stem.length;
      if (text.startsWith(stem, start) && isWordEnd(text, end)) hits.push({ cue, start, end });
    }
  }
}

/** Keys may collide, which costs only a comparison; those of different lengths never do. */
function keyOf(text: string, start: number, chars: number): number {
  let key = 0;
  for (let at = start; at < start + chars; at += 1) key = ((key << 9) ^ text.charCodeAt(at)) & 0xfffffff;
  return key * KEY_CHARS + chars - 1;
}

function noEntries(): Entries {
  return { byKey: new Map(), pairs: new Uint8Array(PAIRS), singles: new Uint8Array(PAIRS) };
}

/** A power of two; pairs of characters may collide. */
const PAIRS = 1 << 12;

function pairOf(text: string, start: number): number {
  return ((text.charCodeAt(start) << 5) ^ text.charCodeAt(start + 1)) & (PAIRS - 1);
}

function mayStart({ pairs, singles }: Entries, text: string, start: number): boolean {
  return pairs[pairOf(text, start)] === 1 || singles[text.charCodeAt(start) & (PAIRS - 1)] === 1;
}

function insert({ byKey, pairs, singles }: Entries, entry: Entry): void {
  const { stem } = entry;
  const key = keyOf(stem, 0, Math.min(KEY_CHARS, stem.length));
  const known = byKey.get(key);
  if (known === undefined) byKey.set(key, [entry]);
  else known.push(entry);
  if (stem.length === 1) singles[stem.charCodeAt(0) & (PAIRS - 1)] = 1;
  else pairs[pairOf(stem, 0)] = 1;
}

function spellings(stem: string): string[] {
  const group = /\[([\p{L}\d]+)\]/u.exec(stem);
  if (group?.[1] === undefined) return [stem];
  return [...group[1]].flatMap((letter) => spellings(stem.replace(group[0], letter)));
}

function isWordCode(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x5f;
  if (ARABIC_MARKS.includes(code)) return false;
  return code > 0xbf && !(code >= 0x2000 && code <= 0x206f) && !(code >= 0x3000 && code <= 0x303f);
}

function isWordEnd(text: string, end: number): boolean {
  return end >= text.length || !isWordCode(text.charCodeAt(end));
}

/** True if a word that contains `inner` ends before `outer`: "LINE" does in "店長にLINEで". */
function isEdge(outer: number, inner: number): boolean {
  return !isWordCode(outer) || (isSpacelessCode(outer) && !isSpacelessCode(inner));
}

/** Scripts without spaces between words: cues may start anywhere. */
function isSpacelessCode(code: number): boolean {
  return code >= 0x2e80;
}

function isArabicCode(code: number): boolean {
  return code >= 0x0600 && code <= 0x06ff;
}
