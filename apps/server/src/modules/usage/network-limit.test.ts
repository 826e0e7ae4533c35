import { describe, expect, test } from 'vitest';
import { accountApp, confirmedClient, tokenOf } from '../../testing/account-app.ts';
import { ROUTE_DATABASE_KINDS } from '../../testing/create-test-database.ts';
import { readAnswer } from '../../testing/read-answer.ts';

const PATH = '/functions/v1/generate-prompt';
const USAGE = '/functions/v1/daily-usage';
const idea = { text: 'a poem about rain', type: 'ai-prompt' };
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

describe.each(ROUTE_DATABASE_KINDS)('I3 I6 the limit of a network on %s', (kind) => {
  async function start(env: Record<string, string> = {}, writePrompt = async () => 'a prompt') {
    const app = await accountApp(kind, { env: { ...PROXY, ...env }, writePrompt });
    const ask = async (address: string, headers: Record<string, string> = {}) =>
      readAnswer(await app.post(PATH, idea, { 'x-forwarded-for': address, ...headers }));
    const usage = async (address: string, headers: Record<string, string> = {}) =>
      readAnswer(await app.get(USAGE, { 'x-forwarded-for': address, ...headers }));
    return { app, ask, usage };
  }

  test('150 /64 networks of one /48 get 20 times the limit of one, and another /48 is not affected', async () => {
    const { ask, usage } = await start({ DAILY_LIMIT: '2' });
    const address = (index: number) => `2001:db8:1:${index.toString(16)}::1`;

    const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => ask(address(index))));

    expect(answers.filter(({ generatedPrompt }) => generatedPrompt !== undefined)).toHaveLength(40);
    const refused = answers.filter(({ code }) => code === 'network_limit_reached');
    expect(refused).toHaveLength(110);
    expect(refused[0]).toEqual({
      error: expect.stringContaining('Your network'),
      code: 'network_limit_reached',
      usage: { requests: 0 },
    });
    expect(await usage('2001:db8:1:ffff::1')).toMatchObject({ requests: 0, limit: 2, networkLimitReached: true });
    expect(await ask('2001:db8:2::1')).toHaveProperty('generatedPrompt');
    expect(await usage('2001:db8:2::1')).not.toHaveProperty('networkLimitReached');
  });

  test('the addresses of an IPv4 /24 share the configured limit; an address over its own limit gets its own error', async () => {
    const { ask, usage } = await start({ DAILY_LIMIT: '2', DAILY_LIMIT_NETWORK: '3' });

    expect(await ask('198.51.100.1')).toHaveProperty('generatedPrompt');
    expect(await ask('198.51.100.1')).toHaveProperty('generatedPrompt');
    expect(await ask('198.51.100.1')).toMatchObject({ code: 'daily_limit_reached', usage: { requests: 2 } });
    expect(await ask('198.51.100.2')).toHaveProperty('generatedPrompt');
    expect(await ask('198.51.100.2')).toMatchObject({ code: 'network_limit_reached', usage: { requests: 1 } });
    expect(await ask('198.51.100.1')).toMatchObject({ code: 'daily_limit_reached' });
    expect(await ask('198.51.101.1')).toHaveProperty('generatedPrompt');
    expect(await usage('198.51.100.2')).toMatchObject({ requests: 1, limit: 2, networkLimitReached: true });
  });

  test('signed-in persons are neither limited by it nor counted in it', async () => {
    const { app, ask, usage } = await start({ DAILY_LIMIT: '2', DAILY_LIMIT_NETWORK: '1' });
    const authorization = `Bearer ${await tokenOf(await confirmedClient(app, 'ann@example.org'))}`;

    expect(await ask('198.51.100.1', { authorization })).toHaveProperty('generatedPrompt');
    expect(await usage('198.51.100.2')).not.toHaveProperty('networkLimitReached');
    expect(await ask('198.51.100.2')).toHaveProperty('generatedPrompt');
    expect(await ask('198.51.100.3')).toMatchObject({ code: 'network_limit_reached' });

    expect(await ask('198.51.100.1', { authorization })).toHaveProperty('generatedPrompt');
    expect(await usage('198.51.100.1', { authorization })).toEqual({
      ...{ requests: 2, limit: 2 },
      resetsAt: expect.any(String),
    });
  });

  test('what could not be written is given back to both', async () => {
    let isBroken = true;
    const { ask, usage } = await start({ DAILY_LIMIT: '2', DAILY_LIMIT_NETWORK: '1' }, async () => {
      if (isBroken) throw new Error('the writer broke');
      return 'a prompt';
    });
    expect(await ask('198.51.100.1')).toMatchObject({ code: 'unexpected_failure' });

    isBroken = false;

    expect(await usage('198.51.100.1')).toEqual({ ...{ requests: 0, limit: 2 }, resetsAt: expect.any(String) });
    expect(await ask('198.51.100.2')).toHaveProperty('generatedPrompt');
  });
});
