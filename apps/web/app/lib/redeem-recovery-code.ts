import { authClient } from './auth-client.ts';
import { backend } from './backend.config.ts';

type RedeemRefusal = { name: string; code: string; message: string } | undefined;

/**
 * Removes the second factors of the person signed in, by one of the codes that they kept for that.
 * @returns what the server says against it; undefined where the code was redeemed
 * @throws Error when the server cannot be reached, or is broken
 */
export async function redeemRecoveryCode(code: string): Promise<RedeemRefusal> {
  const { auth } = await authClient();
  const { data } = await auth.getSession();
  const { url, key } = backend();
  const response = await fetch(`${url}/api/v1/account/recovery-codes/redeem`, {
    method: 'POST',
    headers: {
      apikey: key,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ code }),
  });
  if (response.ok) {
    // The session that is kept here still lists the factors.
    await auth.refreshSession();
    return undefined;
  }
  const { error }: { error?: Partial<NonNullable<RedeemRefusal>> } = await response.json();
  if (typeof error?.code !== 'string' || typeof error.message !== 'string' || response.status >= 500)
    throw new Error(`The recovery code could not be redeemed (status ${response.status})`);
  return { name: 'RedeemRefusal', code: error.code, message: error.message };
}
