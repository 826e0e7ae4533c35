import { MAX_IMAGE_PIXELS, MEASURED_IMAGE_PX } from '@wordlamp/contract/limits';
import { describePixels, type PixelFacts } from '@wordlamp/engine/pixels';
import sharp, { type Sharp } from 'sharp';
import type { ImageFile } from '../../modules/generation/prompt-input.ts';

const DECODE_LIMIT_SECONDS = 5;

// Disables all loaders except for the five formats, and the cache of decoded pictures.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Measures a small copy of a picture, upright; of an animation the first frame. Of the metadata only the orientation
 * and the number of frames are read.
 * @throws Error of sharp's when the bytes are no such picture, have too many pixels or take too long
 */
export async function measureWithSharp({ bytes, type }: ImageFile): Promise<PixelFacts> {
  const picture = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', sequentialRead: true });
  const { autoOrient, pages = 1 } = await picture.metadata();
  const { data, info } = await smallCopy(picture).raw().toBuffer({ resolveWithObject: true });
  const format = FORMATS[type];
  return describePixels(data, info.width, info.height, {
    format,
    bytes: bytes.length,
    ...autoOrient,
    animated: pages > 1,
    frames: pages,
  });
}

const FORMATS = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const;

function smallCopy(picture: Sharp): Sharp {
  return picture
    .timeout({ seconds: DECODE_LIMIT_SECONDS })
    .autoOrient()
    .resize({ width: MEASURED_IMAGE_PX, height: MEASURED_IMAGE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha();
}
