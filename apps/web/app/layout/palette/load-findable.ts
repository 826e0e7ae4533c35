import type { LanguageCode } from '@wordlamp/engine/languages';
import { type Findable, findablePath } from './findable.ts';

const NOTHING: Findable = { templates: [], articles: [], resources: [] };
const loaded = new Map<LanguageCode, Promise<Findable>>();

/** What can be found in a language; asked for once in the life of a tab. Without a connection pages are found all the same. */
export function loadFindable(language: LanguageCode): Promise<Findable> {
  const known = loaded.get(language) ?? fetchFindable(language);
  loaded.set(language, known);
  return known.catch((reason: unknown) => {
    console.warn('Templates and articles cannot be found now.', reason);
    loaded.delete(language); // the next time they may
    return NOTHING;
  });
}

/** @throws Error when the file cannot be had */
async function fetchFindable(language: LanguageCode): Promise<Findable> {
  const answer = await fetch(findablePath(language));
  if (!answer.ok) throw new Error(`${answer.url} answers with status ${answer.status}`);
  return answer.json();
}
