import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { listMessages } from '../modules/contact/list-messages.ts';
import { CONTACT_SEAL } from '../modules/contact/receive-message.ts';
import { createSealer } from '../sealing/sealed-text.ts';
import { createContactStore } from '../storage/contact-store.ts';
import { findOrMakeSecretKey } from '../storage/find-or-make-secret-key.ts';
import { openDatabase } from '../storage/open-database.ts';
import type { Database } from '../storage/tables.ts';
import { users } from './users.ts';

type Command = (db: Database, secretKey: Uint8Array, words: string[]) => Promise<string>;

/** What the operator of a server can ask on its machine; there is no way to ask it over the network. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'contact:list': (db, secretKey) => listMessages(createContactStore(db), createSealer(secretKey, CONTACT_SEAL)),
  users,
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
  const config = readConfig(env);
  const db = await openDatabase(placeOf(config), pino({ level: 'silent' }));
  try {
    return await command(db, config.secretKey ?? findOrMakeSecretKey(config.dataDir), words);
  } finally {
    await db.destroy();
  }
}

function placeOf({ databaseUrl, dataDir }: Config): Parameters<typeof openDatabase>[0] {
  if (databaseUrl !== undefined) return { postgresUrl: databaseUrl };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return { sqliteFile: join(dataDir, 'wordlamp.sqlite') };
}
