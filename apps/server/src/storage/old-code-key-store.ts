import type { OldCodeKeyStore } from '../modules/auth/factors/old-code-key-store.ts';
import type { Database } from './tables.ts';

export function createOldCodeKeyStore(db: Database): OldCodeKeyStore {
  return { list: () => db.selectFrom('old_code_key').selectAll().orderBy('number').execute() };
}
