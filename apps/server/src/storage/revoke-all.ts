import type { Database } from './tables.ts';

/**
 * Signs everyone out and voids what is under way: links in mails, codes, sign-ins at providers, challenges, and the
 * mails that wait, since their links are void. For a restored database, in which sessions and links are valid again
 * that had been ended or used.
 * @returns how many sessions there were
 */
export function revokeAll(db: Database): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('session').executeTakeFirstOrThrow();
    for (const table of ['auth_code', 'mail_link', 'factor_challenge', 'provider_flow', 'queued_mail'] as const)
      await transaction.deleteFrom(table).execute();
    const change = { new_email: null, email_change_sent_at: null, email_change_confirmed_by: null };
    await transaction.updateTable('account').set(change).where('new_email', 'is not', null).execute();
    return Number(numDeletedRows);
  });
}
