import type { LanguageCode } from '../languages.ts';
import { READING_WORDS } from '../reading/all-reading-words.ts';
import colorsAr from '../words/ar/colors.json' with { type: 'json' };
import wordsAr from '../words/ar/json.json' with { type: 'json' };
import cardsAr from '../words/ar/json-cards.json' with { type: 'json' };
import colorsDe from '../words/de/colors.json' with { type: 'json' };
import wordsDe from '../words/de/json.json' with { type: 'json' };
import cardsDe from '../words/de/json-cards.json' with { type: 'json' };
import colorsEn from '../words/en/colors.json' with { type: 'json' };
import wordsEn from '../words/en/json.json' with { type: 'json' };
import cardsEn from '../words/en/json-cards.json' with { type: 'json' };
import colorsEs from '../words/es/colors.json' with { type: 'json' };
import wordsEs from '../words/es/json.json' with { type: 'json' };
import cardsEs from '../words/es/json-cards.json' with { type: 'json' };
import colorsFr from '../words/fr/colors.json' with { type: 'json' };
import wordsFr from '../words/fr/json.json' with { type: 'json' };
import cardsFr from '../words/fr/json-cards.json' with { type: 'json' };
import colorsIt from '../words/it/colors.json' with { type: 'json' };
import wordsIt from '../words/it/json.json' with { type: 'json' };
import cardsIt from '../words/it/json-cards.json' with { type: 'json' };
import colorsJa from '../words/ja/colors.json' with { type: 'json' };
import wordsJa from '../words/ja/json.json' with { type: 'json' };
import cardsJa from '../words/ja/json-cards.json' with { type: 'json' };
import colorsKo from '../words/ko/colors.json' with { type: 'json' };
import wordsKo from '../words/ko/json.json' with { type: 'json' };
import cardsKo from '../words/ko/json-cards.json' with { type: 'json' };
import colorsPt from '../words/pt/colors.json' with { type: 'json' };
import wordsPt from '../words/pt/json.json' with { type: 'json' };
import cardsPt from '../words/pt/json-cards.json' with { type: 'json' };
import colorsRu from '../words/ru/colors.json' with { type: 'json' };
import wordsRu from '../words/ru/json.json' with { type: 'json' };
import cardsRu from '../words/ru/json-cards.json' with { type: 'json' };
import colorsTr from '../words/tr/colors.json' with { type: 'json' };
import wordsTr from '../words/tr/json.json' with { type: 'json' };
import cardsTr from '../words/tr/json-cards.json' with { type: 'json' };
import colorsZh from '../words/zh/colors.json' with { type: 'json' };
import wordsZh from '../words/zh/json.json' with { type: 'json' };
import cardsZh from '../words/zh/json-cards.json' with { type: 'json' };
import type { JsonPack } from './json-prompt.ts';

/** The words of the JSON generator in all languages, for a server. A browser loads only the one it needs. */
export const JSON_PACKS: Readonly<Record<LanguageCode, JsonPack>> = {
  ar: { words: wordsAr, colors: colorsAr, reading: READING_WORDS.ar, cards: cardsAr },
  de: { words: wordsDe, colors: colorsDe, reading: READING_WORDS.de, cards: cardsDe },
  en: { words: wordsEn, colors: colorsEn, reading: READING_WORDS.en, cards: cardsEn },
  es: { words: wordsEs, colors: colorsEs, reading: READING_WORDS.es, cards: cardsEs },
  fr: { words: wordsFr, colors: colorsFr, reading: READING_WORDS.fr, cards: cardsFr },
  it: { words: wordsIt, colors: colorsIt, reading: READING_WORDS.it, cards: cardsIt },
  ja: { words: wordsJa, colors: colorsJa, reading: READING_WORDS.ja, cards: cardsJa },
  ko: { words: wordsKo, colors: colorsKo, reading: READING_WORDS.ko, cards: cardsKo },
  pt: { words: wordsPt, colors: colorsPt, reading: READING_WORDS.pt, cards: cardsPt },
  ru: { words: wordsRu, colors: colorsRu, reading: READING_WORDS.ru, cards: cardsRu },
  tr: { words: wordsTr, colors: colorsTr, reading: READING_WORDS.tr, cards: cardsTr },
  zh: { words: wordsZh, colors: colorsZh, reading: READING_WORDS.zh, cards: cardsZh },
};
