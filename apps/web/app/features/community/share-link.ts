import { copyText } from '../../lib/copy-text.ts';

/** What became of it: a sheet that was closed without a choice is an answer, too. */
export type Shared = 'sheet' | 'dismissed' | 'copied' | 'refused';

/** Opens the system's share sheet where there is one; otherwise, or when it fails, copies the address. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'sheet';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  return (await copyText(url)) ? 'copied' : 'refused';
}
