import { oncePer } from '../once-per.ts';
import type { SpellingWords } from '../words/spelling-words.ts';
import { capitalized } from './capital.ts';

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u;
/** Not the end of a sentence. */
const SHORTENED =
  'etc|max|min|bzw|inkl|evtl|ggf|usw|zzgl|bzgl|approx|aprox|incl|tel|prof|dott|sig|avv|ing|núm|pág|ref|руб|тыс|коп|мин|сек|стр|örn|sok|cad|mah|apt|std|sek|sec|ext|art|abs|vol|nov|dic|feb|ott|sett|déc|janv|févr|juil|sept|oct|dez|out|kap|str|geb|gest';
/** A sentence ends behind a word that is no abbreviation, a closing mark, or a figure that is no ordinal. */
const sentenceStart = (hasOrdinals: boolean) =>
  new RegExp(
    `(?<=(?:[\\p{L}\\p{M}]{3}|[)"”»%€$£\\uE000]${hasOrdinals ? '' : '|\\p{N}'})(?<!(?<!\\p{L})(?:${SHORTENED}))[.!?]\\s{1,2})\\p{Ll}[\\p{Ll}\\p{M}'’]*(?=[\\s,.:;!?]|$)`,
    'gu',
  );

/** Spaces around marks, wide marks, the commas that grammar demands, and the capital of each further sentence. */
export function punctuate(text: string, words: SpellingWords): string {
  const { comma, start } = patternsOf(words);
  const spaced = text
    .replace(/(?<=[\p{L}\p{M}\p{N}]) +(?=[,.](?:\s|$))/gu, '')
    .replace(/(?<=\p{L}{2}),(?=\p{L}{2})/gu, ', ');
  const wide = widened(spaced, words);
  const parted = comma === null ? wide : wide.replace(comma, ', ');
  return parted.replace(start, (word) => capitalized(word, words));
}

function widened(text: string, { marks }: SpellingWords): string {
  if (Object.keys(marks).length === 0) return text;
  const open = marks['('];
  const close = marks[')'];
  const bracketed =
    open === undefined || close === undefined
      ? text
      : text.replace(BRACKET, (typed, inner: string, at: number) =>
          WIDE.test(inner) || WIDE.test(text.charAt(at - 1)) ? `${open}${inner}${close}` : typed,
        );
  return bracketed.replace(/[,.:;] ?|[?!]{1,9} ?/g, (typed, at: number) => {
    const mark = typed.charAt(0);
    const by = marks[mark];
    const before = bracketed.charAt(at - 1);
    const after = bracketed.charAt(at + typed.length);
    const isWide = WIDE.test(before) || before === '）' || (mark === ',' && WIDE.test(after));
    if (by === undefined || !isWide) return typed;
    // "文件.txt" goes on behind the mark.
    if (mark === '.' && after !== '' && !/\s/.test(typed.slice(1) + after) && !WIDE.test(after)) return typed;
    const wide = typed.trimEnd().replace(/./gu, (one) => marks[one] ?? one);
    return SPACED.test(by) && typed.endsWith(' ') ? `${wide} ` : wide;
  });
}

const BRACKET = /\(([^()\n]{1,200})\)/g;
/** Arabic marks keep their space. */
const SPACED = /[،؛؟]/;

const patternsOf = oncePer(({ commaBefore, commaNotAfter, hasOrdinals }: SpellingWords) => {
  const start = sentenceStart(hasOrdinals);
  if (commaBefore.length === 0) return { comma: null, start };
  const not = commaNotAfter.length === 0 ? '' : `(?<!(?<!\\p{L})(?:${commaNotAfter.join('|')}))`;
  const before = commaBefore.join('|');
  return { comma: new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}"”»)])${not} (?=(?:${before})(?!\\p{L}))`, 'giu'), start };
});
