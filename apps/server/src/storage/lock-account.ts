import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Lets transactions on what belongs to one account wait for each other: PostgreSQL locks the row that is written, and
 * SQLite has one writer in any case.
 */
export async function lockAccount(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('account')
    .set((row) => ({ id: row.ref('id') }))
    .where('id', '=', id)
    .execute();
}
