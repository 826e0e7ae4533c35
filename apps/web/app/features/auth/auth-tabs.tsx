import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { EmailState } from './email-field.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const TABS = ['sign-in', 'sign-up'] as const;
type Tab = (typeof TABS)[number];
const TAB_WORDS = { 'sign-in': 'tabSignIn', 'sign-up': 'tabSignUp' } as const;
const FORMS = { 'sign-in': SignInForm, 'sign-up': SignUpForm } as const;

type AuthTabsProps = { begin: Tab; emailState: EmailState; next: string | undefined };

/** Signing in and signing up; what was typed into one stays while the other is open. */
export function AuthTabs({ begin, emailState, next }: AuthTabsProps) {
  const { t } = useTranslation('auth');
  const [chosen, setChosen] = useState<Tab>();
  return (
    <div className="grid gap-6">
      <Tabs<Tab>
        name="auth"
        label={t('tabsLabel')}
        ids={TABS}
        open={chosen ?? begin}
        onOpen={setChosen}
        tab={(tab) => t(TAB_WORDS[tab])}
        panel={(tab) => {
          const Form = FORMS[tab];
          return (
            <div className="pt-6">
              <Form labelledBy={`auth-tab-${tab}`} emailState={emailState} next={next} />
            </div>
          );
        }}
      />
      <ProviderButtons next={next} />
    </div>
  );
}
