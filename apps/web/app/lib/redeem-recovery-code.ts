import { AccountCallError } from './account-call-error.ts';
import { accountCalls } from './account-calls.ts';
import { authClient } from './auth-client.ts';
import { readAccessToken } from './read-access-token.ts';

const SERVER_ERRORS = 500;

/**
 * Removes the second factors of the person signed in, by one of their recovery codes.
 * @returns the problem; undefined if the code was redeemed
 * @throws Error when the server cannot be reached, or is broken
 */
export async function redeemRecoveryCode(code: string): Promise<AccountCallError | undefined> {
  const { auth } = await authClient();
  try {
    await accountCalls(() => readAccessToken(auth)).redeemRecoveryCode(code);
  } catch (error) {
    if (error instanceof AccountCallError && error.status < SERVER_ERRORS) return error;
    throw error;
  }
  // The stored session still lists the factors.
  await auth.refreshSession();
  return undefined;
}
