import type { Check } from '../check.ts';
import { type Criterion, criterion, type Gate, type Score, scoreOf } from './score.ts';

/** A criterion with the checks that belong to it; the first finding of a check costs half of the points, each more a quarter. */
export type CriterionOfChecks<CriterionId extends string, CheckId extends string> = {
  id: CriterionId;
  max: number;
  checks: readonly CheckId[];
};
/** A failed check that holds the total down. */
export type GateOfCheck<CheckId extends string> = { check: CheckId; code: string; limit: number };

/** Turns what a generator checked about its own output into points. */
export function scoreOfChecks<CriterionId extends string, CheckId extends string>(
  checks: readonly Check<CheckId>[],
  criteria: readonly CriterionOfChecks<CriterionId, CheckId>[],
  gates: readonly GateOfCheck<CheckId>[],
): Score<CriterionId> {
  const failed = new Map(checks.filter(({ passed }) => !passed).map(({ id, found }) => [id, found]));
  const scored = criteria.map(({ id, max, checks: ids }) => pointsFor(id, max, ids, failed));
  const closed = gates.flatMap(({ check, code, limit }): Gate[] => {
    const found = failed.get(check);
    return found === undefined ? [] : [{ code, limit, found }];
  });
  return scoreOf(scored, closed);
}

function pointsFor<CriterionId extends string, CheckId extends string>(
  id: CriterionId,
  max: number,
  ids: readonly CheckId[],
  failed: ReadonlyMap<CheckId, string[]>,
): Criterion<CriterionId> {
  return criterion(
    id,
    max,
    ids.flatMap((check) => {
      const found = failed.get(check);
      if (found === undefined) return [];
      const [first = check, ...more] = found;
      return [
        { code: check, cost: Math.ceil(max / 2), found: [first] },
        { code: check, cost: Math.ceil(max / 4), found: more },
      ];
    }),
  );
}
