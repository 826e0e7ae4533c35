import type { LanguageCode } from '../languages.ts';
import ar from '../words/ar/text.json' with { type: 'json' };
import de from '../words/de/text.json' with { type: 'json' };
import en from '../words/en/text.json' with { type: 'json' };
import es from '../words/es/text.json' with { type: 'json' };
import fr from '../words/fr/text.json' with { type: 'json' };
import it from '../words/it/text.json' with { type: 'json' };
import ja from '../words/ja/text.json' with { type: 'json' };
import ko from '../words/ko/text.json' with { type: 'json' };
import pt from '../words/pt/text.json' with { type: 'json' };
import ru from '../words/ru/text.json' with { type: 'json' };
import type { TextPack } from '../words/text-pack.ts';
import tr from '../words/tr/text.json' with { type: 'json' };
import zh from '../words/zh/text.json' with { type: 'json' };

/** The text packs of all languages, for a server; a browser loads the one that it needs. */
export const TEXT_PACKS: Readonly<Record<LanguageCode, TextPack>> = { ar, de, en, es, fr, it, ja, ko, pt, ru, tr, zh };
