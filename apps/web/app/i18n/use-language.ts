import { type Language, languageOf } from '@wordlamp/contract/languages';
import { useParams } from 'react-router';

/** The language of the page's address. */
export function useLanguage(): Language {
  const { lang } = useParams();
  return languageOf(lang);
}
