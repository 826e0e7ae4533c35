const STEPS = [
  { unit: 'day', ms: 24 * 60 * 60 * 1000 },
  { unit: 'hour', ms: 60 * 60 * 1000 },
  { unit: 'minute', ms: 60 * 1000 },
] as const;

export type TimeAgo = { value: number; unit: (typeof STEPS)[number]['unit'] };

/**
 * How long ago an instant was, in the largest unit that is full, as `Intl.RelativeTimeFormat` takes it; undefined within the
 * last minute, and for one that a wrong clock puts into the future.
 * @param instant ISO 8601
 */
export function timeAgo(instant: string, now: Date): TimeAgo | undefined {
  const passed = now.getTime() - Date.parse(instant);
  const step = STEPS.find(({ ms }) => passed >= ms);
  return step && { value: -Math.floor(passed / step.ms), unit: step.unit };
}
