// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { redeemRecoveryCode } from './redeem-recovery-code.ts';

const SESSION = {
  access_token: 'the-token',
  refresh_token: 'the-refresh-token',
  token_type: 'bearer',
  expires_in: 900,
  expires_at: Math.floor(Date.now() / 1000) + 900,
  user: { id: 'ann', factors: [] },
};

function signIn() {
  localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, JSON.stringify(SESSION));
}

/** Mocks the given response to the code, and a refresh with the same session. */
function answerWith(answer: () => Response) {
  const asked = vi.fn(async (address: string, _init: RequestInit) =>
    address.includes('/token') ? Response.json(SESSION) : answer(),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a signed-out visitor sends no request', async () => {
  const asked = answerWith(() => new Response(null, { status: 204 }));

  expect(await redeemRecoveryCode('abcde-fghij')).toMatchObject({ code: 'session_not_found' });

  expect(asked).not.toHaveBeenCalled();
});

test('a code is sent with the token and within a time limit, and the session is renewed after it', async () => {
  signIn();
  const asked = answerWith(() => new Response(null, { status: 204 }));

  expect(await redeemRecoveryCode('abcde-fghij')).toBeUndefined();

  const [[address, init], [refresh]] = asked.mock.calls as unknown as [[string, RequestInit], [string]];
  expect(address).toBe(`${location.origin}/api/v1/account/recovery-codes/redeem`);
  expect(init).toMatchObject({ headers: { authorization: 'Bearer the-token' }, body: '{"code":"abcde-fghij"}' });
  expect(init.signal).toBeInstanceOf(AbortSignal);
  expect(refresh).toContain('grant_type=refresh_token');
});

test('a refusal is handed over, a broken server is a failure', async () => {
  signIn();
  const answer = (code: string, status: number) => () => Response.json({ error: { code, message: 'No.' } }, { status });
  answerWith(answer('recovery_code_invalid', 422));
  expect(await redeemRecoveryCode('x')).toMatchObject({ code: 'recovery_code_invalid', message: 'No.' });

  answerWith(answer('unexpected_failure', 500));
  await expect(redeemRecoveryCode('x')).rejects.toThrow('No.');
});
