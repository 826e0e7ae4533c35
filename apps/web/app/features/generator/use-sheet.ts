import type { GenerationRequest } from '@wordlamp/contract/generation';
import { type Step, useMachine } from '../../ui/use-machine.ts';
import { type Answer, answered, type Generation, type GenerationEffect, type Writer, working } from './generation.ts';
import type { GenerationJob } from './obtain-prompt.ts';
import { type GenerationDeps, useGeneration } from './use-generation.ts';

type SheetEvent =
  | { type: 'started'; request: GenerationRequest }
  | { type: 'answered'; request: GenerationRequest; answer: Answer }
  | { type: 'replaced'; generation: Generation };

/** The sheet of a generator whose form has no reducer yet. */
export function useSheet(deps: GenerationDeps) {
  const { obtain, perform } = useGeneration(deps);
  const { state, send } = useMachine({ initial: { status: 'idle' }, reduce, perform });

  async function generate(job: GenerationJob, writer: Writer = 'server'): Promise<void> {
    const { request } = job;
    send({ type: 'started', request });
    send({ type: 'answered', request, answer: await obtain(job, writer) });
  }

  return { generation: state, generate, replace: (generation: Generation) => send({ type: 'replaced', generation }) };
}

function reduce(state: Generation, event: SheetEvent): Step<Generation, GenerationEffect> {
  if (event.type === 'started') return { state: working(state, event.request), effects: [] };
  if (event.type === 'replaced') return { state: event.generation, effects: [] };
  return answered(state, event, (output) => output) ?? { state, effects: [] };
}
