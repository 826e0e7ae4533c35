import { beginsLike } from '@wordlamp/contract/image-beginnings';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@wordlamp/contract/limits';
import { AppError } from '../../http/app-error.ts';
import type { ImageFile } from './prompt-input.ts';

const DATA_URL = /^data:([a-z]+\/[a-z0-9.+-]+);base64,/i;
/** Node treats them as `+` and `/`, but browsers never produce them. */
const URL_SAFE_MARKS = ['-', '_'];
/** SVG may contain scripts. */
const SVG = 'image/svg+xml';

/**
 * Reads a picture out of a data URL, without decoding it.
 * @throws AppError `image_type_not_supported` for what does not claim to be a picture, and for SVG; `image_too_large`;
 *   `image_unreadable` for a picture of another kind or bytes that are no picture
 */
export function readImageUrl(imageUrl: string): ImageFile {
  const [prefix, claimed] = DATA_URL.exec(imageUrl) ?? [];
  const type = claimed?.toLowerCase();
  if (prefix === undefined || !type?.startsWith('image/') || type === SVG) {
    throw new AppError('image_type_not_supported');
  }
  const encoded = imageUrl.slice(prefix.length);
  if (sizeOf(encoded) >= MAX_IMAGE_BYTES) throw new AppError('image_too_large');
  const known = IMAGE_TYPES.find((candidate) => candidate === type);
  if (known === undefined || URL_SAFE_MARKS.some((mark) => encoded.includes(mark))) {
    throw new AppError('image_unreadable');
  }
  const bytes = Buffer.from(encoded, 'base64');
  // Node skips characters that are not base64 and stops at padding. A regex over five megabytes would block all
  // requests.
  if (bytes.length !== sizeOf(encoded) || !beginsLike(known, bytes)) throw new AppError('image_unreadable');
  return { bytes, type: known };
}

/** The number of bytes that a base64 text encodes. */
function sizeOf(encoded: string): number {
  const padding = /={0,2}$/.exec(encoded)?.[0].length ?? 0;
  return Math.floor((encoded.length * 3) / 4) - padding;
}
