import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { useAccount } from './account-context.ts';
import { type AccountData, accountKey } from './account-key.ts';
import { isSignedOut } from './failure-code.ts';
import { isWorthRetrying } from './is-worth-retrying.ts';

/** Something that the server knows about the person. It is asked again whenever the person comes back to the page. */
export function useAccountQuery<T>(data: AccountData, read: (signal: AbortSignal) => Promise<T>): UseQueryResult<T> {
  const { user, leave } = useAccount();
  return useQuery(
    {
      queryKey: accountKey(user.id, data),
      async queryFn({ signal }) {
        try {
          return await read(signal);
        } catch (error) {
          if (isSignedOut(error)) await leave();
          throw error;
        }
      },
      retry: isWorthRetrying,
    },
    queryClient,
  );
}
