import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSecretKey } from './read-secret-key.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordlamp-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the first start makes a key of 32 bytes that only its owner can read, and leaves nothing else', () => {
  const folder = newFolder();

  const key = readSecretKey(folder);

  expect(key).toHaveLength(32);
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret-key']);
});

test('the next start reads the same key', () => {
  const folder = newFolder();

  expect(readSecretKey(folder)).toEqual(readSecretKey(folder));
});

test('a damaged key stops the start, without telling what is in it', () => {
  const folder = newFolder();
  readSecretKey(folder);
  writeFileSync(join(folder, 'secret-key'), 'half a secret');

  expect(() => readSecretKey(folder)).toThrow(/secret-key does not hold 32 bytes in base64$/);
});
