import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase, ROUTE_DATABASE_KINDS } from '../testing/create-test-database.ts';
import { testApp } from '../testing/test-app.ts';
import { operate } from './operate.ts';

const SECRET_KEY = Buffer.alloc(32, 3).toString('base64');
const MESSAGE = {
  name: 'Ann',
  email: 'ann@example.org',
  subject: 'Hello',
  message: 'Good \u001b[31mday \u202Efdp\u202C \u2067x\u2069 \u200Ey',
  category: 'bug',
};

test.each(ROUTE_DATABASE_KINDS)('lists the messages of the contact form to the operator, on %s', async (kind) => {
  const database = await createTestDatabase(kind);
  const { place } = database;
  const where =
    'postgresUrl' in place
      ? { DATABASE_URL: place.postgresUrl, SECRET_KEY }
      : { DATA_DIR: mkdtempSync(join(tmpdir(), 'wordlamp-operator-')), SECRET_KEY };
  expect(await operate(['contact:list'], where)).toBe('No messages.\n');
  const app = await testApp({ env: where });
  await app.post('/functions/v1/contact', MESSAGE);
  await app.stop();

  const list = await operate(['contact:list'], where);

  expect(list).toContain('bug  Ann <ann@example.org>\nHello\n\nGood �[31mday �fdp� �x� \u200Ey');
  const other = { ...where, SECRET_KEY: Buffer.alloc(32, 4).toString('base64') };
  expect(await operate(['contact:list'], other)).toContain('sealed with another SECRET_KEY');
  await database.remove();
});

test('names the commands that there are', async () => {
  await expect(operate(['contact:delete'], {})).rejects.toThrow('contact:list');
});
