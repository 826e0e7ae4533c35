import { beginsLike, IMAGE_BEGINNING_BYTES } from '@wordlamp/contract/image-beginnings';
import type { ImageFacts } from '@wordlamp/contract/image-facts';
import type { ImageType } from '@wordlamp/contract/limits';
import type { PixelFacts } from '@wordlamp/engine/pixels';
import { type DecodedImage, decodeImage } from './decode-image.ts';

export type MeasuredImage = DecodedImage & { facts: PixelFacts & ImageFacts };

const FORMATS: Readonly<Record<ImageType, ImageFacts['file']['format']>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/**
 * Measures a picture in the browser, without uploading it, with the same result as the server.
 * @throws Error when the browser cannot read the file, when it is not of its type, or when the engine cannot be loaded
 */
export async function measureImage(file: Blob, type: ImageType): Promise<MeasuredImage> {
  const beginning = new Uint8Array(await file.slice(0, IMAGE_BEGINNING_BYTES).arrayBuffer());
  if (!beginsLike(type, beginning)) throw new TypeError(`The file is no ${type}.`);
  const decoded = await decodeImage(file);
  const { width, height, copy } = decoded;
  const [{ describePixels }, frames] = await Promise.all([import('@wordlamp/engine/pixels'), countFrames(file)]);
  const fileFacts = { format: FORMATS[type], bytes: file.size, width, height, animated: frames > 1, frames };
  const measured = describePixels(copy.data, copy.width, copy.height, fileFacts);
  return { ...decoded, facts: { ...measured, file: fileFacts } };
}

/** 1 if the browser cannot count them. */
async function countFrames(file: Blob): Promise<number> {
  if (!('ImageDecoder' in globalThis)) return 1;
  try {
    const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type });
    await decoder.tracks.ready;
    const frames = decoder.tracks.selectedTrack?.frameCount ?? 1;
    decoder.close();
    return frames;
  } catch {
    // The picture itself is fine; only the decoder does not support this format's frames.
    return 1;
  }
}
