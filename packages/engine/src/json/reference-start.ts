import { foldText } from '../text/fold-text.ts';
import type { JsonReading } from './read-request.ts';

/** Start of a picture description in the folded idea, if it follows a request. */
export function referenceStart({ described, idea, folded }: JsonReading): number {
  return described === '' || described === idea
    ? Number.POSITIVE_INFINITY
    : folded.text.length - foldText(described).text.length;
}
