import { AppError } from '../../http/app-error.ts';
import { boundedQueue } from '../../http/load-shedding/bounded-queue.ts';
import type { MeasureImage } from './prompt-input.ts';

/** Each waiting job holds its whole picture; behind twenty ordinary ones a request does not time out yet. */
const MAX_WAITING = 20;

/**
 * Measures one picture after the other: a decoded one can take a quarter of a gigabyte. Whatever is wrong with a
 * picture, the error says that it cannot be read.
 * @throws AppError `image_unreadable`; `server_busy` when too many wait
 */
export function measureInTurn(measureImage: MeasureImage): MeasureImage {
  const queue = boundedQueue(1, MAX_WAITING);
  return (file) =>
    queue.run(() =>
      measureImage(file).catch((cause: unknown) => {
        throw new AppError('image_unreadable', {}, undefined, { cause });
      }),
    );
}
