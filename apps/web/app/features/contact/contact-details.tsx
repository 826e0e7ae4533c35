import { useTranslation } from 'react-i18next';
import type { HoursLine } from './support-hours.ts';

const MAILBOXES = ['general', 'support', 'privacy'] as const;

export type ContactFigures = {
  mailboxes: Readonly<Record<(typeof MAILBOXES)[number], string>>;
  responseHours: number;
  timeZone: string;
  hours: readonly HoursLine[];
};
type ContactDetailsProps = { figures: ContactFigures };

/** Where to write without the form, and when somebody reads it. */
export function ContactDetails({ figures }: ContactDetailsProps) {
  const { t } = useTranslation('contact');
  const { mailboxes, responseHours, timeZone, hours } = figures;
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="mailboxes" className="grid gap-2">
        <h2 id="mailboxes" className="text-xl">
          {t('mailboxesTitle')}
        </h2>
        <dl className="grid border-t border-line">
          {MAILBOXES.map((mailbox) => (
            <div key={mailbox} className="border-b border-line py-2">
              <dt className="text-sm text-ink-2">{t(`mailbox.${mailbox}`)}</dt>
              <dd>
                <a
                  href={`mailto:${mailboxes[mailbox]}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
                >
                  <bdi dir="ltr">{mailboxes[mailbox]}</bdi>
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <p>{t('responseTime', { count: responseHours })}</p>
      </section>
      <section aria-labelledby="hours" className="grid gap-2">
        <h2 id="hours" className="text-xl">
          {t('hoursTitle')}
        </h2>
        <dl className="grid border-t border-line">
          {hours.map((line) => (
            <div key={line.from} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2">
              <dt className="first-letter:uppercase">
                <bdi>{line.to === undefined ? line.from : t('dayRange', { from: line.from, to: line.to })}</bdi>
              </dt>
              <dd className="text-ink-2 tabular-nums">
                <bdi>{line.hours ?? t('closed')}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-ink-2">{t('hoursZone', { timeZone })}</p>
      </section>
    </div>
  );
}
