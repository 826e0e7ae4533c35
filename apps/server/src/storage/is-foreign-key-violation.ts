/** SQLITE_CONSTRAINT_FOREIGNKEY; PostgreSQL's foreign_key_violation. */
const SQLITE = 787;
const POSTGRES = '23503';

/** Whether a row could not be written because the row it refers to has been deleted. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown };
  return errcode === SQLITE || code === POSTGRES;
}
