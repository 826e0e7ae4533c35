import { useTranslation } from '../../i18n/use-translation.ts';
import { type Addressee, PostalAddress } from '../../ui/postal-address.tsx';
import type { HoursLine } from './support-hours.ts';

const MAILBOXES = ['general', 'support', 'privacy'] as const;

/** What the operator has set of it; null, undefined and an empty list are not shown. */
export type ContactFigures = {
  mailboxes: Readonly<Record<(typeof MAILBOXES)[number], string | null>>;
  responseHours: number | null;
  timeZone: string | null;
  hours: readonly HoursLine[];
  operator: Addressee | undefined;
};
type ContactDetailsProps = { figures: ContactFigures };

export function hasDetails({ mailboxes, responseHours, hours, operator }: ContactFigures): boolean {
  const isAnyMailbox = MAILBOXES.some((mailbox) => mailboxes[mailbox] !== null);
  return isAnyMailbox || responseHours !== null || hours.length > 0 || operator !== undefined;
}

/** Where to write without the form, when it is read, and by whom. */
export function ContactDetails({ figures }: ContactDetailsProps) {
  const { t } = useTranslation('contact');
  const { responseHours, hours, operator } = figures;
  return (
    <div className="grid content-start gap-8">
      <Mailboxes mailboxes={figures.mailboxes} />
      {responseHours !== null && <p>{t('responseTime', { count: responseHours })}</p>}
      {hours.length > 0 && <SupportHours hours={hours} timeZone={figures.timeZone} />}
      {operator && (
        <section aria-labelledby="operator" className="grid gap-2">
          <h2 id="operator" className="text-xl">
            {t('operatorTitle')}
          </h2>
          <PostalAddress addressee={operator} />
        </section>
      )}
    </div>
  );
}

function Mailboxes({ mailboxes }: Pick<ContactFigures, 'mailboxes'>) {
  const { t } = useTranslation('contact');
  const shown = MAILBOXES.flatMap((mailbox) => {
    const address = mailboxes[mailbox];
    return address === null ? [] : [{ mailbox, address }];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="mailboxes" className="grid gap-2">
      <h2 id="mailboxes" className="text-xl">
        {t('mailboxesTitle')}
      </h2>
      <dl className="grid border-t border-line">
        {shown.map(({ mailbox, address }) => (
          <div key={mailbox} className="border-b border-line py-2">
            <dt className="text-sm text-ink-2">{t(`mailbox.${mailbox}`)}</dt>
            <dd>
              <a
                href={`mailto:${address}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
              >
                <bdi dir="ltr">{address}</bdi>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SupportHours({ hours, timeZone }: Pick<ContactFigures, 'hours' | 'timeZone'>) {
  const { t } = useTranslation('contact');
  return (
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
      {timeZone !== null && <p className="text-sm text-ink-2">{t('hoursZone', { timeZone })}</p>}
    </section>
  );
}
