import { expect, test } from 'vitest';
import { writeJsonOnDevice } from './write-json-on-device.ts';

const NOTHING = { text: '', code: '', imageDescription: '', image: undefined };
const write = async (inputs: Partial<typeof NOTHING>, language: 'en' | 'fr') =>
  JSON.parse(await writeJsonOnDevice({ ...NOTHING, ...inputs }, language));

test('writes about code in the language of the page', async () => {
  const code = 'const a = 1;\nconsole.log(a);';
  expect(await write({ code }, 'en')).toMatchObject({ type: 'code_task', language: 'en' });
});

test('writes in the language of the text, whatever the language of the page', async () => {
  const text = 'Un mail à mon propriétaire pour le chauffage en panne depuis lundi';
  expect(await write({ text }, 'en')).toMatchObject({
    task: `${text}.`,
    output: expect.stringContaining('et le mail, prêts à envoyer'),
  });
});

test('takes the language of the page where there are no words', async () => {
  expect(await write({ code: 'const a = 1;\nconsole.log(a);' }, 'fr')).toMatchObject({ language: 'fr' });
});
