import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '../../i18n/load-words.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { accountCalls } from '../../lib/account-calls.ts';
import { authClient } from '../../lib/auth-client.ts';
import { notify } from '../../lib/notify.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { Account } from './account-context.ts';
import { accountKey } from './account-key.ts';
import { isSignedOut } from './failure-code.ts';
import { isWorthRetrying } from './is-worth-retrying.ts';
import { readAccessToken } from './read-access-token.ts';
import { valueOrThrow } from './value-or-throw.ts';

type Person = { account: Account | undefined; isFailed: boolean; again(): void };

/** The person who is signed in, as the server knows them now, and what the page needs to act for them. */
export function usePerson(userId: string): Person {
  const { t, i18n } = useTranslation('account');
  const { code: language } = useLanguage();

  const { data, error, refetch } = useQuery(
    {
      queryKey: accountKey(userId, 'person'),
      async queryFn() {
        const words = (['authErrors', 'errors'] as const).map((namespace) => loadWords(i18n, language, namespace));
        const [{ auth }] = await Promise.all([authClient(), ...words]);
        const { user } = valueOrThrow(await auth.getUser());
        return { auth, user: { ...user, email: user.email ?? '' }, calls: accountCalls(() => readAccessToken(auth)) };
      },
      structuralSharing: false, // the client is no data
      retry: isWorthRetrying,
    },
    queryClient,
  );

  async function leave(): Promise<void> {
    notify('info', t('signedOutElsewhere'));
    const { auth } = await authClient();
    await auth.signOut({ scope: 'local' });
  }

  async function refreshUser(): Promise<void> {
    await refetch();
  }

  const takeLeave = useEffectEvent(leave);
  const hasEnded = isSignedOut(error);
  useEffect(() => {
    if (hasEnded) takeLeave();
  }, [hasEnded]);
  // Nothing about the person stays in the tab once they have left the page.
  useEffect(() => () => queryClient.removeQueries({ queryKey: accountKey(userId) }), [userId]);

  return {
    account: data && { ...data, refreshUser, leave },
    isFailed: error !== null && !hasEnded,
    again: refreshUser,
  };
}
