import { DEFAULT_LANGUAGE } from '@wordlamp/contract/languages';
import { isLanguageCode, type LanguageCode } from '@wordlamp/engine/languages';
import { type KeepList, keepListPath } from './keep-list.ts';

/** The cache of what is kept on purpose, apart from that of what happened to be opened last. */
const KEPT = 'kept';
/** Not an address of the site: notes of the service worker. */
const LANGUAGE_NOTE = '/kept/language';
const LIST_NOTE = '/kept/list';

/** Addresses of the site have one form each, whatever a browser says that it accepts. */
export const ANY_FORM = { ignoreVary: true } as const;

/**
 * Keeps the generators of a language: asks for what is new since the last time and drops what neither this list nor the one
 * before names, since tabs of the version before may still be open. Called again when it was broken off.
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

/** The language that was kept last; English where nothing is kept yet. */
export async function keptLanguage(): Promise<LanguageCode> {
  const noted = await noteIn(await caches.open(KEPT), LANGUAGE_NOTE);
  return isLanguageCode(noted) ? noted : DEFAULT_LANGUAGE;
}

async function noteIn(cache: Cache, note: string): Promise<string | undefined> {
  return (await cache.match(note, ANY_FORM))?.text();
}
