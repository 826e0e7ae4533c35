import { describe, expect, test } from 'vitest';
import { type AccountApp, accountApp, PASSWORD } from '../../testing/account-app.ts';
import { DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { codeOf } from '../../testing/second-factor.ts';

/** Concurrent requests of one person, with the state they need. */
type State = {
  email: string;
  token: string;
  refreshToken: string;
  factorId: string;
  newFactorId: string;
  newChallengeId: string;
  newCode: string;
  recoveryCode: string;
};
type Ask = (method: string, path: string, body?: object) => Promise<Response>;

const ACCOUNT = '/api/v1/account';
const FACTORS = '/auth/v1/factors';
/** How many of each request are sent at once, so that they race at several places. */
const TIMES = 2;
/** pino's. */
const ERROR_LEVEL = 50;

const REQUESTS: Record<string, (ask: Ask, state: State) => Promise<Response>> = {
  refresh: (ask, { refreshToken }) =>
    ask('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken }),
  'sign in': (ask, { email }) => ask('POST', '/auth/v1/token?grant_type=password', { email, password: PASSWORD }),
  'delete the account': (ask, { email }) => ask('DELETE', ACCOUNT, { confirmation: email }),
  'change the address': (ask, { email }) => ask('PUT', '/auth/v1/user', { email: `${Math.random()}${email}` }),
  'cancel the change': (ask) => ask('DELETE', `${ACCOUNT}/email-change`),
  'change the password': (ask) => ask('PUT', '/auth/v1/user', { password: `a lamp of ${Math.random()}` }),
  'change the name': (ask) => ask('PUT', '/auth/v1/user', { data: { full_name: `Ann ${Math.random()}` } }),
  'mail a code': (ask) => ask('GET', '/auth/v1/reauthenticate'),
  recover: (ask, { email }) => ask('POST', '/auth/v1/recover', { email }),
  enrol: (ask) => ask('POST', FACTORS, { factor_type: 'totp' }),
  unenrol: (ask, { factorId }) => ask('DELETE', `${FACTORS}/${factorId}`),
  'unenrol the new factor': (ask, { newFactorId }) => ask('DELETE', `${FACTORS}/${newFactorId}`),
  challenge: (ask, { factorId }) => ask('POST', `${FACTORS}/${factorId}/challenge`, {}),
  'challenge the new factor': (ask, { newFactorId }) => ask('POST', `${FACTORS}/${newFactorId}/challenge`, {}),
  verify: (ask, { newFactorId, newChallengeId, newCode }) =>
    ask('POST', `${FACTORS}/${newFactorId}/verify`, { challenge_id: newChallengeId, code: newCode }),
  'make recovery codes': (ask) => ask('POST', `${ACCOUNT}/recovery-codes`),
  'redeem a recovery code': (ask, { recoveryCode }) =>
    ask('POST', `${ACCOUNT}/recovery-codes/redeem`, { code: recoveryCode }),
  'sign out everywhere': (ask) => ask('POST', '/auth/v1/logout?scope=global'),
  'sign out others': (ask) => ask('POST', '/auth/v1/logout?scope=others'),
};
const NAMES = Object.keys(REQUESTS);
/** The last two delete rows that others are about to write to. */
const CASES = [
  { name: 'the same', pairs: NAMES.map((name) => [name, name]) },
  { name: 'deleting the account and another', pairs: NAMES.map((name) => ['delete the account', name]) },
  {
    name: 'removing a factor and another',
    pairs: ['enrol', 'unenrol', 'challenge the new factor', 'verify', 'redeem a recovery code'].map((name) => [
      'unenrol the new factor',
      name,
    ]),
  },
];

describe.each(DATABASE_KINDS)('two requests of one person at once on %s', (kind) => {
  test.each(CASES)('are done or refused, and break nothing: $name', { timeout: 120_000 }, async ({ pairs }) => {
    const troubles: string[] = [];
    const app = await accountApp(kind, {
      env: { AUTH_AUTOCONFIRM: 'on', RATE_LIMITS: 'off' },
      onLogLine: (line) => {
        if (JSON.parse(line).level >= ERROR_LEVEL) troubles.push(line);
      },
    });

    for (const [index, pair] of pairs.entries()) {
      const state = await newPerson(app, `ann-${index}@example.org`);
      const names = Array.from({ length: TIMES }, () => pair).flat();
      const answers = await Promise.all(names.map((name) => REQUESTS[name]?.(askAs(app, state.token), state)));
      const statuses = answers.map((answer) => answer?.status ?? 0);
      if (statuses.some((status) => status < 200 || status >= 500)) troubles.push(`${pair.join(' and ')}: ${statuses}`);
    }

    expect(troubles).toEqual([]);
  });
});

function askAs(app: AccountApp, token: string): Ask {
  return (method, path, body) =>
    fetch(app.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
}

/** Signed in, with one verified second factor and one unverified. */
async function newPerson(app: AccountApp, email: string): Promise<State> {
  const read = async (answer: Promise<Response>) => JSON.parse(await (await answer).text());
  const { access_token } = await read(app.post('/auth/v1/signup', { email, password: PASSWORD }));
  const begin = async (ask: Ask) => {
    const { id, totp } = await read(ask('POST', FACTORS, { factor_type: 'totp' }));
    const challenge = await read(ask('POST', `${FACTORS}/${id}/challenge`, {}));
    return { id, challengeId: challenge.id, code: codeOf(totp, app.now()) };
  };
  const first = await begin(askAs(app, access_token));
  const proof = { challenge_id: first.challengeId, code: first.code };
  const raised = await read(askAs(app, access_token)('POST', `${FACTORS}/${first.id}/verify`, proof));
  const ask = askAs(app, raised.access_token);
  const second = await begin(ask);
  const { codes } = await read(ask('POST', `${ACCOUNT}/recovery-codes`));
  return {
    email,
    token: raised.access_token,
    refreshToken: raised.refresh_token,
    factorId: first.id,
    newFactorId: second.id,
    newChallengeId: second.challengeId,
    newCode: second.code,
    recoveryCode: codes[0],
  };
}
