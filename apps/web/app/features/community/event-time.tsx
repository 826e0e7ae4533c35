import { useLanguage } from '../../i18n/use-language.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { type CommunityEvent, eventEnd, eventStart } from './community-event.ts';

type EventTimeProps = { event: CommunityEvent };

/** Day and time where the visitor is; the built page, which does not know that, says both in UTC. */
export function EventTime({ event }: EventTimeProps) {
  const { tag } = useLanguage();
  const isHydrated = useIsHydrated();
  const start = eventStart(event);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: isHydrated ? undefined : 'UTC' });
  return (
    <p className="grid tabular-nums">
      <time dateTime={start.toISOString()} className="font-medium">
        {day.format(start)}
      </time>
      <span className="text-ink-2">{isHydrated ? localTimes(start, eventEnd(event), tag) : `${event.time} UTC`}</span>
    </p>
  );
}

function localTimes(start: Date, end: Date, tag: string): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(tag, time).formatRange(start, end);
}
