import { generationRequest } from '@wordlamp/contract/generation';
import type * as z from 'zod';
import { AppError } from '../../http/app-error.ts';

export type ParsedRequest = z.output<typeof generationRequest>;

/**
 * Checks the shape of a request.
 * @throws AppError `unknown_type` for an unknown type that is a string; `validation_failed`, naming the first wrong
 *   field, otherwise
 */
export function readGenerationRequest(body: unknown): ParsedRequest {
  const result = generationRequest.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const isTypeWrong = result.error.issues.some(({ path }) => path[0] === 'type');
  if (isTypeWrong && typeof Object(body).type === 'string') throw new AppError('unknown_type');
  throw new AppError('validation_failed', { field: String(issue?.path[0] ?? 'body') });
}
