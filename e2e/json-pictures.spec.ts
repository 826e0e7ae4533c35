import sharp from 'sharp';
import { paintPng } from '../apps/server/src/testing/paint-png.ts';
import { choose, generate, open, output, tab } from './json-page.ts';
import { expect, test } from './visitor.ts';

const RED = { r: 200, g: 20, b: 20 };
const MAX_BYTES = 5 * 1024 * 1024;

const picture = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG of exactly this size: bytes after its end are ignored. */
async function pngOfBytes(bytes: number): Promise<Buffer> {
  const small = await picture(64, 64).png().toBuffer();
  return Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
}

test('a picture without any text gives its look, and is shown, replaced and removed', { tag: '@full' }, async ({
  page,
}) => {
  await open(page);
  await choose(page, 'poster.png', 'image/png', await picture(640, 360).png().toBuffer());
  await expect(page.getByRole('img', { name: 'Preview of poster.png' })).toBeVisible();
  await expect(page.getByText(/^640 × 360 pixels, \d KB$/)).toBeVisible();
  await generate(page).click();
  await expect(output(page)).toHaveValue(/16:9/);
  await expect(output(page)).toHaveValue(/#C[0-9A-F]1[0-9A-F]1[0-9A-F]/);

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('img', { name: 'Preview of poster.png' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('img', { name: 'Preview of poster.png' })).toBeVisible();
});

test('a picture of 5 MB is refused, one byte less is taken', { tag: '@full' }, async ({ page }) => {
  await open(page);
  await choose(page, 'large.png', 'image/png', await pngOfBytes(MAX_BYTES));
  await expect(page.getByText('Image file size must be less than 5MB')).toHaveCount(2);

  await choose(page, 'fits.png', 'image/png', await pngOfBytes(MAX_BYTES - 1));
  await expect(page.getByText('64 × 64 pixels, 5 MB')).toBeVisible();
  await generate(page).click();
  await expect(output(page)).toHaveValue(/1:1/);
});

test('what is no picture, or only claims to be one, is refused in words', { tag: '@full' }, async ({ page }) => {
  await open(page);
  await choose(page, 'notes.txt', 'text/plain', Buffer.from('notes'));
  await expect(page.getByText('Please select a valid image file')).toHaveCount(2);
  for (const file of [Buffer.from('notes'), await paintPng(30_000, 30_000)]) {
    await choose(page, 'renamed.png', 'image/png', file);
    await expect(page.getByText('Failed to process image').first()).toBeVisible();
    await expect(page.getByText('Reading renamed.png')).toHaveCount(0);
  }
  await expect(page.getByRole('img', { name: /^Preview/ })).toHaveCount(0);
});

test('a photo is turned the right way up, and where it was taken is not revealed', { tag: '@full' }, async ({
  page,
}) => {
  const photo = await picture(800, 600)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ann Private' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await open(page);
  await choose(page, 'photo.jpg', 'image/jpeg', photo);
  await expect(page.getByText(/^600 × 800 pixels/)).toBeVisible();
  await generate(page).click();
  await expect(output(page)).toHaveValue(/3:4/);
  expect(await output(page).inputValue()).not.toMatch(/GPS|latitude|48|Private/i);
});

test('of an animation the first frame is described, online and off', { tag: '@full' }, async ({
  page,
  context,
  troubles,
}) => {
  troubles.expected.push(/Failed to load resource/); // the fonts may still be on their way
  const frames = await Promise.all(
    [picture(64, 64), picture(64, 64, { r: 0, g: 20, b: 220 })].map((one) => one.png().toBuffer()),
  );
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  await open(page);
  await choose(page, 'wave.gif', 'image/gif', animation);
  await generate(page).click();
  await expect(output(page)).toHaveValue(/#C[0-9A-F]1[0-9A-F]1[0-9A-F]/);
  const fromServer = await output(page).inputValue();

  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await generate(page).click();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(output(page)).toHaveValue(fromServer);
});

for (const way of ['pasted', 'dropped'])
  test(`a picture is ${way} anywhere in the form`, { tag: '@full' }, async ({ page }) => {
    await open(page);
    const content = [...(await picture(300, 200).png().toBuffer())];
    await page.getByLabel('JSON Description').evaluate(
      (field, { way, content }) => {
        const given = new DataTransfer();
        given.items.add(new File([new Uint8Array(content)], 'given.png', { type: 'image/png' }));
        const how = { bubbles: true, cancelable: true };
        const event =
          way === 'pasted'
            ? new ClipboardEvent('paste', { ...how, clipboardData: given })
            : new DragEvent('drop', { ...how, dataTransfer: given });
        field.dispatchEvent(event);
      },
      { way, content },
    );

    await expect(tab(page, 'Image')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(/^300 × 200 pixels/)).toBeVisible();
  });

/** Two colored areas with a soft edge between them, and camera-like noise. */
const photo = () =>
  grained(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1d3557"/><stop offset="1" stop-color="#e5a22e"/></linearGradient></defs><rect width="1600" height="900" fill="url(#sky)"/><circle cx="1200" cy="500" r="160" fill="#c81414"/><rect y="700" width="1600" height="200" fill="#163c26"/></svg>',
  );

/** Of a color gradient, the noise decides which of two areas of one size counts. */
const bands = () =>
  grained(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#1d3557"/><rect y="400" width="1600" height="250" fill="#e5a22e"/><rect y="650" width="1600" height="150" fill="#163c26"/><rect y="800" width="1600" height="100" fill="#d8cbb0"/><circle cx="1200" cy="200" r="160" fill="#c81414"/></svg>',
  );

function grained(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .composite([
      {
        input: {
          create: {
            width: 1600,
            height: 900,
            channels: 3,
            background: '#808080',
            noise: { type: 'gaussian', mean: 128, sigma: 12 },
          },
        },
        blend: 'soft-light',
      },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();
}

test('the picture stays in the browser: no request carries it, and the prompt names its colors', async ({ page }) => {
  const file = await photo();
  const sent: { url: string; body: Buffer }[] = [];
  page.on('request', (request) => {
    const body = request.postDataBuffer();
    if (body !== null) sent.push({ url: request.url(), body });
  });
  await open(page);
  await choose(page, 'evening.jpg', 'image/jpeg', file);
  await expect(page.getByText(/^1,600 × 900 pixels/)).toBeVisible();
  await generate(page).click();
  await expect(output(page)).toHaveValue(/16:9/);

  const asked = sent.filter(({ url }) => url.includes('generate-prompt'));
  expect(asked).toHaveLength(1);
  // Looks for any thirty bytes of the file, raw or as base64.
  const pieces = Array.from({ length: Math.floor(file.length / 30) }, (_, index) =>
    file.subarray(index * 30, index * 30 + 30),
  );
  for (const { url, body } of sent) {
    const leaked = pieces.filter((piece) => body.includes(piece) || body.includes(piece.toString('base64')));
    expect(leaked, url).toEqual([]);
    expect(body.length, url).toBeLessThan(5000);
    expect(body.toString('latin1'), url).not.toMatch(/data:image|base64/);
  }
  const { imageFacts, imageUrl } = JSON.parse(String(asked[0]?.body));
  expect(imageUrl).toBeUndefined();
  const prompt = await output(page).inputValue();
  for (const { hex } of imageFacts.look.palette) expect(prompt).toContain(hex);
  expect(imageFacts.look.palette.map(({ colorId }: { colorId: string }) => colorId)).toContain('dark-green');
});

test('the browser measures what the server measures on the same file', { tag: ['@desktop', '@full'] }, async ({
  page,
  request,
  extraHTTPHeaders,
}) => {
  await open(page);
  const files = [
    { name: 'photo.jpg', type: 'image/jpeg', bytes: await bands() },
    {
      name: 'photo.webp',
      type: 'image/webp',
      bytes: await sharp(await bands())
        .webp()
        .toBuffer(),
    },
    {
      name: 'photo.avif',
      type: 'image/avif',
      bytes: await sharp(await bands())
        .resize(700)
        .avif()
        .toBuffer(),
    },
    { name: 'cut-out.png', type: 'image/png', bytes: await cutOut() },
  ];
  for (const { name, type, bytes } of files) {
    await choose(page, name, type, bytes);
    await expect(page.getByRole('img', { name: `Preview of ${name}` })).toBeVisible();
    const before = (await output(page).isVisible()) ? await output(page).inputValue() : '';
    await generate(page).click();
    await expect(output(page)).not.toHaveValue(before);
    const imageUrl = `data:${type};base64,${bytes.toString('base64')}`;
    const answer = await request.post('/functions/v1/generate-prompt', {
      data: { text: '', type: 'json-prompt', imageUrl, pageLanguage: 'en' },
      headers: extraHTTPHeaders ?? {},
    });

    const inBrowser = JSON.parse(await output(page).inputValue());
    const onServer = JSON.parse((await answer.json()).generatedPrompt);
    expect(inBrowser.reference_analysis, name).toEqual(onServer.reference_analysis);
    const colors = (prompt: typeof onServer) => prompt.image.palette.map((color: { name: string }) => color.name);
    expect(colors(inBrowser), name).toEqual(colors(onServer));
    for (const [index, { hex, share }] of inBrowser.image.palette.entries()) {
      expect(distance(hex, onServer.image.palette[index].hex), `${name} ${hex}`).toBeLessThan(12);
      expect(Math.abs(share - onServer.image.palette[index].share), `${name} ${hex}`).toBeLessThanOrEqual(0.03);
    }
  }
});

function cutOut(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><circle cx="450" cy="450" r="300" fill="#2b8a3c"/><circle cx="450" cy="450" r="90" fill="#f6d81f"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The largest difference of one of the three levels. */
function distance(one: string, other: string): number {
  const levels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...levels(one).map((level, index) => Math.abs(level - (levels(other)[index] ?? 0))));
}

test('a picture of another type than it says is refused as the server would', { tag: '@full' }, async ({ page }) => {
  await open(page);
  await choose(page, 'photo.png', 'image/png', await photo());
  await expect(page.getByText('Failed to process image').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Preview/ })).toHaveCount(0);
});
