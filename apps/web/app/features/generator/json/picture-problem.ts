import type { FunctionErrorCode } from '@wordlamp/contract/error-codes';
import { IMAGE_TYPES, type ImageType, MAX_IMAGE_BYTES } from '@wordlamp/contract/limits';

export type PictureProblem = Extract<
  FunctionErrorCode,
  'image_type_not_supported' | 'image_too_large' | 'image_unreadable'
>;

/** SVG may contain scripts. */
const SVG = 'image/svg+xml';

/** Why a file is rejected before decoding, by the server's codes and in its order. */
export function pictureProblem({ type, size }: { type: string; size: number }): PictureProblem | undefined {
  if (!type.startsWith('image/') || type === SVG) return 'image_type_not_supported';
  if (size >= MAX_IMAGE_BYTES) return 'image_too_large';
  return isImageType(type) ? undefined : 'image_unreadable';
}

export function isImageType(type: string): type is ImageType {
  return IMAGE_TYPES.some((known) => known === type);
}
