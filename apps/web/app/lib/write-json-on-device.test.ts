import { expect, test } from 'vitest';
import { writeJsonOnDevice } from './write-json-on-device.ts';

const NOTHING = { text: '', code: '', imageDescription: '', image: undefined };
const write = async (inputs: Partial<typeof NOTHING>, language: 'en' | 'fr') =>
  JSON.parse(await writeJsonOnDevice({ ...NOTHING, ...inputs }, language));

test.each([
  { name: 'a text', inputs: { text: 'email to my landlord about a broken heater' }, type: 'text_task' },
  { name: 'code', inputs: { code: 'const a = 1;\nconsole.log(a);' }, type: 'code_task' },
])('writes about $name in the language of the page', async ({ inputs, type }) => {
  expect(await write(inputs, 'en')).toMatchObject({ type, language: 'en' });
});

test('writes in the language of the text, whatever the language of the page', async () => {
  const text = 'Un mail à mon propriétaire pour le chauffage en panne depuis lundi';
  expect(await write({ text }, 'en')).toMatchObject({ language: 'fr', type: 'text_task' });
});

test('takes the language of the page where there are no words', async () => {
  expect(await write({ code: 'const a = 1;\nconsole.log(a);' }, 'fr')).toMatchObject({ language: 'fr' });
});
