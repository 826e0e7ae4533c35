import { AccountContext } from './account-context.ts';
import { AccountPending } from './account-pending.tsx';
import { AccountSections } from './account-sections.tsx';
import { FailedQuery } from './failed-query.tsx';
import { StepUpProvider } from './step-up/step-up-provider.tsx';
import { usePerson } from './use-person.ts';

type SignedInAccountProps = { userId: string; onDeleted(): void };

/** The account of a person who is signed in, as soon as the server has said who that is. */
export function SignedInAccount({ userId, onDeleted }: SignedInAccountProps) {
  const { account, failed, again } = usePerson(userId, onDeleted);
  if (account)
    return (
      <AccountContext value={account}>
        <StepUpProvider>
          <AccountSections />
        </StepUpProvider>
      </AccountContext>
    );
  return failed ? <FailedQuery query={failed} onAgain={again} /> : <AccountPending />;
}
