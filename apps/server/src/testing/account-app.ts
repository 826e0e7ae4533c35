import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { onTestFinished, vi } from 'vitest';
import { createTestDatabase, type DatabaseKind } from './create-test-database.ts';
import { type TestApp, type TestAppOptions, testApp } from './test-app.ts';

export const PUBLISHABLE_KEY = 'sb_publishable_wordlamp';
export const PASSWORD = 'a quiet lamp at dusk';
/** Far longer than a mail takes: the test's own limit comes first. */
const MAIL_LIMIT_MS = 100_000;
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
/** The public address of test servers; their links name it, and the tests go to where they listen. */
export const SITE = 'https://wordlamp.test';

export type AccountApp = TestApp & {
  /** Of PostgreSQL; "" on SQLite. */
  databaseUrl: string;
  /** Turns the server's clock. */
  wait: (milliseconds: number) => void;
  now: () => Date;
  /** A browser: the real client with its own storage. */
  client: () => SupabaseClient;
  /** Mails to an address, the oldest first, decoded. */
  mails: (to: string) => string[];
  /** Resolves with the newest mail to an address once there are this many. */
  mailTo: (to: string, count?: number) => Promise<string>;
  /** Presses the button of the page behind a link. @returns where it leads */
  press: (link: string) => Promise<URL>;
};

/** A whole server on its own database, for tests of accounts. */
export async function accountApp(kind: DatabaseKind, options: Partial<TestAppOptions> = {}): Promise<AccountApp> {
  const env: Record<string, string> = kind === 'SQLite' ? {} : await postgresEnv();
  // Starts at the real time, since the client reads the real clock; frozen until the test advances it.
  let now = Date.now();
  const app = await testApp({ now: () => new Date(now), ...options, env: { ...env, ...options.env } });
  const mails = (to: string) => readMails(join(options.env?.DATA_DIR ?? app.dataDir, 'outbox'), to);
  return {
    ...app,
    databaseUrl: env.DATABASE_URL ?? '',
    wait: (milliseconds) => {
      now += milliseconds;
      void app.deliverMails(); // the worker's own timers go by the machine's clock
    },
    now: () => new Date(now),
    client: () => clientOf(app.url),
    mails,
    mailTo: async (to, count = 1) => {
      await vi.waitFor(() => {
        if (mails(to).length < count) throw new Error(`There are ${mails(to).length} mails, not ${count}.`);
      }, MAIL_LIMIT_MS);
      return mails(to).at(-1) ?? '';
    },
    press: (link) => press(app.url, link),
  };
}

async function postgresEnv(): Promise<Record<string, string>> {
  const database = await createTestDatabase('PostgreSQL');
  onTestFinished(database.remove);
  if (!('postgresUrl' in database.place)) throw new Error('This is no PostgreSQL.');
  return { DATABASE_URL: database.place.postgresUrl, SECRET_KEY };
}

export function clientOf(url: string): SupabaseClient {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const auth = { flowType: 'pkce', storage, persistSession: true, autoRefreshToken: false } as const;
  return createClient(url, PUBLISHABLE_KEY, { auth: { ...auth, detectSessionInUrl: false } });
}

function readMails(folder: string, to: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name.endsWith('.eml'));
  const mails = files.map(({ name }) => readFileSync(join(folder, name), 'utf8'));
  return mails.filter((mail) => mail.includes(`\nTo: ${to}\n`)).map(decode);
}

/** Headers and parts of a mail, those in quoted-printable decoded: soft line ends and octets (RFC 2045 6.7). */
function decode(mail: string): string {
  return mail.split(/^--/m).map(decodePart).join('--');
}

function decodePart(part: string): string {
  if (!/^content-transfer-encoding: quoted-printable$/im.test(part)) return part;
  const octets = part.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => `%${code}`);
  return decodeURIComponent(octets.replace(/%(?![0-9A-F]{2})/g, '%25'));
}

/** The first link of a mail's text that leads to an endpoint. */
export function linkIn(mail: string): string {
  const link = /https:\/\/wordlamp\.test\/auth\/v1\/verify\?[^\s"<>]+/.exec(mail)?.[0];
  if (link === undefined) throw new Error(`No link in:\n${mail}`);
  return link;
}

/** The token of a mail's link, which a client may redeem itself. */
export function tokenIn(mail: string): string {
  return new URL(linkIn(mail)).searchParams.get('token') ?? '';
}

async function press(url: string, link: string): Promise<URL> {
  const fields = new URL(link).searchParams;
  const response = await fetch(`${url}/auth/v1/verify`, { method: 'POST', body: fields, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? `${SITE}/status/${response.status}`);
}

/** Signs up and confirms; the browser of it is signed in. @param mails that the address has got with the confirmation */
export async function confirmedClient(app: AccountApp, email: string, mails = 1): Promise<SupabaseClient> {
  const client = app.client();
  const signUp = await client.auth.signUp({ email, password: PASSWORD });
  if (signUp.error !== null) throw signUp.error;
  const target = await app.press(linkIn(await app.mailTo(email, mails)));
  const { error } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
  if (error !== null) throw error;
  return client;
}

/** The access token that a browser holds. */
export async function tokenOf(client: SupabaseClient): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}
