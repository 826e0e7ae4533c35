export type CommunityEvent = {
  id: string;
  title: string;
  description: string;
  /** ISO date and `hh:mm`, both UTC. */
  date: string;
  time: string;
  minutes: number;
  /** Unset: places are not counted. */
  attendees?: number | undefined;
  maxAttendees?: number | undefined;
  type: 'workshop' | 'challenge';
};

const MINUTE_MS = 60_000;

export function eventStart({ date, time }: CommunityEvent): Date {
  return new Date(`${date}T${time}Z`);
}

export function eventEnd(event: CommunityEvent): Date {
  return new Date(eventStart(event).getTime() + event.minutes * MINUTE_MS);
}

/** An event is upcoming until it is over. */
export function eventStatus(event: CommunityEvent, now: Date): 'upcoming' | 'past' {
  return eventEnd(event) > now ? 'upcoming' : 'past';
}

/** Upcoming events first, soonest first; then past events, latest first. */
export function orderEvents<E extends CommunityEvent>(events: readonly E[], now: Date): E[] {
  const start = (event: E) => eventStart(event).getTime();
  const isPast = (event: E) => eventStatus(event, now) === 'past';
  return events.toSorted((a, b) => {
    if (isPast(a) !== isPast(b)) return isPast(a) ? 1 : -1;
    return isPast(a) ? start(b) - start(a) : start(a) - start(b);
  });
}
