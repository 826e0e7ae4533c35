import type { IdeaReading } from '../../reading/read-idea.ts';
import { MAX_THIN_WORDS } from '../../reading/thin-idea.ts';

/** The same as `MAX_THIN_WORDS`, in characters, for scripts without spaces. */
const MAX_THIN_DENSE = 26;

/** So short that hardly anything else is known of it. */
export function isShort({ visible, body }: IdeaReading): boolean {
  const text = visible.slice(body.start, body.end).trim();
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return dense > 0 ? dense <= MAX_THIN_DENSE : text.split(/\s+/).length <= MAX_THIN_WORDS;
}
