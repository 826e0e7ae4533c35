import type { LanguageCode } from '../languages.ts';
import ar from '../words/ar/reading.json' with { type: 'json' };
import arSpelling from '../words/ar/spelling.json' with { type: 'json' };
import de from '../words/de/reading.json' with { type: 'json' };
import deSpelling from '../words/de/spelling.json' with { type: 'json' };
import en from '../words/en/reading.json' with { type: 'json' };
import enSpelling from '../words/en/spelling.json' with { type: 'json' };
import es from '../words/es/reading.json' with { type: 'json' };
import esSpelling from '../words/es/spelling.json' with { type: 'json' };
import fr from '../words/fr/reading.json' with { type: 'json' };
import frSpelling from '../words/fr/spelling.json' with { type: 'json' };
import it from '../words/it/reading.json' with { type: 'json' };
import itSpelling from '../words/it/spelling.json' with { type: 'json' };
import ja from '../words/ja/reading.json' with { type: 'json' };
import jaSpelling from '../words/ja/spelling.json' with { type: 'json' };
import ko from '../words/ko/reading.json' with { type: 'json' };
import koSpelling from '../words/ko/spelling.json' with { type: 'json' };
import pt from '../words/pt/reading.json' with { type: 'json' };
import ptSpelling from '../words/pt/spelling.json' with { type: 'json' };
import type { ReadingWords } from '../words/reading-words.ts';
import ru from '../words/ru/reading.json' with { type: 'json' };
import ruSpelling from '../words/ru/spelling.json' with { type: 'json' };
import tr from '../words/tr/reading.json' with { type: 'json' };
import trSpelling from '../words/tr/spelling.json' with { type: 'json' };
import zh from '../words/zh/reading.json' with { type: 'json' };
import zhSpelling from '../words/zh/spelling.json' with { type: 'json' };

/** The reading words of all languages, for a server. A browser loads only those of the idea. */
export const READING_WORDS: Readonly<Record<LanguageCode, ReadingWords>> = {
  ar: { ...ar, spelling: arSpelling },
  de: { ...de, spelling: deSpelling },
  en: { ...en, spelling: enSpelling },
  es: { ...es, spelling: esSpelling },
  fr: { ...fr, spelling: frSpelling },
  it: { ...it, spelling: itSpelling },
  ja: { ...ja, spelling: jaSpelling },
  ko: { ...ko, spelling: koSpelling },
  pt: { ...pt, spelling: ptSpelling },
  ru: { ...ru, spelling: ruSpelling },
  tr: { ...tr, spelling: trSpelling },
  zh: { ...zh, spelling: zhSpelling },
};
