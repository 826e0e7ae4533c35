import type { GenerationRequest } from '@wordlamp/contract/generation';
import type { Refusal } from '../../lib/request-prompt.ts';
import type { Step } from '../../ui/use-machine.ts';
import { limitOf } from './limit-of.ts';

export type Output = {
  prompt: string;
  /**
   * `device`: there is no connection; `chosenDevice`: the visitor asked for it. `fallback`: the page wrote the prompt
   * because the call failed.
   */
  source: 'server' | 'device' | 'chosenDevice' | 'fallback';
  /** What it was written for. */
  request: GenerationRequest;
};

/** Takes over the day's count. @param isNetworkSpent whether the visitor's network has used up its limit */
export type OnCounted = (requests: number, isNetworkSpent?: boolean) => void;

/** What a sheet shows while nothing is being written. */
export type Settled<Result extends Output = Output> =
  | { status: 'idle' }
  | { status: 'ready'; output: Result }
  | { status: 'failed'; refusal: Refusal; output: Result | undefined };

/** While one is written, and when one is refused, the sheet keeps the prompt that was on it. */
export type Generation<Result extends Output = Output> =
  | Settled<Result>
  | { status: 'working'; request: GenerationRequest; before: Settled<Result> };

/** The writer: the server, unless the browser is known to be offline; or the device, if the visitor wants that. */
export type Writer = 'server' | 'device';

/** What asking for a prompt came to. */
export type Answer =
  | { outcome: 'written'; prompt: string; requests: number }
  | { outcome: 'writtenOnDevice'; prompt: string; isChosen: boolean }
  | { outcome: 'refused'; refusal: Refusal }
  /** The device was asked and could not. */
  | { outcome: 'notWritten' }
  /** The call failed, so the page wrote the prompt itself. @param isOffline whether no call was made */
  | { outcome: 'fallback'; prompt: string; isOffline: boolean };

export type GenerationEffect =
  | { do: 'tell'; what: 'generated' | 'fallback' | 'notWritten' | 'stillWorking' }
  | { do: 'tellRefusal'; refusal: Refusal }
  | { do: 'count'; requests: number; isNetworkSpent: boolean };

export function outputOf<Result extends Output>(generation: Generation<Result>): Result | undefined {
  const settled = generation.status === 'working' ? generation.before : generation;
  return settled.status === 'idle' ? undefined : settled.output;
}

/** Begins to write; what was on the sheet stays there until the answer. */
export function working<Result extends Output>(
  generation: Generation<Result>,
  request: GenerationRequest,
): Generation<Result> {
  return { status: 'working', request, before: generation.status === 'working' ? generation.before : generation };
}

/** What can come back by Undo, never "working": what was being written when it was cleared has come to nothing. */
export function settled<Result extends Output>(generation: Generation<Result>): Settled<Result> {
  if (generation.status !== 'working') return generation;
  const output = outputOf(generation);
  return output ? { status: 'ready', output } : { status: 'idle' };
}

/** The same sheet with its result changed. */
export function withOutput<Result extends Output>(
  generation: Generation<Result>,
  change: (output: Result) => Result,
): Generation<Result> {
  if (generation.status === 'working') {
    const before = withOutput(generation.before, change);
    return before.status === 'working' ? generation : { ...generation, before };
  }
  if (generation.status === 'idle' || generation.output === undefined) return generation;
  return { ...generation, output: change(generation.output) };
}

/**
 * Takes an answer in; undefined if its request is not awaited any more.
 * @param complete makes a generator's own result of what was written
 */
export function answered<Result extends Output>(
  generation: Generation<Result>,
  { request, answer }: { request: GenerationRequest; answer: Answer },
  complete: (output: Output) => Result,
): Step<Generation<Result>, GenerationEffect> | undefined {
  if (generation.status !== 'working' || generation.request !== request) return undefined;
  const show = (output: Omit<Output, 'request'>): Generation<Result> => ({
    status: 'ready',
    output: complete({ ...output, request }),
  });
  switch (answer.outcome) {
    case 'written':
      return { state: show({ prompt: answer.prompt, source: 'server' }), effects: [tell('generated')] };
    case 'writtenOnDevice': {
      const { prompt, isChosen } = answer;
      const source = isChosen ? 'chosenDevice' : 'device';
      return { state: show({ prompt, source }), effects: [tell('generated')] };
    }
    case 'refused':
      return {
        state: { status: 'failed', refusal: answer.refusal, output: outputOf(generation) },
        effects: refusalEffects(answer.refusal),
      };
    case 'notWritten':
      return { state: generation.before, effects: [tell('notWritten')] };
    case 'fallback':
      return {
        state: show({ prompt: answer.prompt, source: 'fallback' }),
        // The specified 0 is for a call that was made and failed.
        effects: [...(answer.isOffline ? [] : [counted(0, false)]), tell('fallback')],
      };
  }
}

function refusalEffects(refusal: Refusal): GenerationEffect[] {
  const isNetworkSpent = limitOf(refusal) === 'network';
  const counts = refusal.requests === undefined ? [] : [counted(refusal.requests, isNetworkSpent)];
  return [...counts, { do: 'tellRefusal', refusal }];
}

const counted = (requests: number, isNetworkSpent: boolean): GenerationEffect => ({
  do: 'count',
  requests,
  isNetworkSpent,
});

export const tell = (what: 'generated' | 'fallback' | 'notWritten' | 'stillWorking'): GenerationEffect => ({
  do: 'tell',
  what,
});
