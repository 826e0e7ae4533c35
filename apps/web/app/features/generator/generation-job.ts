import type { GenerationRequest } from '@wordlamp/contract/generation';

/** One prompt to be had: from the server, from the device where there is no connection, or as a last resort from the page. */
export type GenerationJob = {
  request: GenerationRequest;
  /** May fail: when the engine was not loaded before the connection was lost. */
  writeOnDevice(): Promise<string>;
  writeFallback(): string;
};
