import type { Refusal } from '../../lib/request-prompt.ts';

export type Output = {
  prompt: string;
  source: 'server' | 'device' | 'fallback';
  /** Which prompt of the day this is, from 1; 0 where it was not counted. */
  number: number;
};

/** While one is written, and when one is refused, the sheet keeps the prompt that was on it. */
export type Generation =
  | { status: 'idle' }
  | { status: 'working'; output: Output | undefined }
  | { status: 'ready'; output: Output }
  | { status: 'failed'; refusal: Refusal; output: Output | undefined };

export function outputOf(generation: Generation): Output | undefined {
  return generation.status === 'idle' ? undefined : generation.output;
}
