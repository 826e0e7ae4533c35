import type { LanguageCode } from '../../languages.ts';
import ar from '../../words/ar/clip.json' with { type: 'json' };
import de from '../../words/de/clip.json' with { type: 'json' };
import en from '../../words/en/clip.json' with { type: 'json' };
import es from '../../words/es/clip.json' with { type: 'json' };
import fr from '../../words/fr/clip.json' with { type: 'json' };
import it from '../../words/it/clip.json' with { type: 'json' };
import ja from '../../words/ja/clip.json' with { type: 'json' };
import ko from '../../words/ko/clip.json' with { type: 'json' };
import pt from '../../words/pt/clip.json' with { type: 'json' };
import ru from '../../words/ru/clip.json' with { type: 'json' };
import tr from '../../words/tr/clip.json' with { type: 'json' };
import zh from '../../words/zh/clip.json' with { type: 'json' };
import type { ClipWords } from './clip-rules.ts';

/** The words for clips in all languages, for a server. A browser loads only those of the idea. */
export const CLIP_WORDS: Readonly<Record<LanguageCode, ClipWords>> = {
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
