import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measureWithSharp } from '../../providers/image/measure-with-sharp.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const PATH = '/functions/v1/generate-prompt';

const poster = () =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#c81414' } })
    .composite([
      { input: { create: { width: 200, height: 80, channels: 3, background: '#e5a22e' } }, left: 30, top: 30 },
    ])
    .png()
    .toBuffer();
const send = (app: TestApp, fields: object) => app.post(PATH, { type: 'json-prompt', text: '', ...fields });
async function factsOf(bytes: Buffer) {
  const { transparency, look, file } = await measureWithSharp({ bytes, type: 'image/png' });
  return { transparency, look, file };
}

test.each([
  { name: 'alone', fields: {} },
  { name: 'with a text', fields: { text: 'a poster for a fish market' } },
  { name: 'in another language', fields: { imageDescription: 'ein Plakat für einen Fischmarkt', pageLanguage: 'de' } },
])('measurements give the prompt that the picture itself gives: $name', async ({ fields }) => {
  const app = await testApp();
  const bytes = await poster();
  const imageUrl = `data:image/png;base64,${bytes.toString('base64')}`;

  const measured = await readAnswer(await send(app, { ...fields, imageFacts: await factsOf(bytes) }));
  const sent = await readAnswer(await send(app, { ...fields, imageUrl }));

  expect(measured).toMatchObject({ usage: { requests: 1 } });
  expect(JSON.parse(String(measured.generatedPrompt))).toEqual(JSON.parse(String(sent.generatedPrompt)));
  expect(measured.generatedPrompt).toContain('#C81414');
  expect(measured.generatedPrompt).toContain('"width": 640');
});

test('a picture sent with its measurements is not read', async () => {
  const app = await testApp();

  const response = await send(app, { imageFacts: await factsOf(await poster()), imageUrl: 'no picture at all' });

  expect(response.status).toBe(200);
});

test('malformed measurements are refused by name, and cost nothing', async () => {
  const app = await testApp();
  const facts = await factsOf(await poster());

  const response = await send(app, { imageFacts: { ...facts, transparency: 'glass' } });

  expect(response.status).toBe(400);
  expect(await readAnswer(response)).toMatchObject({
    code: 'validation_failed',
    error: expect.stringContaining('field'),
  });
  expect(await readAnswer(await app.get('/functions/v1/daily-usage'))).toMatchObject({ requests: 0 });
});

test('no measurements are no input', async () => {
  const app = await testApp();

  expect(await readAnswer(await send(app, { imageFacts: null }))).toMatchObject({ code: 'no_json_input' });
});
