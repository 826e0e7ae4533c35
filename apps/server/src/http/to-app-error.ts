import { AppError } from './app-error.ts';
import { isStorageFault } from './storage-fault.ts';

/** What is told of an error. What is neither expected nor the storage's is a bug. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isStorageFault(error) ? 'storage_unavailable' : 'unexpected_failure');
}
