import type { SlotPatterns } from './slot-patterns.ts';
import type { Slots } from './slots/slots.ts';

/** Up to here a text has no room for unrequested brackets and parts. */
const TIGHT = 150;

/** "Under 100 words", "four lines", "160 characters"; minutes of a speech leave room. */
export function isTight({ length }: Pick<Slots, 'length'>, { length: lengths }: Pick<SlotPatterns, 'length'>): boolean {
  if (length === null) return false;
  const isSpoken = [lengths.time, lengths.slides].some((pattern) => new RegExp(pattern.source, 'iu').test(length));
  const amounts = (length.match(/\d+/g) ?? []).map(Number);
  return !isSpoken && amounts.every((amount) => amount <= TIGHT);
}
