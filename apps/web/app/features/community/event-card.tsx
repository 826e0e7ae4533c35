import { useTranslation } from '../../i18n/use-translation.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { CalendarButton } from './calendar-button.tsx';
import { type CommunityEvent, eventStatus } from './community-event.ts';
import { EventTime } from './event-time.tsx';

type EventCardProps = { event: CommunityEvent; now: Date };

export function EventCard({ event, now }: EventCardProps) {
  const { t } = useTranslation('community');
  const isHydrated = useIsHydrated();
  const status = eventStatus(event, now);
  const { title, description, minutes, attendees, maxAttendees, type } = event;

  return (
    <article className="flex h-full flex-col gap-3 border-t-2 border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        <span className="rounded-chip border border-edge px-3 py-0.5">{t(`eventType.${type}`)}</span>
        <span className={isHydrated ? 'font-semibold text-ink' : 'invisible'}>{t(`eventStatus.${status}`)}</span>
      </p>
      <h3 className="text-lg">{title}</h3>
      <EventTime event={event} />
      <p className="text-ink-2">{description}</p>
      <p className="mt-auto flex flex-wrap gap-x-4 text-sm text-ink-2 tabular-nums">
        <span>{t('eventMinutes', { count: minutes })}</span>
        {attendees !== undefined && maxAttendees !== undefined && (
          <span>{t('attendees', { count: attendees, most: maxAttendees })}</span>
        )}
      </p>
      {status === 'upcoming' && (
        <div className={isHydrated ? '' : 'invisible'}>
          <CalendarButton event={event} />
        </div>
      )}
    </article>
  );
}
