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

/** Called with the day's count. @param isNetworkSpent whether the visitor's network has used up its limit */
export type OnCounted = (requests: number, isNetworkSpent?: boolean) => void;

/** The state of a sheet while nothing is being written. */
export type Settled<Result extends Output = Output> =
  | { status: 'idle' }
  | { status: 'ready'; output: Result }
  | { status: 'failed'; refusal: Refusal; output: Result | undefined };

/** While a prompt is written, and if it is refused, the sheet keeps the previous one. */
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

/** Starts writing; the previous result stays on the sheet until the answer. */
export function working<Result extends Output>(
  generation: Generation<Result>,
  request: GenerationRequest,
): Generation<Result> {
  return { status: 'working', request, before: generation.status === 'working' ? generation.before : generation };
}

/** The state that Undo restores, never "working": a prompt being written when it was cleared is dropped. */
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
 * Applies a response; undefined if its request is outdated.
 * @param complete turns the written prompt into a generator's result
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
        // The 0 in the specification is for a call that was made and failed.
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
