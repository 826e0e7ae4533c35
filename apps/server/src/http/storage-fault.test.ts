import { expect, test } from 'vitest';
import { isStorageFault } from './storage-fault.ts';

const errorWith = (properties: object) => Object.assign(new Error('no'), properties);

test.each([
  ['a full disk, SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, true],
  ['a read-only folder, SQLite (extended code)', { code: 'ERR_SQLITE_ERROR', errcode: 1544 }, true],
  ['a write that failed, SQLite (extended code)', { code: 'ERR_SQLITE_ERROR', errcode: 778 }, true],
  ['a broken rule, SQLite (extended code)', { code: 'ERR_SQLITE_ERROR', errcode: 2067 }, false],
  ['a full disk, PostgreSQL', { code: '53100' }, true],
  ['a standby, PostgreSQL', { code: '25006' }, true],
  ['a broken rule, PostgreSQL', { code: '23505' }, false],
  ['a server that is gone', { code: 'ECONNREFUSED', syscall: 'connect' }, true],
  ['a code of Node itself', { code: 'ERR_INVALID_STATE' }, false],
  ['any other error', {}, false],
])('recognizes a storage fault: %s', (_, properties, expected) => {
  expect(isStorageFault(errorWith(properties))).toBe(expected);
});
