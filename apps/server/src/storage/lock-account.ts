import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Lets transactions on what belongs to one account wait for each other: PostgreSQL locks the row that is written, and
 * SQLite has one writer in any case. It comes before anything else that the transaction writes: two that took the rows of
 * one account in different orders would wait for each other for ever.
 * @returns false where the account is gone
 */
export async function lockAccount(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const locked = await transaction
    .updateTable('account')
    .set((row) => ({ id: row.ref('id') }))
    .where('id', '=', id)
    .returning('id')
    .execute();
  return locked.length === 1;
}
