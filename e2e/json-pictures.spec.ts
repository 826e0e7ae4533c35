import sharp from 'sharp';
import { paintPng } from '../apps/server/src/testing/paint-png.ts';
import { choose, generate, open, output, tab } from './json-page.ts';
import { expect, test } from './visitor.ts';

const RED = { r: 200, g: 20, b: 20 };
const MAX_BYTES = 5 * 1024 * 1024;

const picture = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A PNG of exactly so many bytes: what stands after its end is nobody's. */
async function pngOfBytes(bytes: number): Promise<Buffer> {
  const small = await picture(64, 64).png().toBuffer();
  return Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
}

test('a picture without any text gives its look, and is shown, replaced and removed', async ({ page }) => {
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

test('a picture of 5 MB is refused, one byte less is taken', async ({ page }) => {
  await open(page);
  await choose(page, 'large.png', 'image/png', await pngOfBytes(MAX_BYTES));
  await expect(page.getByText('Image file size must be less than 5MB')).toHaveCount(2);

  await choose(page, 'fits.png', 'image/png', await pngOfBytes(MAX_BYTES - 1));
  await expect(page.getByText('64 × 64 pixels, 5 MB')).toBeVisible();
  await generate(page).click();
  await expect(output(page)).toHaveValue(/1:1/);
});

test('what is no picture, or only claims to be one, is refused in words', async ({ page }) => {
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

test('a photo is turned the right way up, and where it was taken is told nowhere', async ({ page }) => {
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

test('of an animation the first frame is described, online and off', async ({ page, context, troubles }) => {
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
  test(`a picture is ${way} anywhere in the form`, async ({ page }) => {
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
