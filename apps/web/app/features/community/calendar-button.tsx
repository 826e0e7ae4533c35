import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { announce } from '../../lib/announce.ts';
import { notify } from '../../lib/notify.ts';
import { pathOf } from '../../site-paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CommunityEvent } from './community-event.ts';

type CalendarButtonProps = { event: CommunityEvent };

/** Gives the event as a file for a calendar; what writes it is loaded when it is asked for. */
export function CalendarButton({ event }: CalendarButtonProps) {
  const { t } = useTranslation('community');
  const { code } = useLanguage();

  async function save(): Promise<void> {
    try {
      const { saveCalendarFile } = await import('./save-calendar-file.ts');
      saveCalendarFile(event, pathOf('community', code));
      announce(t('calendarSaved'));
    } catch (reason) {
      console.warn('The calendar file could not be written.', reason);
      notify('error', t('calendarFailed'));
    }
  }

  return (
    <Button tone="quiet" aria-label={t('about', { action: t('addToCalendar'), title: event.title })} onClick={save}>
      <Icon name="calendar" />
      {t('addToCalendar')}
    </Button>
  );
}
