import type { SupabaseClient, User } from '@supabase/supabase-js';
import { createContext, useContext } from 'react';
import type { AccountCalls } from '../../lib/account-calls.ts';

export type Account = {
  /** As the server has it now, which may be newer than what the session says. */
  user: User & { email: string };
  auth: SupabaseClient['auth'];
  calls: AccountCalls;
  /** Asks the server for the person again, after something about them has changed. */
  refreshUser(): Promise<void>;
  /** The account was deleted, so signing in again would fail. */
  onDeleted(): void;
  /** Takes leave of a session that the server has ended. */
  leave(): Promise<void>;
};

export const AccountContext = createContext<Account | undefined>(undefined);

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount must be used on the account page');
  return account;
}
