// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const EMAIL = 'ann@example.org';
const PASSWORD = 'a quiet lamp at dusk';
/** Two servers start, and one of them bundles what it serves. `npm test` has already built the site. */
const LIMIT_MS = 180_000;

test(
  'npm run dev: a visitor signs up, confirms by the mail and signs in, all at the site’s origin',
  async () => {
    const dev = await startDev();
    const { site } = dev;
    const client = clientOf(site);

    expect((await fetch(`${site}/en/auth`)).status).toBe(200);
    const root = await fetch(`${site}/?code=1`, { headers: { 'accept-language': 'es' }, redirect: 'manual' });
    expect([root.status, root.headers.get('location')]).toEqual([302, '/es?code=1']);

    const options = { emailRedirectTo: `${site}/` };
    expect((await client.auth.signUp({ email: EMAIL, password: PASSWORD, options })).error).toBeNull();
    const link = await linkInNewestMail(site);
    expect(link.origin).toBe(site);
    // In a browser that has not asked for the mail, which keeps no cookie of the sign-up.
    const elsewhere = await fetch(link, { redirect: 'manual' });
    expect(elsewhere.headers.get('location')).toContain(`${site}/en/auth?view=choose-password#token_hash=`);
    const form = { method: 'POST', body: link.searchParams, redirect: 'manual' } as const;
    const pressed = await fetch(`${site}/auth/v1/verify`, {
      ...form,
      headers: { origin: site, 'sec-fetch-site': 'same-origin' },
    });
    const target = new URL(pressed.headers.get('location') ?? '', site);
    expect([pressed.status, target.origin + target.pathname]).toEqual([303, `${site}/`]);
    const exchanged = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(exchanged.error).toBeNull();

    const again = clientOf(site);
    expect((await again.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })).error).toBeNull();
    const headers = { authorization: `Bearer ${(await again.auth.getSession()).data.session?.access_token}` };
    expect((await fetch(`${site}/api/v1/account/usage`, { headers })).status).toBe(200);
    const usage = await again.rpc('get_daily_usage', { user_id_param: exchanged.data.user?.id });
    expect(usage).toMatchObject({ data: 0, error: null });

    expect(await dev.stop()).toBe('both have ended');
  },
  LIMIT_MS,
);

type Dev = { site: string; stop: () => Promise<string> };

/** `npm run dev` on free ports with its own data. Resolves when pages and API answer. */
async function startDev(): Promise<Dev> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordlamp-dev-'));
  const [sitePort, apiPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: ROOT,
    // Nothing else: what a developer has set is for another server.
    env: { DATA_DIR: dataDir, PORT: `${apiPort}`, DEV_PORT: `${sitePort}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exited = once(child, 'close');
  const end = async () => {
    child.kill('SIGTERM');
    await exited; // both outputs are closed then, which the two servers hold open as long as they live
  };
  onTestFinished(async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const site = `http://127.0.0.1:${sitePort}`;
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`It has ended:\n${output}`);
      const answers = await Promise.all(['/en', '/health/ready'].map((path) => fetch(site + path)));
      if (!answers.every(({ ok }) => ok)) throw new Error(`It is not ready:\n${output}`);
    },
    { timeout: LIMIT_MS, interval: 200 },
  );
  return {
    site,
    stop: async () => {
      await end();
      const isGone = (port: number) =>
        fetch(`http://127.0.0.1:${port}/`).then(
          () => false,
          () => true,
        );
      return (await Promise.all([sitePort, apiPort].map(isGone))).every(Boolean) ? 'both have ended' : 'one goes on';
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

function clientOf(site: string) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const auth = { flowType: 'pkce', storage, autoRefreshToken: false, detectSessionInUrl: false } as const;
  return createClient(site, 'sb_publishable_wordlamp', { auth });
}

/** As the page that waits for a mail finds it: the server names the file. */
async function linkInNewestMail(site: string): Promise<URL> {
  const file = await vi.waitFor(
    async () => {
      const answer: { file?: string } = await (await fetch(`${site}/api/v1/outbox`)).json();
      if (answer.file === undefined) throw new Error('There is no mail yet.');
      return answer.file;
    },
    { timeout: 20_000 },
  );
  const [link] = /https?:\/\/\S+\/auth\/v1\/verify\?[^\s"<>]+/.exec(readFileSync(file, 'utf8')) ?? [];
  return new URL(link ?? '');
}
