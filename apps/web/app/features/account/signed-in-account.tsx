import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { MarginNote } from '../../ui/margin-note.tsx';
import { AccountContext } from './account-context.ts';
import { AccountPending } from './account-pending.tsx';
import { AccountSections } from './account-sections.tsx';
import { StepUpProvider } from './second-factor/step-up-provider.tsx';
import { usePerson } from './use-person.ts';

type SignedInAccountProps = { userId: string };

/** The account of a person who is signed in, as soon as the server has said who that is. */
export function SignedInAccount({ userId }: SignedInAccountProps) {
  const { t } = useTranslation('account');
  const { account, isFailed, again } = usePerson(userId);
  if (account)
    return (
      <AccountContext value={account}>
        <StepUpProvider>
          <AccountSections />
        </StepUpProvider>
      </AccountContext>
    );
  if (!isFailed) return <AccountPending />;
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <MarginNote id="account-failed" tone="danger" text={t('unreachable')} />
      <Button tone="quiet" onClick={again}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}
