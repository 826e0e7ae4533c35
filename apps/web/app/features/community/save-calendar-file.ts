import { downloadText } from '../../lib/download-text.ts';
import { calendarFile } from './calendar-file.ts';
import { type CommunityEvent, eventEnd, eventStart } from './community-event.ts';

/**
 * Has the browser save an event as a file for a calendar.
 * @param path of the event's page
 */
export function saveCalendarFile(event: CommunityEvent, path: string): void {
  const { id, title, description } = event;
  const entry = {
    uid: `${id}@${location.hostname}`,
    title,
    description,
    start: eventStart(event),
    end: eventEnd(event),
    url: new URL(path, location.origin).href,
  };
  downloadText({ name: `${id}.ics`, mediaType: 'text/calendar' }, calendarFile(entry, new Date()));
}
