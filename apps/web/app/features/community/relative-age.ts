const DAY_MS = 24 * 60 * 60 * 1000;
const STEPS = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
  { unit: 'day', days: 1 },
] as const;

export type RelativeAge = { value: number; unit: (typeof STEPS)[number]['unit'] };

/**
 * How long ago a day was, in the largest unit that is full, as `Intl.RelativeTimeFormat` takes it.
 * @param published ISO date; one that is still to come counts as today
 */
export function relativeAge(published: string, now: Date): RelativeAge {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(published)) / DAY_MS));
  const { unit, days: length } = STEPS.find((step) => days >= step.days) ?? { unit: 'day', days: 1 };
  return { value: 0 - Math.floor(days / length), unit };
}
