import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Lets transactions on what belongs to one account wait for each other: PostgreSQL locks the row that is written, and
 * SQLite has one writer in any case. It must come before all other writes of the transaction: two that locked an
 * account's rows in different orders would deadlock.
 * @returns false if the account is gone
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
