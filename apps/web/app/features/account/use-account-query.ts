import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { useAccount } from './account-context.ts';
import { type AccountData, accountKey } from './account-key.ts';
import { isSignedOut } from './failure-code.ts';
import { isWorthRetrying } from './is-worth-retrying.ts';

/** Something that the server knows about the person. It is asked again whenever the person comes back to the page. */
export function useAccountQuery<T>(data: AccountData, read: (signal: AbortSignal) => Promise<T>): UseQueryResult<T> {
  const { user, leave } = useAccount();
  const query = useQuery(
    {
      queryKey: accountKey(user.id, data),
      queryFn: ({ signal }) => read(signal),
      retry: isWorthRetrying,
    },
    queryClient,
  );
  const takeLeave = useEffectEvent(() => leave());
  const hasEnded = isSignedOut(query.error);
  useEffect(() => {
    if (hasEnded) takeLeave();
  }, [hasEnded]);
  return query;
}
