/** Points for one question of the rubric, and why some are missing. */
export type Criterion<Id extends string = string> = {
  id: Id;
  points: number;
  max: number;
  /** What cost points; empty at full points. */
  reasons: Reason[];
};

/** A code that the site explains in the reader's language, with what was found ("lost_fact", "10:00"). */
export type Reason = { code: string; found: string[] };

/** A fault that no other virtue makes up for: the total is at most `limit`. */
export type Gate = { code: string; limit: number; found: string[] };

/** A score out of 100 by the rubric in docs/engine.md. */
export type Score<Id extends string = string> = { total: number; criteria: Criterion<Id>[]; gates: Gate[] };

/** Sums up criteria whose maxima make 100, and applies the strictest gate. */
export function scoreOf<Id extends string>(criteria: Criterion<Id>[], gates: Gate[]): Score<Id> {
  const sum = criteria.reduce((total, { points }) => total + points, 0);
  return { total: Math.min(sum, ...gates.map(({ limit }) => limit)), criteria, gates };
}

/** Takes the cost of each reason that found something off the full points; never below none. */
export function criterion<Id extends string>(
  id: Id,
  max: number,
  costs: readonly { code: string; cost: number; found: readonly string[] }[],
): Criterion<Id> {
  const reasons = costs.filter(({ found }) => found.length > 0);
  const lost = reasons.reduce((total, { cost, found }) => total + cost * found.length, 0);
  return {
    id,
    points: Math.max(0, max - lost),
    max,
    reasons: reasons.map(({ code, found }) => ({ code, found: [...found] })),
  };
}
