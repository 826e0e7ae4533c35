import type { ComponentType } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MarkedUp } from '../../ui/marked-up.tsx';
import { useAccount } from './account-context.ts';
import { AccountSection } from './account-section.tsx';
import { DeletionView } from './data/deletion-view.tsx';
import { ExportView } from './data/export-view.tsx';
import { DevicesView } from './devices/devices-view.tsx';
import { EmailView } from './profile/email-view.tsx';
import { PasswordForm } from './profile/password-form.tsx';
import { ProfileForm } from './profile/profile-form.tsx';
import { FactorsView } from './second-factor/factors-view.tsx';
import { UsageView } from './usage/usage-view.tsx';

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

/** All that can be seen and done, each part with a place of its own to go to. */
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
