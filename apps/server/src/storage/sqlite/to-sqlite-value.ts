import type { SQLInputValue } from 'node:sqlite';

/** SQLite has no booleans and no dates: 1 and 0, and ISO 8601 text. @throws TypeError for what it cannot keep */
export function toSqliteValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot keep a value of type ${typeof value}`);
}
