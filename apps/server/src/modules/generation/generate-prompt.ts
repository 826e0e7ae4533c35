import type { GenerationReply } from '@wordlamp/contract/generation';
import type { Caller } from '../usage/identify-subject.ts';
import { type QuotaDeps, reserveGeneration } from '../usage/reserve-generation.ts';
import { checkRequest } from './check-request.ts';
import type { PromptInput } from './prompt-input.ts';
import type { ParsedRequest } from './read-generation-request.ts';

/** Writes the prompt of a validated request. If it fails, the generation is refunded. */
export type WritePrompt = (input: PromptInput) => Promise<string>;

export type GenerateDeps = QuotaDeps & { writePrompt: WritePrompt };

/**
 * Checks the request, reserves one generation, writes. Only a response counts: if writing fails or times out, the
 * reservation is refunded.
 * @throws AppError
 */
export async function generatePrompt(
  deps: GenerateDeps,
  request: ParsedRequest,
  caller: Caller,
  timeLimit: { throwIfOver: () => void },
): Promise<GenerationReply> {
  const input = checkRequest(request);
  const reservation = await reserveGeneration(deps, caller);
  try {
    timeLimit.throwIfOver();
    const generatedPrompt = await deps.writePrompt(input);
    timeLimit.throwIfOver();
    return { generatedPrompt, usage: { requests: reservation.requests } };
  } catch (error) {
    await reservation.giveBack();
    throw error;
  }
}
