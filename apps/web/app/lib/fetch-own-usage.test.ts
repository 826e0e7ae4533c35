// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { sampleSession, storeSession } from '../testing/sample-session.ts';
import { fetchOwnUsage } from './fetch-own-usage.ts';

const DAY = { requests: 9, limit: 20, resetsAt: '2099-05-02T00:00:00.000Z' };
// One session for all: its token contains its second of creation, so another one may differ.
const SESSION = sampleSession();
const { user, access_token } = SESSION;

/** The backend's two responses: the day's use of this address, and the person's own count. */
function answerWith(own: () => Response) {
  const asked = vi.fn();
  vi.stubGlobal('fetch', async (address: RequestInfo | URL, init?: RequestInit) => {
    if (!String(address).endsWith('/rest/v1/rpc/get_daily_usage'))
      return Response.json({ ...DAY, networkLimitReached: true });
    asked(JSON.parse(String(init?.body)), new Headers(init?.headers).get('authorization'));
    return own();
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("is the person's own count with the limit of the day, asked with the person's token", async () => {
  storeSession(SESSION);
  const asked = answerWith(() => Response.json(3));

  const usage = await fetchOwnUsage(user.id, new AbortController().signal);

  expect(usage).toEqual({ ...DAY, requests: 3 });
  expect(asked.mock.calls).toEqual([[{ user_id_param: user.id }, `Bearer ${access_token}`]]);
});

test.each([
  { name: 'a refusal', own: () => Response.json({ code: '42501', message: 'No' }, { status: 403 }) },
  { name: 'something else than a number', own: () => Response.json(null) },
])('fails at $name', async ({ own }) => {
  storeSession(SESSION);
  answerWith(own);

  await expect(fetchOwnUsage(user.id, new AbortController().signal)).rejects.toThrow('could not be read');
});
