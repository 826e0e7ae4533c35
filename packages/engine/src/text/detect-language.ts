import type { LanguageCode } from '../languages.ts';
import functionWords from '../words/function-words.json' with { type: 'json' };
import { foldText } from './fold-text.ts';
import { looksLikeCode } from './idea-shape.ts';
import { TRIGRAM_LANGUAGES, trigramScores } from './latin-trigrams.ts';
import { withoutQuotations } from './quotations.ts';

type LatinCode = keyof typeof functionWords.words;

/** Share of the letters from which a script decides the language. */
const SCRIPT_SHARE = 0.25;
const PAGE_BONUS = 1;
/** The fewer the words, the more weight the page has. */
const SHORT_PAGE_BONUS = 5;
/** Letters alone are weaker evidence than the page ("radtour donau passau wien 7 etappen"). */
const WORDLESS_PAGE_BONUS = 2;
/** Chinese borrows a single kana for style; Japanese hardly ever has a smaller share than this. */
const KANA_SHARE = 0.08;
/** Up to this many Han characters, a phrase without kana on a Japanese page counts as Japanese. */
const MAX_HAN_PHRASE = 8;
const HINT_WEIGHT = 3;
/**
 * Links, addresses, code and error output say nothing about the language of the sentence around them. The local part of
 * an address has 64 characters (RFC 5321, 4.5.3.1.1), so a long run without "@" is not rescanned from each position.
 */
const NEUTRAL =
  /```[\s\S]*?(?:```|$)|`[^`\n]+`|https?:\/\/\S+|[^\s@]{1,64}@\S+|\b[A-Z]\w{0,40}(?:Error|Exception):(?:[^()\n,.;]|\([^()\n]{0,120}\)){0,200}/g;
/** The request precedes the text that it is about ("Translate to German: …"). */
const HEAD_END = /:\s|：|\n/;
/** A head of this many letters decides alone; scripts without spaces say more per letter. */
const SURE_LETTERS = 8;
const SURE_SPACELESS_LETTERS = 4;
/** A Latin head decides alone with this lead over the next language. */
const SURE_LEAD = 4;
/** How many Latin letters one letter counts for in a script that writes a word with one or two. */
const SPACELESS_WEIGHT = 3;
const UNSUPPORTED = new RegExp(functionWords.unsupported, 'u');
const LATIN_CODES = Object.keys(functionWords.words) as LatinCode[];
const WEIGHTS = weightWords();
const HINTS = Object.entries(functionWords.hints).map(([code, source]) => ({
  code: code as LatinCode,
  pattern: new RegExp(source, 'iu'),
}));

type Guess = { language: LanguageCode | null; isSure: boolean };

/** The language of an idea; null if it is not one of the twelve. */
export function detectLanguage(idea: string, pageLanguage: LanguageCode): LanguageCode | null {
  const text = withoutCode(withoutQuotations(idea.replace(NEUTRAL, ' ')));
  const headEnd = text.search(HEAD_END);
  if (headEnd > 0) {
    const head = guess(text.slice(0, headEnd), pageLanguage);
    if (head.isSure) return head.language;
  }
  return guess(text, pageLanguage).language;
}

/** Removes lines of code, unless nothing else would remain. */
function withoutCode(text: string): string {
  if (!text.includes('\n')) return text;
  const prose = text
    .split('\n')
    .filter((line) => !looksLikeCode(line))
    .join('\n');
  return /\p{L}/u.test(prose) ? prose : text;
}

function guess(text: string, pageLanguage: LanguageCode): Guess {
  const { latin, cyrillic, arabic, han, kana, hangul, other } = countScripts(text);
  const spaceless = SPACELESS_WEIGHT * (han + kana + hangul);
  const letters = latin + cyrillic + arabic + spaceless + other;
  if (letters === 0) return { language: pageLanguage, isSure: false };
  const isSpacelessSure = han + kana + hangul >= SURE_SPACELESS_LETTERS;
  if ((SPACELESS_WEIGHT * hangul) / letters > SCRIPT_SHARE) return { language: 'ko', isSure: isSpacelessSure };
  if (kana / (kana + han) >= KANA_SHARE && spaceless / letters > SCRIPT_SHARE)
    return { language: 'ja', isSure: isSpacelessSure };
  if ((SPACELESS_WEIGHT * han) / letters > SCRIPT_SHARE) {
    const isJapanesePhrase = pageLanguage === 'ja' && han <= MAX_HAN_PHRASE;
    return { language: isJapanesePhrase ? 'ja' : 'zh', isSure: isSpacelessSure };
  }
  const isUnsupported = UNSUPPORTED.test(text);
  if (arabic / letters > SCRIPT_SHARE) {
    return { language: isUnsupported ? null : 'ar', isSure: arabic >= SURE_LETTERS };
  }
  if (cyrillic / letters > SCRIPT_SHARE) {
    return { language: isUnsupported ? null : 'ru', isSure: cyrillic >= SURE_LETTERS };
  }
  if (other / letters > SCRIPT_SHARE) return { language: null, isSure: true };
  return guessLatin(text, pageLanguage);
}

function guessLatin(text: string, pageLanguage: LanguageCode): Guess {
  const scores = new Map<LanguageCode, number>();
  const add = (code: LanguageCode, weight: number) => scores.set(code, (scores.get(code) ?? 0) + weight);
  const folded = foldText(text).text;
  const words = folded.split(/[^a-z]+/).filter((word) => word !== '');
  for (const word of words) {
    const weights = WEIGHTS.get(word);
    if (weights !== undefined) for (const { code, weight } of weights) add(code, weight);
  }
  // The letters of a single word prove nothing: "pizza" is common everywhere.
  const byLetters = words.length > 1 ? trigramScores(folded) : [];
  for (const [place, weight] of byLetters.entries()) add(TRIGRAM_LANGUAGES[place] ?? 'en', weight);
  if (/\P{ASCII}|'/u.test(text)) for (const { code, pattern } of HINTS) if (pattern.test(text)) add(code, HINT_WEIGHT);
  const isWordless = !words.some((word) => WEIGHTS.has(word));
  const [first = 0, second = 0] = [...scores.values()].sort((a, b) => b - a);
  add(pageLanguage, PAGE_BONUS + SHORT_PAGE_BONUS / Math.max(1, words.length) + (isWordless ? WORDLESS_PAGE_BONUS : 0));
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  return { language: best?.[0] ?? pageLanguage, isSure: first - second >= SURE_LEAD };
}

/** A word listed in several languages weighs less in each. */
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
