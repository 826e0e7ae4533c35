import { AppError } from './app-error.ts';
import { isStorageFault } from './storage-fault.ts';

/** Maps an error to the one that is answered. Anything neither expected nor caused by the storage is a bug. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError(isStorageFault(error) ? 'storage_unavailable' : 'unexpected_failure');
}
