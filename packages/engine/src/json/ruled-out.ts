import { fillSentence } from '../text/fill-sentence.ts';
import type { JsonReading } from './read-request.ts';

/** What the words rule out, as one limit in the words that were typed. */
export function ruledOut({ reading, pack }: JsonReading): string[] {
  const { exclusions } = reading.slots;
  return exclusions.length === 0 ? [] : [fillSentence(pack.lines.ruledOut, { words: exclusions.join('; ') })];
}
