import type { LanguageCode } from '@wordlamp/engine/languages';

/** Where devices send a text that is shared with the installed site (`share_target` of the manifest). */
export const SHARE_TARGET = '/share';
const GENERATOR = 'ai-prompt-generator';
const MARK = '#shared=';

/**
 * Where a shared text is taken to: behind the # of the text generator's address, which browsers send to nobody.
 * @param query what the device made of the text: `title`, `text`, `url`
 */
export function sharedLocation(query: URLSearchParams, language: LanguageCode): string {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '');
  const said = text || title || '';
  const idea = url && !said.includes(url) ? [said, url].filter(Boolean).join('\n') : said;
  return `/${language}/${GENERATOR}${idea === '' ? '' : MARK + encodeURIComponent(idea)}`;
}

/** The text behind the # of an address; undefined where none was shared. */
export function sharedIdea(hash: string): string | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    return decodeURIComponent(hash.slice(MARK.length)) || undefined;
  } catch {
    return undefined; // a damaged address holds nothing that was shared
  }
}
