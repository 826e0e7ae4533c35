import type { LanguageCode } from '../languages.ts';
import ar from '../words/ar/reading.json' with { type: 'json' };
import de from '../words/de/reading.json' with { type: 'json' };
import en from '../words/en/reading.json' with { type: 'json' };
import es from '../words/es/reading.json' with { type: 'json' };
import fr from '../words/fr/reading.json' with { type: 'json' };
import it from '../words/it/reading.json' with { type: 'json' };
import ja from '../words/ja/reading.json' with { type: 'json' };
import ko from '../words/ko/reading.json' with { type: 'json' };
import pt from '../words/pt/reading.json' with { type: 'json' };
import type { ReadingWords } from '../words/reading-words.ts';
import ru from '../words/ru/reading.json' with { type: 'json' };
import tr from '../words/tr/reading.json' with { type: 'json' };
import zh from '../words/zh/reading.json' with { type: 'json' };

/** The reading words of all languages, for a server. A browser loads only those of the idea. */
export const READING_WORDS: Readonly<Record<LanguageCode, ReadingWords>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  ko,
  pt,
  ru,
  tr,
  zh,
};
