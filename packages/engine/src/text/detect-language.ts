import type { LanguageCode } from '../languages.ts';
import functionWords from '../words/function-words.json' with { type: 'json' };
import { foldText } from './fold-text.ts';

type LatinCode = keyof typeof functionWords.words;

/** Share of the letters from which on a script decides the language. */
const SCRIPT_SHARE = 0.25;
const PAGE_BONUS = 0.5;
const HINT_WEIGHT = 1.5;
/** Links, addresses and quoted words say nothing about the language of the sentence around them. */
const NEUTRAL = /https?:\/\/\S+|\S+@\S+|"[^"]*"/g;
const UNSUPPORTED = new RegExp(functionWords.unsupported, 'u');
const LATIN_CODES = Object.keys(functionWords.words) as LatinCode[];
const WEIGHTS = weightWords();
const HINTS = Object.entries(functionWords.hints).map(([code, source]) => ({
  code: code as LatinCode,
  pattern: new RegExp(source, 'iu'),
}));

/** The language in which an idea is written; null where it is none of the twelve. */
export function detectLanguage(idea: string, pageLanguage: LanguageCode): LanguageCode | null {
  const text = /[@"]|:\/\//.test(idea) ? idea.replace(NEUTRAL, ' ') : idea;
  const { latin, cyrillic, arabic, han, kana, hangul, other } = countScripts(text);
  const letters = latin + cyrillic + arabic + han + kana + hangul + other;
  if (letters === 0) return pageLanguage;
  if (hangul / letters > SCRIPT_SHARE) return 'ko';
  if (kana >= 2 && (kana + han) / letters > SCRIPT_SHARE) return 'ja';
  if (han / letters > SCRIPT_SHARE) return pageLanguage === 'ja' && han <= 8 ? 'ja' : 'zh';
  if (arabic / letters > SCRIPT_SHARE) return UNSUPPORTED.test(text) ? null : 'ar';
  if (cyrillic / letters > SCRIPT_SHARE) return UNSUPPORTED.test(text) ? null : 'ru';
  if (other / letters > SCRIPT_SHARE) return null;
  return detectLatin(text, pageLanguage);
}

function detectLatin(text: string, pageLanguage: LanguageCode): LanguageCode {
  const scores = new Map<LatinCode, number>();
  const add = (code: LatinCode, weight: number) => scores.set(code, (scores.get(code) ?? 0) + weight);
  for (const word of foldText(text).text.split(/[^a-z]+/)) {
    const weights = WEIGHTS.get(word);
    if (weights !== undefined) for (const { code, weight } of weights) add(code, weight);
  }
  if (/\P{ASCII}|'/u.test(text)) for (const { code, pattern } of HINTS) if (pattern.test(text)) add(code, HINT_WEIGHT);
  let best: LanguageCode = pageLanguage;
  let bestScore = 0;
  for (const [code, score] of scores) {
    const total = score + (code === pageLanguage ? PAGE_BONUS : 0);
    if (total > bestScore) [best, bestScore] = [code, total];
  }
  return bestScore >= PAGE_BONUS ? best : pageLanguage;
}

/** A word that several languages list weighs less in each. */
function weightWords(): Map<string, { code: LatinCode; weight: number }[]> {
  const codesOf = new Map<string, LatinCode[]>();
  for (const code of LATIN_CODES) {
    for (const word of functionWords.words[code].split(' ')) codesOf.set(word, [...(codesOf.get(word) ?? []), code]);
  }
  const weigh = (codes: LatinCode[]) => codes.map((code) => ({ code, weight: 1 / codes.length }));
  return new Map([...codesOf].map(([word, codes]) => [word, weigh(codes)]));
}

function countScripts(text: string) {
  const counts = { latin: 0, cyrillic: 0, arabic: 0, han: 0, kana: 0, hangul: 0, other: 0 };
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) {
      if ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) counts.latin += 1;
    } else if (/\p{L}/u.test(character)) counts[scriptOf(code)] += 1;
  }
  return counts;
}

function scriptOf(code: number): keyof ReturnType<typeof countScripts> {
  if (code < 0x0250 || (code >= 0x1e00 && code < 0x1f00)) return 'latin';
  if (code >= 0x0400 && code < 0x0530) return 'cyrillic';
  if (code >= 0x0600 && code < 0x0780) return 'arabic';
  if (code >= 0x3040 && code < 0x3100) return 'kana';
  if ((code >= 0x1100 && code < 0x1200) || (code >= 0x3130 && code < 0x3190) || (code >= 0xac00 && code < 0xd7b0))
    return 'hangul';
  if ((code >= 0x2e80 && code < 0xa000) || (code >= 0xf900 && code < 0xfb00) || code >= 0x20000) return 'han';
  return 'other';
}
