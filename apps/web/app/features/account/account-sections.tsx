import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { MarkedUp } from '../../ui/marked-up.tsx';
import { useAccount } from './account-context.ts';
import { DeletionDialog } from './data/deletion-dialog.tsx';
import { ExportView } from './data/export-view.tsx';
import { DevicesView } from './devices/devices-view.tsx';
import { EmailForm } from './profile/email-form.tsx';
import { PasswordForm } from './profile/password-form.tsx';
import { PendingEmail } from './profile/pending-email.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { FactorsView } from './second-factor/factors-view.tsx';
import { UsageView } from './usage/usage-view.tsx';

type AccountSectionProps = { id: string; title: string; text: string; children: ReactNode };

const SECTIONS = [
  { id: 'usage', Content: UsageView },
  { id: 'profile', Content: ProfileForm },
  { id: 'email', Content: EmailView },
  { id: 'password', Content: PasswordForm },
  { id: 'factors', Content: FactorsView },
  { id: 'devices', Content: DevicesView },
  { id: 'export', Content: ExportView },
  { id: 'deletion', Content: DeletionView },
] as const satisfies { id: string; Content: ComponentType }[];

/** All sections of the account, each with its own anchor. */
export function AccountSections() {
  const { t } = useTranslation('account');
  const { user } = useAccount();
  return (
    <>
      <div className="grid gap-4">
        <p className="text-ink-2">
          <MarkedUp
            text={t('signedInAs', { email: user.email })}
            elements={{ address: <bdi dir="ltr" className="font-semibold text-ink wrap-anywhere" /> }}
          />
        </p>
        <nav aria-label={t('partsLabel')}>
          <ul className="flex flex-wrap gap-2">
            {SECTIONS.map(({ id }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-chip border border-edge px-4 text-sm hover:bg-sunk"
                >
                  {t(`section.${id}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {SECTIONS.map(({ id, Content }) => (
        <AccountSection key={id} id={id} title={t(`section.${id}.title`)} text={t(`section.${id}.text`)}>
          <Content />
        </AccountSection>
      ))}
    </>
  );
}

/** A section of the account: a description, and next to it the controls. */
function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div className="grid content-start gap-2">
        <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-xl">
          {title}
        </h2>
        <p className="max-w-measure text-sm text-ink-2">{text}</p>
      </div>
      <div className="sheet-corner @container grid min-w-0 content-start gap-6 border border-line border-s-6 border-s-primary bg-card p-5 md:p-8">
        {children}
      </div>
    </section>
  );
}

/** The way to the end of the account. */
function DeletionView() {
  const { t } = useTranslation('account');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button tone="danger" onClick={() => setIsAsking(true)} className="justify-self-start">
        {t('delete')}
      </Button>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** The address of the account, the one that it is to get, and the way to another. */
function EmailView() {
  const { t } = useTranslation('account');
  const { user } = useAccount();
  return (
    <>
      <p>
        <MarkedUp
          text={t('emailNow', { email: user.email })}
          elements={{ address: <bdi dir="ltr" className="font-semibold wrap-anywhere" /> }}
        />
      </p>
      {user.new_email && <PendingEmail email={user.new_email} />}
      <EmailForm />
    </>
  );
}
