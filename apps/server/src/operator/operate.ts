import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { SIGNING_KEY_SEAL, signingKeys } from '../modules/auth/keys/signing-keys.ts';
import { listMessages } from '../modules/contact/list-messages.ts';
import { CONTACT_SEAL } from '../modules/contact/receive-message.ts';
import { createSealer } from '../sealing/sealed-text.ts';
import { createContactStore } from '../storage/contact-store.ts';
import { findOrMakeSecretKey } from '../storage/find-or-make-secret-key.ts';
import { openDatabase } from '../storage/open-database.ts';
import { revokeAll } from '../storage/revoke-all.ts';
import { createSigningKeyStore } from '../storage/signing-key-store.ts';
import type { Database } from '../storage/tables.ts';
import { backup } from './backup.ts';
import { feedback } from './feedback.ts';
import { restore } from './restore.ts';
import { rotateSecretKey } from './rotate-secret-key.ts';
import { users } from './users.ts';

type Command = (config: Config, words: string[]) => Promise<string>;
type DatabaseCommand = (db: Database, secretKey: Uint8Array, words: string[]) => Promise<string>;

/** The operator's commands on the server's machine; they are not available over the network. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'contact:list': onDatabase((db, secretKey) =>
    listMessages(createContactStore(db), createSealer(secretKey, CONTACT_SEAL)),
  ),
  feedback: onDatabase(feedback),
  users: onDatabase(users),
  backup,
  restore,
  'keys:rotate': rotateKeys,
  'sessions:revoke-all': onDatabase(
    async (db) => `Ended ${await revokeAll(db)} sessions, and voided links and codes.\n`,
  ),
};

/**
 * Runs an operator's command with the settings of the server.
 * @returns what is to be printed
 * @throws Error for an unknown command or wrong settings
 */
export async function operate(
  [name = '', ...words]: string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Error(`Unknown command. There are: ${Object.keys(COMMANDS).join(', ')}`);
  return command(readConfig(env), words);
}

/** `keys:rotate`: of the key of access tokens, or with `secret` of SECRET_KEY. */
function rotateKeys(config: Config, words: string[]): Promise<string> {
  const options = { to: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  if (positionals.length === 0 && values.to === undefined) return onDatabase(rotateSigningKey)(config, words);
  if (positionals.join() === 'secret') return rotateSecretKey(config, values.to);
  throw new Error('Usage: npm run keys:rotate [-- secret [--to <file>]]');
}

/** Opens the database, brings it to this version, and closes it after the command. */
function onDatabase(command: DatabaseCommand): Command {
  return async (config, words) => {
    const db = await openDatabase(placeOf(config), pino({ level: 'silent' }));
    try {
      return await command(db, config.secretKey ?? findOrMakeSecretKey(config.dataDir), words);
    } finally {
      await db.destroy();
    }
  };
}

function placeOf({ databaseUrl, dataDir }: Config): Parameters<typeof openDatabase>[0] {
  if (databaseUrl !== undefined) return { postgresUrl: databaseUrl };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return { sqliteFile: join(dataDir, 'wordlamp.sqlite') };
}

/** Adds the next key of access tokens while servers run: published at once, used by all of them in 20 minutes. */
async function rotateSigningKey(db: Database, secretKey: Uint8Array): Promise<string> {
  const store = createSigningKeyStore(db);
  const sealer = createSealer(secretKey, SIGNING_KEY_SEAL);
  await signingKeys({ signingKeys: store, sealer, now: () => new Date() }).rotate({ isDueNow: true });
  const newest = (await store.list()).at(-1);
  return `The signing key ${newest?.id} is shown from now on and signs from ${newest?.signsFrom}.\nThe one before goes by itself, 20 minutes after its last token.\n`;
}
