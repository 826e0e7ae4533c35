/** Where a cue stands in a folded text. */
export type CueHit = { cue: string; start: number; end: number };

type Ending = { cue: string; needsWordEnd: boolean; needsWordStart: boolean; isTail: boolean };
export type CueTrie = { next: Map<number, CueTrie>; endings: Ending[] };

/** A short Arabic stem stands inside longer words by accident ("خطا" in "خطاب"), so it must be a whole word. */
const SHORT_ARABIC_CHARS = 4;

/**
 * Builds the tree that finds all cues of a pack in one pass.
 * A cue is a folded stem; `$` at its end asks for a word end, `[sz]` stands for either letter. `-` at its start lets it also
 * end a compound ("-rede" in "hochzeitsrede").
 */
export function buildCueTrie(cues: Iterable<string>): CueTrie {
  const root: CueTrie = { next: new Map(), endings: [] };
  for (const cue of new Set(cues)) {
    const isShortArabic = /^[\u0600-\u06ff]+\$?$/.test(cue) && cue.length <= SHORT_ARABIC_CHARS;
    const isTail = cue.startsWith('-');
    const needsWordEnd = cue.endsWith('$') || isShortArabic;
    const ending = { cue, needsWordEnd, needsWordStart: isShortArabic, isTail };
    for (const stem of spellings(cue.replace(/^-|\$$/g, ''))) insert(root, stem, ending);
  }
  return root;
}

/** Particles that Arabic writes together with the word after them: and, so, in, for, like, the. */
const ARABIC_PARTICLES = /^[وف]?[بلك]?(?:ال|لل|ل)?$/;

/** All cues of the tree in the text, in the order of their places. */
export function findCues(trie: CueTrie, text: string): CueHit[] {
  const hits: CueHit[] = [];
  let wordStart = 0;
  for (let start = 0; start < text.length; start += 1) {
    const code = text.charCodeAt(start);
    if (!isWordCode(code)) continue;
    const isEdgeHere = start === 0 || isEdge(text.charCodeAt(start - 1), code);
    if (isEdgeHere) wordStart = start;
    const isWordStart = isEdgeHere || (isArabicCode(code) && ARABIC_PARTICLES.test(text.slice(wordStart, start)));
    collectFrom(trie, text, start, isWordStart || isSpacelessCode(code), isWordStart, hits);
  }
  return hits;
}

/** @param mayStart whether any cue may start here; otherwise only those that end a compound */
function collectFrom(
  trie: CueTrie,
  text: string,
  start: number,
  mayStart: boolean,
  isWordStart: boolean,
  hits: CueHit[],
): void {
  let node = trie.next.get(text.charCodeAt(start));
  let end = start + 1;
  while (node !== undefined) {
    for (const { cue, needsWordEnd, needsWordStart, isTail } of node.endings) {
      if (!mayStart && !(isTail && isWordEnd(text, end))) continue;
      if (needsWordStart && !isWordStart) continue;
      if (needsWordEnd && end < text.length && !isEdge(text.charCodeAt(end), text.charCodeAt(end - 1))) continue;
      hits.push({ cue, start, end });
    }
    node = node.next.get(text.charCodeAt(end));
    end += 1;
  }
}

function insert(root: CueTrie, stem: string, ending: Ending): void {
  let node = root;
  for (let index = 0; index < stem.length; index += 1) {
    const code = stem.charCodeAt(index);
    const known = node.next.get(code);
    const child = known ?? { next: new Map(), endings: [] };
    if (known === undefined) node.next.set(code, child);
    node = child;
  }
  node.endings.push(ending);
}

function spellings(stem: string): string[] {
  const group = /\[(\p{L}+)\]/u.exec(stem);
  if (group?.[1] === undefined) return [stem];
  return [...group[1]].flatMap((letter) => spellings(stem.replace(group[0], letter)));
}

function isWordCode(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x5f;
  return code > 0xbf && !(code >= 0x2000 && code <= 0x206f) && !(code >= 0x3000 && code <= 0x303f);
}

function isWordEnd(text: string, end: number): boolean {
  return end >= text.length || !isWordCode(text.charCodeAt(end));
}

/** Whether a word of which `inner` is a part ends before `outer`: "LINE" does in "店長にLINEで". */
function isEdge(outer: number, inner: number): boolean {
  return !isWordCode(outer) || (isSpacelessCode(outer) && !isSpacelessCode(inner));
}

/** Scripts that write words without spaces between them: cues may start anywhere. */
function isSpacelessCode(code: number): boolean {
  return code >= 0x2e80;
}

function isArabicCode(code: number): boolean {
  return code >= 0x0600 && code <= 0x06ff;
}
