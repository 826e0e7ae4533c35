import type { MeasuredImage } from '../../../lib/measure-image.ts';
import { isImageType, type PictureProblem, pictureProblem } from './picture-problem.ts';

/** The file never leaves this browser; what was measured on it does. */
export type HeldPicture = MeasuredImage & { file: File };

export async function readPicture(file: File): Promise<HeldPicture | PictureProblem> {
  const { type } = file;
  const problem = pictureProblem(file);
  if (problem !== undefined || !isImageType(type)) return problem ?? 'image_unreadable';
  try {
    const { measureImage } = await import('../../../lib/measure-image.ts');
    return { ...(await measureImage(file, type)), file };
  } catch (reason) {
    console.info('The picture could not be read.', reason);
    return 'image_unreadable';
  }
}
