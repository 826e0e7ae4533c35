import { useRef, useState } from 'react';
import type { MeasuredImage } from '../../../lib/measure-image.ts';
import { isImageType, type PictureProblem, pictureProblem } from './picture-problem.ts';

/** The file never leaves this browser; what was measured on it does. */
export type HeldPicture = MeasuredImage & { file: File };
type PictureState = {
  held: HeldPicture | undefined;
  /** Name of the file that is being read. */
  reading: string | undefined;
  problem: PictureProblem | undefined;
};
type PictureDeps = { onTaken(picture: HeldPicture): void; onRefused(problem: PictureProblem): void };

const NOTHING: PictureState = { held: undefined, reading: undefined, problem: undefined };

/** The picture of the form. A file that cannot be taken leaves the one before it in place. */
export function usePicture({ onTaken, onRefused }: PictureDeps) {
  const [state, setState] = useState(NOTHING);
  const reading = useRef<File>(undefined);

  async function take(file: File): Promise<void> {
    reading.current = file;
    setState(({ held }) => ({ held, reading: file.name, problem: undefined }));
    const taken = await read(file);
    // Another file was chosen meanwhile, or the form was cleared.
    if (reading.current !== file) return;
    reading.current = undefined;
    if (typeof taken === 'string') {
      setState(({ held }) => ({ held, reading: undefined, problem: taken }));
      onRefused(taken);
      return;
    }
    setState({ ...NOTHING, held: taken });
    onTaken(taken);
  }

  /** Puts another picture in place, or none; what is being read comes to nothing. */
  function replace(held: HeldPicture | undefined): void {
    reading.current = undefined;
    setState({ ...NOTHING, held });
  }

  return { ...state, take, replace };
}

async function read(file: File): Promise<HeldPicture | PictureProblem> {
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
