import type { GenerationReply } from '@wordlamp/contract/generation';
import { AppError } from '../../http/app-error.ts';
import { type QuotaDeps, reserveGeneration } from '../usage/reserve-generation.ts';
import { checkIdea } from './check-idea.ts';
import type { ParsedRequest } from './read-generation-request.ts';

/** Writes the prompt of a checked request. May throw: the generation is then given back. */
export type WritePrompt = (request: ParsedRequest) => string;

export type GenerateDeps = QuotaDeps & { writePrompt: WritePrompt };

/**
 * Checks the idea, reserves one generation, writes. Only an answer counts: when writing fails, or the request's time
 * is over before it begins, the reservation is given back.
 * @throws AppError
 */
export async function generatePrompt(
  deps: GenerateDeps,
  request: ParsedRequest,
  subject: string,
  timeLimit: { throwIfOver: () => void },
): Promise<GenerationReply> {
  if (request.type !== 'ai-prompt') throw new AppError('type_not_available');
  checkIdea(request.text);
  const reservation = await reserveGeneration(deps, subject);
  try {
    timeLimit.throwIfOver();
    return { generatedPrompt: deps.writePrompt(request), usage: { requests: reservation.requests } };
  } catch (error) {
    await reservation.giveBack();
    throw error;
  }
}
