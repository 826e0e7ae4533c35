import { sql, type Transaction } from 'kysely';
import { codeHashes, codeKey } from '../modules/auth/factors/code-hash.ts';
import { OLD_CODE_KEY_SEAL, wrap } from '../modules/auth/factors/recovery-hashes.ts';
import { SIGNING_KEY_SEAL } from '../modules/auth/keys/signing-keys.ts';
import { FACTOR_SEAL } from '../modules/auth/set-up-auth.ts';
import { CONTACT_SEAL } from '../modules/contact/receive-message.ts';
import { FEEDBACK_SEAL } from '../modules/feedback/receive-report.ts';
import { MAIL_SEAL } from '../modules/mail/sealed-mail.ts';
import { createSealer } from '../sealing/sealed-text.ts';
import type { Database, Tables } from '../storage/tables.ts';

/** Every table whose rows are sealed for their ids and live longer than an hour, with the purpose of the seal. */
const SEALED = {
  contact_message: CONTACT_SEAL,
  feedback_report: FEEDBACK_SEAL,
  queued_mail: MAIL_SEAL,
  factor: FACTOR_SEAL,
  signing_key: SIGNING_KEY_SEAL,
};
const BATCH_ROWS = 500;

type Keys = { before: Uint8Array; after: Uint8Array };

/**
 * Takes a database from one SECRET_KEY to another, all or nothing: one transaction. Encrypted values are re-encrypted,
 * and recovery codes go on working. What was derived from the old key and cannot be recomputed ends: sessions, codes
 * and sign-ins under way, counts of attempts and of visitors' prompts of the last days, and known places. No server may
 * run on the database during the change: it would go on with the old key.
 * @returns how many rows were re-encrypted
 */
export function changeSecretKey(db: Database, keys: Keys): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let rows = 0;
    for (const table of Object.keys(SEALED) as (keyof typeof SEALED)[])
      rows += await sealAnew(transaction, table, keys);
    await keepCodeKey(transaction, keys);
    await wrapRecoveryCodes(transaction, keys.after);
    for (const table of [
      'session',
      'auth_code',
      'factor_challenge',
      'provider_flow',
      'attempt',
      'known_place',
    ] as const)
      await transaction.deleteFrom(table).execute();
    await transaction.deleteFrom('usage').where('subject', 'not like', 'account %').execute();
    await transaction.deleteFrom('usage_day_key').execute();
    return rows;
  });
}

async function sealAnew(transaction: Transaction<Tables>, table: keyof typeof SEALED, keys: Keys): Promise<number> {
  const [before, after] = [createSealer(keys.before, SEALED[table]), createSealer(keys.after, SEALED[table])];
  let count = 0;
  for (let last = ''; ; ) {
    const query = transaction.selectFrom(table).select(['id', 'sealed']).where('id', '>', last);
    const rows = await query.orderBy('id').limit(BATCH_ROWS).execute();
    for (const { id, sealed } of rows) {
      const anew = after.seal(before.open(sealed, id), id);
      await sql`update ${sql.table(table)} set sealed = ${anew} where id = ${id}`.execute(transaction);
    }
    count += rows.length;
    const end = rows.at(-1);
    if (end === undefined) return count;
    last = end.id;
  }
}

/** Keeps the key of the recovery codes of before, and seals those that are kept already with the new one. */
async function keepCodeKey(transaction: Transaction<Tables>, keys: Keys): Promise<void> {
  const [before, after] = [createSealer(keys.before, OLD_CODE_KEY_SEAL), createSealer(keys.after, OLD_CODE_KEY_SEAL)];
  const kept = await transaction.selectFrom('old_code_key').selectAll().orderBy('number').execute();
  for (const { number, sealed } of kept) {
    const anew = after.seal(before.open(sealed, String(number)), String(number));
    await transaction.updateTable('old_code_key').set({ sealed: anew }).where('number', '=', number).execute();
  }
  const number = (kept.at(-1)?.number ?? 0) + 1;
  const sealed = after.seal(codeKey(keys.before).toString('base64'), String(number));
  await transaction.insertInto('old_code_key').values({ number, sealed }).execute();
}

async function wrapRecoveryCodes(transaction: Transaction<Tables>, secretKey: Uint8Array): Promise<void> {
  const hash = codeHashes(codeKey(secretKey));
  for (const row of await transaction.selectFrom('recovery_code').selectAll().execute()) {
    const wrapped = wrap(hash, row.account_id, row.hash);
    await transaction.updateTable('recovery_code').set({ hash: wrapped }).where('hash', '=', row.hash).execute();
  }
}
