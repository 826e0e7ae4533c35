import type { JsonObject } from '@wordlamp/engine/json';

/** A number for a schema; @param order its index among numbers that have to differ */
export function numberExample(schema: JsonObject, isInteger: boolean, order: number): number {
  const given = typeof schema.multipleOf === 'number' ? schema.multipleOf : undefined;
  const step = given ?? (isInteger ? 1 : undefined);
  const { low, isLowOut, high, isHighOut } = boundsOf(schema);
  const span = Number.isFinite(low) && Number.isFinite(high) ? high - low : 2;
  const width = step ?? Math.min(1, span / 4);
  const isTight = !Number.isFinite(low) && Number.isFinite(high);
  const start = isTight ? high - (isHighOut ? width : 0) : Number.isFinite(low) ? low + (isLowOut ? width : 0) : 1;
  if (step === undefined) return start + (isTight ? -order : order) * width;
  const multiple = isTight ? Math.floor(high / step) : Math.ceil(Number.isFinite(low) ? low / step : 1);
  const isOut = (isLowOut && multiple * step === low) || (isHighOut && multiple * step === high);
  const nth = multiple + (isTight ? -1 : 1) * (order + (isOut ? 1 : 0));
  // 3 × 0.1 is no 0.3 to a computer.
  return Number((nth * step).toPrecision(12));
}

/** The bounds of all drafts: in draft-04 an exclusive bound is marked by a second keyword. */
function boundsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject) {
  const least = typeof minimum === 'number' ? minimum : Number.NEGATIVE_INFINITY;
  const most = typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY;
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : Number.NEGATIVE_INFINITY;
  const below = typeof exclusiveMaximum === 'number' ? exclusiveMaximum : Number.POSITIVE_INFINITY;
  return {
    low: Math.max(least, above),
    isLowOut: exclusiveMinimum === true || above >= least,
    high: Math.min(most, below),
    isHighOut: exclusiveMaximum === true || below <= most,
  };
}
