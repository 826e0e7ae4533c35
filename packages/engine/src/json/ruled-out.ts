import { fillSentence } from '../text/fill-sentence.ts';
import type { JsonReading } from './read-request.ts';

/** The exclusions in a text, as one limit in the typed words. */
export function ruledOut({ reading, pack }: JsonReading): string[] {
  const { exclusions } = reading.slots;
  return exclusions.length === 0 ? [] : [fillSentence(pack.lines.ruledOut, { words: exclusions.join('; ') })];
}
