import { request as ask } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { examine, newFolder, newPlace, startReachableServer } from '../../testing/examine.ts';
import { freePort } from '../../testing/free-port.ts';
import { listenOnLoopback } from '../../testing/listen-on-loopback.ts';
import { startMailbox } from '../../testing/start-mailbox.ts';
import { startOidcProvider } from '../../testing/start-oidc-provider.ts';
import { startSmsGateway } from '../../testing/start-sms-gateway.ts';

describe('mail', () => {
  test('a mail server is greeted, and sent a mail only where one is asked for', async () => {
    const { url, letters } = await startMailbox();
    const env = { SMTP_URL: url, MAIL_FROM: 'site@wordlamp.test', DATA_DIR: newFolder() };

    expect((await examine(env)).of('mail', 'ok')).toHaveLength(1);
    expect(letters).toEqual([]);
    expect((await examine(env, ['--send-to', 'ann@example.org'])).of('mail', 'ok')).toHaveLength(2);
    expect(letters).toMatchObject([{ from: 'site@wordlamp.test', to: ['ann@example.org'] }]);
  });

  test.each([
    { name: 'has an untrusted certificate', options: { disabledCommands: [] }, says: /certificate/i },
    { name: 'offers no encryption for the password', options: {}, user: 'site:a-secret-word@', says: /STARTTLS/ },
    {
      name: 'refuses',
      options: { onConnect: (_: unknown, done: (e: Error) => void) => done(new Error('no')) },
      says: /mail server/,
    },
  ])('a mail server that $name is a failure', async ({ options, user = '', says }) => {
    const { url } = await startMailbox(options);
    const env = { SMTP_URL: url.replace('//', `//${user}`), MAIL_FROM: 'site@wordlamp.test', DATA_DIR: newFolder() };

    const { of, text } = await examine(env);

    expect(of('mail', 'fail')).toEqual([expect.stringMatching(says)]);
    expect(text).not.toContain('a-secret-word');
  });

  test('without a mail server a public site is warned, and cannot send', async () => {
    const env = { PUBLIC_URL: 'https://wordlamp.invalid', DATA_DIR: newFolder() };

    const { of } = await examine(env, ['--send-to', 'ann@example.org']);

    expect(of('mail', 'warn')).toEqual([expect.stringContaining('set SMTP_URL')]);
    expect(of('mail', 'fail')).toEqual(['--send-to needs SMTP_URL']);
  });
});

describe('other services', () => {
  test('a provider is asked for its issuer and clock', async () => {
    const provider = await startOidcProvider();
    const env = { ...provider.env('home'), PUBLIC_URL: 'http://127.0.0.1:9', DATA_DIR: newFolder() };

    expect((await examine(env)).of('provider home', 'ok')).toHaveLength(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await examine(env)).of('provider home', 'warn')).toEqual([expect.stringMatching(/^(59|6\d) s between/)]);
    vi.useRealTimers();
    const elsewhere = { ...env, AUTH_HOME_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost') };
    const { of, text } = await examine(elsewhere);
    expect(of('provider home', 'fail')).toEqual([expect.stringContaining('look at AUTH_HOME_ISSUER')]);
    expect(text).not.toContain('a secret: of');
    const away = { ...env, AUTH_HOME_ISSUER: 'http://127.0.0.1:9' };
    expect((await examine(away)).of('provider home', 'fail')).toEqual([expect.stringContaining('fetch failed')]);
  });

  test('the gateway for short messages is greeted, and sent nothing', async () => {
    const gateway = await startSmsGateway();
    const env = { ...gateway.env, DATA_DIR: newFolder() };

    expect((await examine(env)).of('short messages', 'ok')).toHaveLength(1);
    expect(gateway.messages).toEqual([]);
    const away = await examine({ ...env, SMS_URL: 'http://127.0.0.1:9/' });
    expect(away.of('short messages', 'fail')).toEqual([expect.stringContaining('cannot be reached')]);
  });
});

describe('the site', () => {
  test('that is not built, or older than its sources, is reported', async () => {
    const env = { DATA_DIR: newFolder() };
    const place = newPlace({ isStale: true });

    expect((await examine(env, [], place)).of('site', 'warn')).toEqual([expect.stringContaining('npm run build')]);
    const empty = { ...place, siteRoot: newFolder() };
    expect((await examine(env, [], empty)).of('site', 'fail')).toEqual([expect.stringContaining('npm run build')]);
  });

  test('under an unreachable public URL is reported', async () => {
    const { of } = await examine({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}`, DATA_DIR: newFolder() });

    expect(of('PUBLIC_URL', 'fail')).toEqual([expect.stringContaining('(ECONNREFUSED)')]);
  });

  test.each([
    { name: 'says for whom it asks', headers: { 'x-forwarded-for': '198.51.100.7' }, status: 'ok', says: 'no metrics' },
    { name: 'makes everyone look local', headers: {}, status: 'fail', says: 'X-Forwarded-For' },
  ] as const)('behind a proxy that $name', async ({ headers, status, says }) => {
    const port = await freePort();
    const proxy = await listenOnLoopback((incoming, outgoing) => {
      const onward = ask({ host: '127.0.0.1', port, path: incoming.url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500);
        answer.pipe(outgoing);
      });
      onward.end();
    });
    // The product does not know this name of the loopback address, so it plays the part of the internet.
    const PUBLIC_URL = proxy.replace('127.0.0.1', '0.0.0.0');
    const env = await startReachableServer({ PORT: String(port), PUBLIC_URL, TRUSTED_PROXIES: '127.0.0.1' });

    const { of } = await examine(env);

    expect(of('PUBLIC_URL', status).join('\n')).toContain(says);
    expect(of('PUBLIC_URL', 'fail').join('\n')).toContain('is http');
  });
});
