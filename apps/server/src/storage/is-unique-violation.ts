/** SQLITE_CONSTRAINT_UNIQUE and _PRIMARYKEY; PostgreSQL's unique_violation. */
const SQLITE = [2067, 1555];
const POSTGRES = '23505';

export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as Error & { errcode?: unknown; code?: unknown };
  return SQLITE.includes(errcode as number) || code === POSTGRES;
}
