import { deletedSubject } from '../modules/account/deleted-subject.ts';
import { inheritUsage } from '../modules/account/inherit-usage.ts';
import type { Account } from '../modules/auth/account-store.ts';
import { canonicalEmail } from '../modules/auth/canonical-email.ts';
import { attemptKeys } from '../modules/auth/limits/attempt-key.ts';
import { makeAccount } from '../modules/auth/links/open-link.ts';
import { accountDays } from '../modules/usage/account-days.ts';
import { accountSubject } from '../modules/usage/identify-subject.ts';
import { createAccountStore } from '../storage/account-store.ts';
import { createFactorStore } from '../storage/factor-store.ts';
import { createSessionStore } from '../storage/session-store.ts';
import { createSignUpStore } from '../storage/sign-up-store.ts';
import type { Database } from '../storage/tables.ts';
import { createUsageStore } from '../storage/usage-store.ts';
import { plainText } from '../words/plain-text.ts';

const USERS_USAGE = 'npm run users -- list | <show|confirm|disable|enable|reset-factors|delete> <email>';

type World = ReturnType<typeof openWorld>;
type Action = (world: World, email: string) => Promise<string>;

const ACTIONS: Readonly<Record<string, Action>> = {
  show,
  confirm,
  disable,
  enable,
  'reset-factors': resetFactors,
  delete: remove,
};

/**
 * The operator's commands for accounts, run on the server's machine.
 * @throws Error for an unknown action, or an address that has no account
 */
export async function users(db: Database, secretKey: Uint8Array, [action = '', given = '']: string[]): Promise<string> {
  const world = openWorld(db, secretKey);
  if (action === 'list') return list(world);
  const act = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  const email = canonicalEmail(given);
  if (act === undefined || email === undefined) throw new Error(`Usage: ${USERS_USAGE}`);
  return act(world, email);
}

function openWorld(db: Database, secretKey: Uint8Array) {
  return {
    accounts: createAccountStore(db),
    sessions: createSessionStore(db),
    factors: createFactorStore(db),
    signUps: createSignUpStore(db),
    usage: createUsageStore(db),
    attemptKey: attemptKeys(secretKey),
    now: () => new Date(),
  };
}

async function list({ accounts }: World): Promise<string> {
  const all = await accounts.list();
  return all.length === 0 ? 'No accounts.\n' : all.map((account) => `${lineOf(account)}\n`).join('');
}

async function show(world: World, email: string): Promise<string> {
  const account = await find(world, email);
  const identities = await world.accounts.identities(account.id);
  const sessions = await world.sessions.list(account.id);
  const lines = [
    lineOf(account),
    `ways in: ${[account.passwordHash === undefined ? [] : ['password'], identities.map(({ provider }) => provider)].flat().join(', ')}`,
    `last sign-in: ${account.lastSignInAt ?? 'never'}`,
    ...sessions.map(
      ({ browser = '?', system = '?', refreshedAt }) => `session: ${browser}, ${system}, used ${refreshedAt}`,
    ),
  ];
  return `${plainText(lines.join('\n'))}\n`;
}

/** Confirms the newest sign-up, like its link. */
async function confirm(world: World, email: string): Promise<string> {
  const signUp = await world.signUps.findByEmail(email);
  if (signUp === undefined) throw new Error(`No sign-up waits for ${email}.`);
  const account = await makeAccount(
    { ...world, recordEvent: () => undefined, inheritUsage: (of, id) => inheritUsage(world, of, id) },
    signUp,
    signUp.passwordHash,
  );
  return `Confirmed: ${lineOf(account)}\n`;
}

async function disable(world: World, email: string): Promise<string> {
  const { id } = await find(world, email);
  const now = world.now().toISOString();
  await world.accounts.update(id, { disabledAt: now }, now);
  await world.sessions.deleteAll(id);
  return `Disabled, and signed out everywhere: ${email}\n`;
}

async function enable(world: World, email: string): Promise<string> {
  const { id } = await find(world, email);
  await world.accounts.update(id, { disabledAt: undefined }, world.now().toISOString());
  return `Enabled: ${email}\n`;
}

/** For a person who has lost them or was locked out by a thief; all sessions end. */
async function resetFactors(world: World, email: string): Promise<string> {
  const { id } = await find(world, email);
  const factors = await world.factors.list(id, '');
  for (const factor of factors) await world.factors.delete(id, factor.id);
  await world.sessions.deleteAll(id);
  return `Removed ${factors.length} second factors, and signed out everywhere: ${email}\n`;
}

async function remove(world: World, email: string): Promise<string> {
  const { id } = await find(world, email);
  if (await world.accounts.delete(id))
    await world.usage.handOver(accountSubject(id), accountDays(world.now()), deletedSubject(world.attemptKey, email));
  return `Deleted: ${email}\n`;
}

async function find({ accounts, signUps }: World, email: string): Promise<Account> {
  const account = await accounts.findByEmail(email);
  if (account !== undefined) return account;
  const waits = (await signUps.findByEmail(email)) !== undefined;
  throw new Error(waits ? `${email} has signed up and not confirmed.` : `There is no account for ${email}.`);
}

function lineOf({ id, email, createdAt, disabledAt }: Account): string {
  return `${id}  ${createdAt}  ${email}${disabledAt === undefined ? '' : `  disabled ${disabledAt}`}`;
}
