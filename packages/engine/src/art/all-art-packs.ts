import type { LanguageCode } from '../languages.ts';
import ar from '../words/ar/art.json' with { type: 'json' };
import type { ArtWords } from '../words/art-words.ts';
import de from '../words/de/art.json' with { type: 'json' };
import en from '../words/en/art.json' with { type: 'json' };
import es from '../words/es/art.json' with { type: 'json' };
import fr from '../words/fr/art.json' with { type: 'json' };
import it from '../words/it/art.json' with { type: 'json' };
import ja from '../words/ja/art.json' with { type: 'json' };
import ko from '../words/ko/art.json' with { type: 'json' };
import pt from '../words/pt/art.json' with { type: 'json' };
import ru from '../words/ru/art.json' with { type: 'json' };
import tr from '../words/tr/art.json' with { type: 'json' };
import zh from '../words/zh/art.json' with { type: 'json' };

/** The art words of all languages, for a server. A browser loads only what `artLanguagesOf` names. */
export const ART_PACKS: Readonly<Record<LanguageCode, ArtWords>> = { ar, de, en, es, fr, it, ja, ko, pt, ru, tr, zh };
