import { clockTime, zoneName } from '../lib/clock-time.ts';
import { type TimeLeft, timeLeft } from '../lib/time-left.ts';
import { useNow } from '../ui/use-now.ts';
import { useTranslation } from './use-translation.ts';

type TimeUntil = {
  /** "5 h 12 min"; undefined if the moment is over, or more than a day away. */
  duration: string | undefined;
  /** The time in the visitor's zone, e.g. 02:00, and the zone, e.g. UTC+1. */
  time: string;
  zone: string;
};

/**
 * How long it is until a moment, kept up to date. Written from words of our own: the first formatter of `Intl` costs a phone
 * a tenth of a second (see numberFormat), and not every browser can write durations.
 * @param instant ISO 8601
 */
export function useTimeUntil(instant: string): TimeUntil {
  const { t } = useTranslation('shell');
  const until = new Date(instant);
  const left = timeLeft(until, useNow());

  function wordsFor({ hours, minutes }: TimeLeft): string {
    if (hours === 0) return t('timeMinutes', { minutes });
    return minutes === 0 ? t('timeHours', { hours }) : t('timeHoursMinutes', { hours, minutes });
  }

  return { duration: left && wordsFor(left), time: clockTime(until), zone: zoneName(until) };
}
