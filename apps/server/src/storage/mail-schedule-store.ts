import type { Transaction } from 'kysely';
import type { MailContents, MailSchedule, MailScheduleStore } from '../modules/auth/limits/mail-schedule.ts';
import { toSignUpRow } from './sign-up-store.ts';
import type { Database, Tables } from './tables.ts';

export function createMailScheduleStore(db: Database): MailScheduleStore {
  return {
    schedule: (key, contents, next) =>
      db.transaction().execute(async (transaction) => {
        const kept = await lockSchedule(transaction, key);
        const schedule = next(kept);
        if (schedule === undefined) return undefined;
        const isWaiting = schedule === kept && (await moveLinks(transaction, contents, schedule));
        if (schedule !== kept) await saveSchedule(transaction, key, schedule);
        if (!isWaiting) await addLinks(transaction, contents, schedule);
        if (contents.signUp !== undefined)
          await transaction
            .insertInto('sign_up')
            .values(toSignUpRow({ ...contents.signUp, confirmationSentAt: schedule.lastMailAt }))
            .execute();
        return { schedule, isWaiting };
      }),
    async deleteCountedBefore(time) {
      await db.deleteFrom('mail_schedule').where('counted_until', '<', time).execute();
    },
  };
}

/** Written first, so that others wait for the row (PostgreSQL) or the file (SQLite) before they read. */
async function lockSchedule(transaction: Transaction<Tables>, key: string): Promise<MailSchedule | undefined> {
  const row = await transaction
    .insertInto('mail_schedule')
    .values({ key, last_mail_at: '', count: 0, counted_until: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.last_mail_at === '') return undefined;
  return { lastMailAt: row.last_mail_at, count: row.count, countedUntil: row.counted_until };
}

async function saveSchedule(transaction: Transaction<Tables>, key: string, schedule: MailSchedule): Promise<void> {
  await transaction
    .updateTable('mail_schedule')
    .set({ last_mail_at: schedule.lastMailAt, count: schedule.count, counted_until: schedule.countedUntil })
    .where('key', '=', key)
    .execute();
}

/** @returns false if a link of the waiting mail has become void: another mail has to be sent */
async function moveLinks(
  transaction: Transaction<Tables>,
  { links }: MailContents,
  { lastMailAt }: MailSchedule,
): Promise<boolean> {
  for (const { kind, email, ownerId, codeChallenge, redirectTo } of links) {
    const waiting = await transaction
      .selectFrom('mail_link')
      .select(['hash', 'owner_id'])
      .where('email', '=', email)
      .where('kind', '=', kind)
      .where('created_at', '=', lastMailAt)
      .executeTakeFirst();
    if (waiting === undefined) return false;
    const change = { owner_id: ownerId, code_challenge: codeChallenge ?? null, redirect_to: redirectTo };
    await transaction.updateTable('mail_link').set(change).where('hash', '=', waiting.hash).execute();
    if (waiting.owner_id !== ownerId) await deleteUnreachable(transaction, waiting.owner_id, lastMailAt);
  }
  return true;
}

/** A sign-up that no mail leads to. */
async function deleteUnreachable(transaction: Transaction<Tables>, id: string, lastMailAt: string): Promise<void> {
  const replaced = transaction.deleteFrom('sign_up').where('id', '=', id);
  await replaced.where('confirmation_sent_at', '=', lastMailAt).execute();
}

async function addLinks(
  transaction: Transaction<Tables>,
  { links }: MailContents,
  { lastMailAt }: MailSchedule,
): Promise<void> {
  for (const { hash, kind, email, ownerId, codeChallenge, redirectTo } of links) {
    const names = { owner_id: ownerId, code_challenge: codeChallenge ?? null, redirect_to: redirectTo };
    await transaction
      .insertInto('mail_link')
      .values({ hash, kind, email, created_at: lastMailAt, ...names })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: lastMailAt })) // codes of six digits repeat
      .execute();
  }
}
