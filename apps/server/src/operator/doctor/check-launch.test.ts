import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { examine, newFolder, newPlace, SET_FACTS } from '../../testing/examine.ts';
import { startMailbox } from '../../testing/start-mailbox.ts';

const SHIPPED = fileURLToPath(new URL('contact.json', import.meta.resolve('@wordlamp/content/package.json')));
const UNSET_FACTS = {
  operator: { name: null, address: [] },
  mailboxes: { general: null, support: null, privacy: null },
};

const launch = async (env: Record<string, string>, contact: object) => {
  const place = newPlace({ contact: JSON.stringify(contact) });
  return examine({ DATA_DIR: newFolder(), ...env }, [], place);
};

test('an unconfigured server gets a warning for everything that a launch lacks', async () => {
  const { of } = await launch({ PUBLIC_URL: 'http://localhost:3000' }, UNSET_FACTS);

  expect(of('launch', 'warn').map((says) => /^.*?(?=:)/.exec(says)?.[0])).toEqual([
    'PUBLIC_URL is this machine',
    'nobody is named as running the site',
    'no postal address',
    'nobody is told of messages',
    'SMTP_URL is not set',
    'MAIL_FROM is not set',
  ]);
  expect(of('launch', 'fail')).toEqual([]);
});

test('a site whose operator has set everything is ready', async () => {
  const { url } = await startMailbox();
  const env = { PUBLIC_URL: 'https://site.invalid', SMTP_URL: url, MAIL_FROM: 'site@wordlamp.test' };

  const { of } = await launch(env, SET_FACTS);

  expect(of('launch', 'ok')).toEqual(['imprint, contact and mail are set']);
  expect(of('launch', 'warn')).toEqual([]);
});

test.each([
  { name: 'a mailbox', env: {}, mailboxes: { general: null, support: 'help@site.test', privacy: null } },
  { name: 'CONTACT_TO', env: { CONTACT_TO: 'ann@site.test' }, mailboxes: UNSET_FACTS.mailboxes },
])('$name is enough to get messages', async ({ env, mailboxes }) => {
  const { of } = await launch(env, { ...UNSET_FACTS, mailboxes });

  expect(of('launch', 'warn').join('\n')).not.toContain('nobody is told of messages');
});

test('a name without an address is reported', async () => {
  const { of } = await launch({}, { ...SET_FACTS, operator: { name: 'Ann Meyer', address: [] } });

  expect(of('launch', 'warn').join('\n')).toContain('no postal address');
  expect(of('launch', 'warn').join('\n')).not.toContain('nobody is named');
});

test.each(['{', '{}'])('a contact.json that holds %s is a failure that names the file', async (contact) => {
  const { of } = await examine({ DATA_DIR: newFolder() }, [], newPlace({ contact }));

  expect(of('launch', 'fail')).toEqual([expect.stringContaining('content/contact.json cannot be read')]);
});

test('the file that lies in content/ is understood', async () => {
  const { of } = await examine({ DATA_DIR: newFolder() }, [], newPlace({ contact: readFileSync(SHIPPED, 'utf8') }));

  expect(of('launch', 'fail')).toEqual([]);
});
