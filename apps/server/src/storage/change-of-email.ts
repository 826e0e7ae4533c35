import type { AccountStore } from '../modules/auth/account-store.ts';
import type { LinkKind } from '../modules/auth/links/mail-link-store.ts';
import { isUniqueViolation } from './is-unique-violation.ts';
import type { Database } from './tables.ts';

const NO_EMAIL_CHANGE = { new_email: null, email_change_sent_at: null, email_change_confirmed_by: null };

/** What becomes of an address that an account waits for. */
export function changeOfEmail(
  db: Database,
): Pick<AccountStore, 'confirmFirstBox' | 'takeNewEmail' | 'cancelEmailChange' | 'forgetEmailChangesBefore'> {
  return {
    async confirmFirstBox(id, newEmail, box, now) {
      const confirmed = await db
        .updateTable('account')
        .set({ email_change_confirmed_by: box, updated_at: now })
        .where('id', '=', id)
        .where('new_email', '=', newEmail)
        .where((row) =>
          row.or([row('email_change_confirmed_by', 'is', null), row('email_change_confirmed_by', '=', box)]),
        )
        .returning('id')
        .execute();
      return confirmed.length === 1;
    },
    async takeNewEmail(id, newEmail, metadata, now) {
      const row = { ...NO_EMAIL_CHANGE, email: newEmail, user_metadata: JSON.stringify(metadata), updated_at: now };
      const change = db.updateTable('account').set(row).where('id', '=', id).where('new_email', '=', newEmail);
      try {
        return (await change.returning('id').execute()).length === 1;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
    cancelEmailChange: (id, now) =>
      db.transaction().execute(async (transaction) => {
        const row = { ...NO_EMAIL_CHANGE, updated_at: now };
        await transaction.updateTable('account').set(row).where('id', '=', id).execute();
        const links = transaction.deleteFrom('mail_link').where('owner_id', '=', id);
        await links.where('kind', 'in', ['emailChangeCurrent', 'emailChangeNew'] satisfies LinkKind[]).execute();
      }),
    async forgetEmailChangesBefore(time) {
      await db.updateTable('account').set(NO_EMAIL_CHANGE).where('email_change_sent_at', '<', time).execute();
    },
  };
}
