import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { announce } from '../../lib/announce.ts';
import { downloadText } from '../../lib/download-text.ts';
import { notify } from '../../lib/notify.ts';
import { pathOf } from '../../site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type CommunityEvent, eventEnd, eventStart } from './community-event.ts';

type CalendarButtonProps = { event: CommunityEvent };

/** Gives the event as a file for a calendar; what writes it is loaded when it is asked for. */
export function CalendarButton({ event }: CalendarButtonProps) {
  const { t } = useTranslation('community');
  const { code } = useLanguage();
  const { id, title, description } = event;

  async function save(): Promise<void> {
    const uid = `${id}@${location.hostname}`;
    const { href: url } = new URL(pathOf('community', code), location.origin);
    const entry = { uid, title, description, start: eventStart(event), end: eventEnd(event), url };
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      downloadText({ name: `${id}.ics`, mediaType: 'text/calendar' }, calendarFile(entry, new Date()));
      announce(t('calendarSaved'));
    } catch (reason) {
      console.warn('The calendar file could not be written.', reason);
      notify('error', t('calendarFailed'));
    }
  }

  return (
    <Button tone="quiet" aria-label={t('about', { action: t('addToCalendar'), title })} onClick={save}>
      <Icon name="calendar" />
      {t('addToCalendar')}
    </Button>
  );
}
