import type { JsonCheck } from './json-check.ts';
import { isEmpty, type JsonObject, leavesOf } from './json-value.ts';

/** A prompt passed in as JSON keeps its keys and all its values; additions come last. */
export function checkImproved(before: JsonObject, after: JsonObject): JsonCheck[] {
  const kept = new Map(leavesOf(after).map(({ path, value }) => [JSON.stringify(path), value]));
  const changed = leavesOf(before).filter(
    ({ path, value }) => !isEmpty(value) && kept.get(JSON.stringify(path)) !== value,
  );
  const isSameOrder = Object.keys(before).every((key, place) => Object.keys(after)[place] === key);
  const empty = leavesOf(after).filter(({ value }) => isEmpty(value));
  const check = (id: JsonCheck['id'], found: string[]): JsonCheck => ({ id, passed: found.length === 0, found });
  return [
    check('key-order', isSameOrder ? [] : Object.keys(after)),
    check(
      'input-kept',
      changed.map(({ path }) => path.join('.')),
    ),
    check(
      'no-empty-values',
      empty.map(({ path }) => path.join('.')),
    ),
  ];
}
