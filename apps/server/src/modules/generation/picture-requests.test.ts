import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paintPng } from '../../testing/paint-png.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const PATH = '/functions/v1/generate-prompt';
const RED = { r: 200, g: 20, b: 20, alpha: 1 };

const picture = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 4, background } });
const url = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const send = (app: TestApp, imageUrl: string, fields = {}) =>
  app.post(PATH, { type: 'json-prompt', text: '', imageUrl, ...fields });
async function written(app: TestApp, imageUrl: string): Promise<string> {
  const { generatedPrompt } = await readAnswer(await send(app, imageUrl));
  return String(generatedPrompt);
}

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('describes a %s without any text', async (format) => {
  const app = await testApp();
  const bytes = await picture(640, 360).toFormat(format).toBuffer();

  const prompt = await written(app, url(`image/${format}`, bytes));

  expect(JSON.parse(prompt)).toBeTypeOf('object');
  expect(prompt).toContain('16:9');
  expect(prompt).toMatch(/#C[0-9A-F]1[0-9A-F]1[0-9A-F]/);
});

test('J8 turns a photo the right way up, and reveals nothing about where it was taken', async () => {
  const app = await testApp();
  const bytes = await picture(800, 600)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Ann Private' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(bytes).metadata()).orientation).toBe(6);

  const prompt = await written(app, url('image/jpeg', bytes));

  expect(prompt).toContain('3:4');
  expect(prompt).not.toMatch(/GPS|latitude|48|Private/i);
});

test('J8 takes the first frame of an animation', async () => {
  const app = await testApp();
  const frames = await Promise.all(
    [picture(64, 64), picture(64, 64, { ...RED, r: 0, b: 220 })].map((one) => one.png().toBuffer()),
  );
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();

  const prompt = await written(app, url('image/gif', bytes));

  expect(prompt).toMatch(/#C[0-9A-F]1[0-9A-F]1[0-9A-F]/);
});

test('J8 refuses 30,000 × 30,000 pixels before it decodes them, and gives the generation back', async () => {
  const app = await testApp();
  const bomb = await paintPng(30_000, 30_000);
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage().rss;

  const response = await send(app, url('image/png', bomb));

  expect(response.status).toBe(400);
  expect(await readAnswer(response)).toEqual({ error: 'Failed to process image', code: 'image_unreadable' });
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  expect(await readAnswer(await app.get('/functions/v1/daily-usage'))).toMatchObject({ requests: 0 });
});

test.each([
  ['half a picture', async () => (await picture(900, 900).png().toBuffer()).subarray(0, 60)],
  ['only its beginning', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
])('J8 %s cannot be read, costs nothing, and the next picture can', async (_name, bytes) => {
  const app = await testApp();

  expect(await readAnswer(await send(app, url('image/png', await bytes())))).toMatchObject({
    code: 'image_unreadable',
  });
  expect((await send(app, url('image/png', await picture(8, 8).png().toBuffer()))).status).toBe(200);
  expect(await readAnswer(await app.get('/functions/v1/daily-usage'))).toMatchObject({ requests: 1 });
});

test('a spent quota is reported before a picture is decoded', async () => {
  const app = await testApp({ env: { DAILY_LIMIT: '0' } });

  const answer = await readAnswer(await send(app, url('image/png', Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'))));

  expect(answer).toMatchObject({ code: 'daily_limit_reached' });
});
