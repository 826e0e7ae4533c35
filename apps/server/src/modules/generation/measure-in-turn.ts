import { AppError } from '../../http/app-error.ts';
import type { MeasureImage } from './prompt-input.ts';

/**
 * Measures one picture after the other: a decoded one can take a quarter of a gigabyte.
 * Whatever is wrong with a picture, the visitor is told that it cannot be read.
 */
export function measureInTurn(measureImage: MeasureImage): MeasureImage {
  let last: Promise<unknown> = Promise.resolve();
  return (file) => {
    const measured = last.then(() => measureImage(file));
    // The next one starts whether or not this one can be read.
    last = measured.catch(() => undefined);
    return measured.catch((cause: unknown) => {
      throw new AppError('image_unreadable', {}, undefined, { cause });
    });
  };
}
