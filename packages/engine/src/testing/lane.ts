/** Set by `npm test`; `npm run test:all`, and a file run alone, check everything. */
const isQuick = process.env.TEST_LANE === 'quick';

/** In the quick lane, every `nth` item starting at `turn`; otherwise all items. */
export function inTurn<Item>(items: readonly Item[], nth: number, turn = 0): readonly Item[] {
  return isQuick ? items.filter((_, index) => (index + turn) % nth === 0) : items;
}
