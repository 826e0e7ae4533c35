import type {
  AccountSessions,
  AccountUsage,
  DeletionRequest,
  NewRecoveryCodes,
  ProofRequest,
  RecoveryCodesLeft,
  RedeemRequest,
} from '@wordlamp/contract/account';
import { AccountCallError } from './account-call-error.ts';
import { backend } from './backend.config.ts';
import { backendFetch } from './backend-fetch.ts';

/** Milliseconds after which a call counts as failed. */
const CALL_LIMIT_MS = 20_000;

type Call = { path: string; method?: 'POST' | 'DELETE'; body?: DeletionRequest | ProofRequest | RedeemRequest };

/**
 * The account page's calls outside the auth protocol. Every call throws an AccountCallError if the server refuses, and
 * a TypeError or DOMException if it cannot be reached or answers something else.
 * @param accessToken returns a currently valid token, or throws
 */
export function accountCalls(accessToken: () => Promise<string>) {
  async function call({ path, method, body }: Call): Promise<Response> {
    const { url, key } = backend();
    const token = await accessToken();
    const response = await backendFetch(`${url}/api/v1/account${path}`, {
      method: method ?? 'GET',
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      cache: 'no-store',
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    if (!response.ok) throw await readRefusal(response);
    return response;
  }

  async function ask<T>(request: Call, isAnswer: (body: Partial<T>) => boolean): Promise<T> {
    const response = await call(request);
    const body: T = await response.json();
    if (!isAnswer(Object(body))) throw new TypeError(`${request.path} answered something unknown`);
    return body;
  }

  return {
    readUsage: () =>
      ask<AccountUsage>({ path: '/usage' }, ({ days, limit }) => Array.isArray(days) && Number(limit) > 0),
    listSessions: () => ask<AccountSessions>({ path: '/sessions' }, ({ sessions }) => Array.isArray(sessions)),
    async signOutSession(id: string): Promise<void> {
      await call({ path: `/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }).catch((error: unknown) => {
        // Already ended elsewhere, or expired: either way it is signed out, as requested.
        if (!(error instanceof AccountCallError) || error.status !== 404) throw error;
      });
    },
    countRecoveryCodes: () => ask<RecoveryCodesLeft>({ path: '/recovery-codes' }, ({ left }) => Number.isInteger(left)),
    makeRecoveryCodes: () =>
      ask<NewRecoveryCodes>({ path: '/recovery-codes', method: 'POST' }, ({ codes }) => Array.isArray(codes)),
    async redeemRecoveryCode(code: string): Promise<void> {
      await call({ path: '/recovery-codes/redeem', method: 'POST', body: { code } });
    },
    /** Makes a password or a mailed code count as a recent proof of this session. */
    async prove(proof: ProofRequest): Promise<void> {
      await call({ path: '/proof', method: 'POST', body: proof });
    },
    /** Cancels a pending change of address. */
    async cancelEmailChange(): Promise<void> {
      await call({ path: '/email-change', method: 'DELETE' });
    },
    /** All stored data about the person, as the text of a JSON file. */
    exportAll: async (): Promise<string> => (await call({ path: '/export' })).text(),
    async deleteAccount(confirmation: string): Promise<void> {
      await call({ path: '', method: 'DELETE', body: { confirmation } });
    },
  };
}
export type AccountCalls = ReturnType<typeof accountCalls>;

async function readRefusal(response: Response): Promise<Error> {
  const body: { error?: { code?: unknown; message?: unknown } } = Object(await response.json());
  const { code, message } = body.error ?? {};
  if (typeof code === 'string') return new AccountCallError(code, response.status, String(message));
  return new TypeError(`The server answered ${response.status} without a code`);
}
