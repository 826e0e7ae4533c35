import type { LanguageCode } from '../languages.ts';
import { READING_WORDS } from '../reading/all-reading-words.ts';
import arCards from '../words/ar/cards.json' with { type: 'json' };
import ar from '../words/ar/text.json' with { type: 'json' };
import deCards from '../words/de/cards.json' with { type: 'json' };
import de from '../words/de/text.json' with { type: 'json' };
import enCards from '../words/en/cards.json' with { type: 'json' };
import en from '../words/en/text.json' with { type: 'json' };
import esCards from '../words/es/cards.json' with { type: 'json' };
import es from '../words/es/text.json' with { type: 'json' };
import frCards from '../words/fr/cards.json' with { type: 'json' };
import fr from '../words/fr/text.json' with { type: 'json' };
import itCards from '../words/it/cards.json' with { type: 'json' };
import it from '../words/it/text.json' with { type: 'json' };
import jaCards from '../words/ja/cards.json' with { type: 'json' };
import ja from '../words/ja/text.json' with { type: 'json' };
import koCards from '../words/ko/cards.json' with { type: 'json' };
import ko from '../words/ko/text.json' with { type: 'json' };
import ptCards from '../words/pt/cards.json' with { type: 'json' };
import pt from '../words/pt/text.json' with { type: 'json' };
import ruCards from '../words/ru/cards.json' with { type: 'json' };
import ru from '../words/ru/text.json' with { type: 'json' };
import type { NamedTextPack } from '../words/text-pack.ts';
import trCards from '../words/tr/cards.json' with { type: 'json' };
import tr from '../words/tr/text.json' with { type: 'json' };
import zhCards from '../words/zh/cards.json' with { type: 'json' };
import zh from '../words/zh/text.json' with { type: 'json' };

/** The text packs of all languages, for a server. A browser loads only the one it needs. */
export const TEXT_PACKS: Readonly<Record<LanguageCode, NamedTextPack>> = {
  ar: { ...ar, cards: arCards, reading: READING_WORDS.ar },
  de: { ...de, cards: deCards, reading: READING_WORDS.de },
  en: { ...en, cards: enCards, reading: READING_WORDS.en },
  es: { ...es, cards: esCards, reading: READING_WORDS.es },
  fr: { ...fr, cards: frCards, reading: READING_WORDS.fr },
  it: { ...it, cards: itCards, reading: READING_WORDS.it },
  ja: { ...ja, cards: jaCards, reading: READING_WORDS.ja },
  ko: { ...ko, cards: koCards, reading: READING_WORDS.ko },
  pt: { ...pt, cards: ptCards, reading: READING_WORDS.pt },
  ru: { ...ru, cards: ruCards, reading: READING_WORDS.ru },
  tr: { ...tr, cards: trCards, reading: READING_WORDS.tr },
  zh: { ...zh, cards: zhCards, reading: READING_WORDS.zh },
};
