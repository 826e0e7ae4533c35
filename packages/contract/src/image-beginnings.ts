import type { ImageType } from './limits.ts';

/** Bytes at the start of a file that tell its type. */
export const IMAGE_BEGINNING_BYTES = 12;

/** How a file of each type begins. Source: the formats' own specifications; `ftypavi` covers avif and its sequences (avis). */
const BEGINNINGS: Readonly<Record<ImageType, (beginning: string) => boolean>> = {
  'image/png': (beginning) => beginning.startsWith('\x89PNG\r\n\x1a\n'),
  'image/jpeg': (beginning) => beginning.startsWith('\xff\xd8\xff'),
  'image/webp': (beginning) => beginning.startsWith('RIFF') && beginning.slice(8, 12) === 'WEBP',
  'image/gif': (beginning) => /^GIF8[79]a/.test(beginning),
  'image/avif': (beginning) => beginning.slice(4, 8) === 'ftyp' && /^(?:avif|avis|mif1)$/.test(beginning.slice(8, 12)),
};

/** Whether a file begins as one of its type does. @param bytes its first twelve, or more */
export function beginsLike(type: ImageType, bytes: Uint8Array): boolean {
  return BEGINNINGS[type](String.fromCharCode(...bytes.subarray(0, IMAGE_BEGINNING_BYTES)));
}
