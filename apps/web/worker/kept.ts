import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import { isLanguageCode, type LanguageCode } from '@wordlamp/engine/languages';
import { type KeepList, keepListPath } from './keep-list.ts';

/** The cache of precached files, separate from that of recently opened pages. */
const KEPT = 'kept';
/** Not a path of the site: the service worker's own data. */
const LANGUAGE_NOTE = '/kept/language';
const LIST_NOTE = '/kept/list';

/** The site's responses do not vary by Accept headers. */
export const ANY_FORM = { ignoreVary: true } as const;

/**
 * Caches the generators of a language: fetches new files and deletes those in neither this list nor the previous one,
 * since tabs of the previous version may still be open. Safe to call again after an interruption.
 * @throws TypeError when the connection is lost
 */
export async function keep(language: LanguageCode): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.put(LANGUAGE_NOTE, new Response(language));
  const answer = await fetch(keepListPath(language), { cache: 'no-cache' });
  if (!answer.ok) return;
  const text = await answer.text();
  const noted = await noteIn(cache, LIST_NOTE);
  if (text === noted) return;
  const list: KeepList = JSON.parse(text);
  const before: KeepList = noted === undefined ? { pages: {}, files: [] } : JSON.parse(noted);

  for (const [path, hash] of Object.entries(list.pages))
    if (before.pages[path] !== hash || !(await cache.match(path, ANY_FORM))) await take(cache, path);
  for (const file of list.files)
    if (!(await cache.match(file, ANY_FORM))) await take(cache, file, await caches.match(file, ANY_FORM));
  await drop(cache, [list, before]);
  await cache.put(LIST_NOTE, new Response(text));
}

async function take(cache: Cache, path: string, known?: Response): Promise<void> {
  const answer = known ?? (await fetch(path, { cache: known ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new TypeError(`${path} answers with status ${answer.status}`); // a deployment is under way
  await cache.put(path, answer);
}

async function drop(cache: Cache, lists: readonly KeepList[]): Promise<void> {
  const named = new Set([
    LANGUAGE_NOTE,
    LIST_NOTE,
    ...lists.flatMap(({ pages, files }) => [...Object.keys(pages), ...files]),
  ]);
  for (const request of await cache.keys())
    if (!named.has(new URL(request.url).pathname)) await cache.delete(request, ANY_FORM);
}

/** The language cached last; English if nothing is cached yet. */
export async function keptLanguage(): Promise<LanguageCode> {
  const noted = await noteIn(await caches.open(KEPT), LANGUAGE_NOTE);
  return isLanguageCode(noted) ? noted : DEFAULT_LANGUAGE;
}

async function noteIn(cache: Cache, note: string): Promise<string | undefined> {
  return (await cache.match(note, ANY_FORM))?.text();
}
