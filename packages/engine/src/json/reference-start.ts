import { foldText } from '../text/fold-text.ts';
import type { JsonReading } from './read-request.ts';

/** Where in the folded idea the description of a picture begins that stands beside a request. */
export function referenceStart({ described, idea, folded }: JsonReading): number {
  return described === '' || described === idea
    ? Number.POSITIVE_INFINITY
    : folded.text.length - foldText(described).text.length;
}
