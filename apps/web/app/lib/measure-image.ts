import type { ImageType } from '@wordlamp/contract/limits';
import type { FileFacts, PixelFacts } from '@wordlamp/engine/pixels';
import type { DecodedImage } from './decode-image.ts';

export type Picture = DecodedImage & { file: File; type: ImageType };

const FORMATS: Readonly<Record<ImageType, FileFacts['format']>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/**
 * Says of a picture on the device what the server says of it: what its pixels show.
 * @throws TypeError when the engine was not loaded before the connection was lost
 */
export async function measureImage({ file, type, width, height, copy }: Picture): Promise<PixelFacts> {
  const [{ describePixels }, frames] = await Promise.all([import('@wordlamp/engine/pixels'), countFrames(file)]);
  const facts = { format: FORMATS[type], bytes: file.size, width, height, animated: frames > 1, frames };
  return describePixels(copy.data, copy.width, copy.height, facts);
}

/** 1 where the browser cannot count them. */
async function countFrames(file: File): Promise<number> {
  if (!('ImageDecoder' in globalThis)) return 1;
  try {
    const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type });
    await decoder.tracks.ready;
    const frames = decoder.tracks.selectedTrack?.frameCount ?? 1;
    decoder.close();
    return frames;
  } catch {
    // The picture was drawn all right; its decoder only does not know this format's frames.
    return 1;
  }
}
