import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { accountCalls } from '../../lib/account-calls.ts';
import { authClient } from '../../lib/auth-client.ts';
import { notify } from '../../lib/notify.ts';
import { queryClient } from '../../lib/query-client.ts';
import { readAccessToken } from '../../lib/read-access-token.ts';
import type { Account } from './account-context.ts';
import { accountKey } from './account-key.ts';
import { isSignedOut } from './failure-code.ts';
import { isWorthRetrying } from './is-worth-retrying.ts';
import { valueOrThrow } from './value-or-throw.ts';

type Person = {
  account: Account | undefined;
  /** The question for the person, if it got no answer that can be used. */
  failed: UseQueryResult | undefined;
  again(): void;
};

/** The person who is signed in, as the server currently knows them, and what the page needs to act for them. */
export function usePerson(userId: string, onDeleted: () => void): Person {
  const { t } = useTranslation('account');
  const isLeaving = useRef(false);

  async function leave(): Promise<void> {
    if (isLeaving.current) return; // several questions can learn of it at once
    isLeaving.current = true;
    notify('info', t('signedOutElsewhere'));
    const { auth } = await authClient();
    await auth.signOut({ scope: 'local' });
  }

  const query = useQuery(
    {
      queryKey: accountKey(userId, 'person'),
      async queryFn() {
        const { auth } = await authClient();
        const answer = await auth.getUser();
        if (isSignedOut(answer.error)) await leave();
        const { user } = valueOrThrow(answer);
        return { auth, user: { ...user, email: user.email ?? '' }, calls: accountCalls(() => readAccessToken(auth)) };
      },
      structuralSharing: false, // the client is no data
      retry: isWorthRetrying,
    },
    queryClient,
  );

  async function refreshUser(): Promise<void> {
    await query.refetch();
  }

  // Nothing about the person stays in the tab once they have left the page.
  useEffect(() => () => queryClient.removeQueries({ queryKey: accountKey(userId) }), [userId]);

  return {
    account: query.data && { ...query.data, refreshUser, onDeleted, leave },
    failed: query.error ? query : undefined,
    again: refreshUser,
  };
}
