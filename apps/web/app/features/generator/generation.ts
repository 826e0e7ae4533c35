import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { Refusal } from '../../lib/request-prompt.ts';

export type Output = {
  prompt: string;
  /**
   * The device writes where there is no connection, or, `chosenDevice`, where the visitor asked it to. `fallback` is the
   * page's own stand-in for a call that failed.
   */
  source: 'server' | 'device' | 'chosenDevice' | 'fallback';
  /** Which prompt of the day this is, from 1; 0 where it was not counted. */
  number: number;
  /** What it was written for. */
  request: GenerationRequest;
};

/** Takes over the day's count. @param isNetworkSpent whether the visitor's network has none left */
export type OnCounted = (requests: number, isNetworkSpent?: boolean) => void;

/** While one is written, and when one is refused, the sheet keeps the prompt that was on it. */
export type Generation =
  | { status: 'idle' }
  | { status: 'working'; output: Output | undefined }
  | { status: 'ready'; output: Output }
  | { status: 'failed'; refusal: Refusal; output: Output | undefined };

export function outputOf(generation: Generation): Output | undefined {
  return generation.status === 'idle' ? undefined : generation.output;
}

/** What can come back by Undo, never "working": what was being written when it was cleared has come to nothing. */
export function settled(generation: Generation): Generation {
  if (generation.status !== 'working') return generation;
  return generation.output ? { status: 'ready', output: generation.output } : { status: 'idle' };
}
