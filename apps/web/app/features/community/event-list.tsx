import { useState } from 'react';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { type CommunityEvent, orderEvents } from './community-event.ts';
import { EventCard } from './event-card.tsx';

type EventListProps = { events: readonly CommunityEvent[] };

/** The built page is older than today and takes every event for one to come. */
const BEFORE_ALL = new Date(0);

export function EventList({ events }: EventListProps) {
  const [today] = useState(() => new Date());
  const now = useIsHydrated() ? today : BEFORE_ALL;
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
      {orderEvents(events, now).map((event) => (
        <li key={event.id}>
          <EventCard event={event} now={now} />
        </li>
      ))}
    </ul>
  );
}
