import { oncePer } from '../once-per.ts';
import { allMatches } from '../text/all-matches.ts';
import { foldText } from '../text/fold-text.ts';
import { quotationsIn } from '../text/quotations.ts';
import type { SpellingWords } from '../words/spelling-words.ts';
import { BRANDS } from './brands.ts';
import { capitalized } from './capital.ts';
import { listedWords } from './listed-words.ts';
import { punctuate } from './punctuate.ts';

/** Links, addresses, code, tags and quotations in straight marks: letters that count. */
const APART =
  /```[\s\S]*?(?:```|$)|`[^`\n]+`|(?:https?:\/\/|www\.)\S+|(?<!\S)\S{1,64}@\S+|[#@]\S+|(?<=^|[\s(:,])['‘](?!\d\d\b)[^'’\n]{1,200}(?:['’](?=\p{L})[^'’\n]{1,200}){0,8}['’](?=$|[\s).,:;!?]|\p{Script=Hangul})|(?<!\p{L})\p{L}{0,40}\([^()\n]{0,200}_[^()\n]{0,200}\)|(?<!\p{L})\p{Script=Latin}{1,40}\([^()\n]{0,400}\)|(?<!\S)\S{0,200}[\\_{}<>=]\S*|\uE000/gu;
/** A word, or several with marks between them; not part of a file name, not next to a figure. */
const WORD = /(?<![\p{L}\p{M}\p{N}./-])[\p{L}\p{M}][\p{L}\p{M}'’/&]{0,120}(?![\p{L}\p{M}\p{N}'’/&-]|\.[\p{L}\p{N}])/gu;
const BRAND = new RegExp(
  `(?<![A-Za-z\\d./-])(?:${BRANDS.map((name) => name.toLowerCase()).join('|')})(?![A-Za-z\\d/-]|\\.[a-z\\d])`,
  'g',
);
const BRAND_NAMES = new Map<string, string>(BRANDS.map((name) => [name.toLowerCase(), name]));
/** "30 x 40": next to a figure it is a sign. */
const AFTER_FIGURE = /\d\s?$/;
const BEFORE_FIGURE = /^\s?\d/;
/** "Citta'": the accent was typed as an apostrophe. */
const TYPED_ACCENT = /([àèéìòù])['’]$/u;
const LOWER = /^[\p{Ll}\p{Lo}\p{M}'’/&]+$/u;
const CAPITALIZED = /^\p{Lu}[\p{Ll}\p{M}'’/&]*$/u;
/** A private-use character for what stays as it is; a typed one is masked as well. */
const MASK = '\uE000';
/** Letters before an ending; a shorter word may be another one. */
const MIN_STEM = 3;
/** A longer one is no word of a language. */
const MAX_WORD_CHARS = 40;
/** A larger share of capitals is shouting. */
const SHOUTED = 0.6;

/** Changes a piece of an idea to careful spelling. */
export type Speller = (typed: string) => string;

const asIs: Speller = (typed) => typed;

/**
 * How the words of an idea are spelled where they are repeated: chat is written out, accents and capitals are set, and
 * no word is added, left out or exchanged. Quotations, figures, code and names stay letter by letter, and so does
 * everything if the idea says that its letters count.
 */
export function spellerFor(idea: string, words: SpellingWords): Speller {
  const { asTyped } = lexiconOf(words);
  const folded = foldText(idea).text;
  if (asTyped?.test(folded)) return asIs;
  const letters = idea.match(/\p{L}/gu) ?? [];
  const capitals = idea.match(/\p{Lu}/gu) ?? [];
  if (capitals.length > letters.length * SHOUTED) return asIs;
  return (typed) => spell(typed, words);
}

function spell(typed: string, words: SpellingWords): string {
  const apart = [...quotationsIn(typed), ...allMatches(typed, APART)].toSorted((a, b) => a.index - b.index);
  const masked: string[] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: kept } of apart) {
    if (index < from) continue;
    text += spellWords(typed.slice(from, index), words) + MASK;
    masked.push(kept);
    from = index + kept.length;
  }
  const marked = punctuate(text + spellWords(typed.slice(from), words), words);
  let next = 0;
  return marked.replaceAll(MASK, () => masked[next++] ?? '');
}

function spellWords(typed: string, words: SpellingWords): string {
  const lexicon = lexiconOf(words);
  const branded = typed.replace(BRAND, (name) => BRAND_NAMES.get(name) ?? name);
  const pieced =
    lexicon.inside === null ? branded : branded.replace(lexicon.inside, (piece) => words.inside[piece] ?? piece);
  const mended =
    lexicon.nounAfter === null ? pieced : pieced.replace(lexicon.nounAfter, (noun) => capitalized(noun, words));
  return mended.replace(WORD, (word, at: number) => {
    if (!LOWER.test(word) && !CAPITALIZED.test(word)) return word;
    const isBesideFigure = AFTER_FIGURE.test(mended.slice(Math.max(0, at - 2), at));
    const before = BEFORE_FIGURE.test(mended.slice(at + word.length, at + word.length + 2));
    const said = isBesideFigure || before ? undefined : lexicon.chat.get(word.toLowerCase());
    if (said !== undefined) return likeTyped(word, said, words);
    return word
      .split(/(['’/&])/)
      .map((part) => spellWord(part, lexicon, words))
      .join('')
      .replace(TYPED_ACCENT, '$1');
  });
}

function spellWord(word: string, { written, endings, nouns }: Lexicon, words: SpellingWords): string {
  if (word.length < 2 || word.length > MAX_WORD_CHARS) return word;
  const bare = foldText(word).text;
  for (const prefix of prefixesOf(word, words)) {
    const known = written.get(bare.slice(prefix.length));
    if (known !== undefined && isBarer(word.slice(prefix.length), known)) return prefix + likeTyped(word, known, words);
  }
  if (!LOWER.test(word)) return word;
  if (endOf(word, nouns) !== undefined) return capitalized(word, words);
  const end = endOf(word, endings);
  return end === undefined ? word : word.slice(0, -end.length) + (endings.get(end) ?? end);
}

/** True if what was typed lacks accents of the printed word, and has no others ("mémé" is not "même"). */
function isBarer(typed: string, printed: string): boolean {
  const bare = foldText(typed).text;
  if (bare === typed.toLowerCase()) return true;
  const letters = printed.replace(/^İ/, 'i').toLowerCase();
  // "Perchè" is a usual misspelling.
  const isMeant = (letter: string, at: number) => letter === 'è' && letters[at] === 'é' && at === letters.length - 1;
  return [...typed.toLowerCase()].every(
    (letter, at) => letter === letters[at] || letter === bare[at] || isMeant(letter, at),
  );
}

/** The longest listed end of a word, behind at least `MIN_STEM` letters. */
function endOf(word: string, ends: Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>): string | undefined {
  if (ends.size === 0) return undefined;
  for (let start = MIN_STEM; start < word.length; start += 1) {
    const end = word.slice(start);
    if (ends.has(end)) return end;
  }
  return undefined;
}

/** The empty one first. */
function prefixesOf(word: string, { prefixes }: SpellingWords): string[] {
  return ['', ...prefixes.filter((prefix) => word.startsWith(prefix))];
}

function likeTyped(typed: string, printed: string, words: SpellingWords): string {
  return CAPITALIZED.test(typed) ? capitalized(printed, words) : printed;
}

type Lexicon = {
  chat: ReadonlyMap<string, string>;
  written: ReadonlyMap<string, string>;
  endings: ReadonlyMap<string, string>;
  nouns: ReadonlySet<string>;
  inside: RegExp | null;
  nounAfter: RegExp | null;
  asTyped: RegExp | null;
};

const lexiconOf = oncePer((words: SpellingWords): Lexicon => {
  const written = new Map<string, string>();
  for (const word of listedWords(words.written)) for (const bare of bareForms(word)) written.set(bare, word);
  const inside = Object.keys(words.inside).toSorted((a, b) => b.length - a.length);
  return {
    chat: new Map(Object.entries(words.chat)),
    written,
    endings: new Map(Object.entries(words.endings)),
    nouns: new Set(words.capitalEndings.flatMap((row) => row.split(' '))),
    inside: inside.length === 0 ? null : new RegExp(inside.map(escaped).join('|'), 'gu'),
    nounAfter: nounAfter(words),
    asTyped: anyOf(words.asTyped),
  };
});

/** "Eine rede", "eine lustige rede". */
function nounAfter({ determiners, nounsAfter }: SpellingWords): RegExp | null {
  if (determiners.length === 0) return null;
  const nouns = nounsAfter.join(' ').replaceAll(' ', '|');
  const before = `(?<!\\p{L})(?:${determiners.join('|')}) (?:(?!(?:${nouns}) )\\p{Ll}{2,20}e[mnrs]? )?`;
  return new RegExp(`(?<=${before})(?:${nouns})(?![\\p{L}-])`, 'gu');
}

/** In scripts without spaces a phrase may begin anywhere. */
function anyOf(phrases: readonly string[]): RegExp | null {
  const sources = phrases.map((phrase) =>
    SPACELESS.test(phrase) ? escaped(phrase) : `(?<![\\p{L}\\p{N}])${escaped(phrase)}`,
  );
  return sources.length === 0 ? null : new RegExp(sources.join('|'), 'u');
}

const SPACELESS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const TWO_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** "für" is typed as "fur" and "fuer". */
function bareForms(word: string): string[] {
  const spelled = word.toLowerCase().replace(/[äöü]/g, (letter) => TWO_LETTERS[letter] ?? letter);
  return [foldText(word).text, foldText(spelled).text];
}
