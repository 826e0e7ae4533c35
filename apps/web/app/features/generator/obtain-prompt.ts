import type { GenerationRequest } from '@wordlamp/contract/generation';
import { requestPrompt } from '../../lib/request-prompt.ts';
import type { Answer, Writer } from './generation.ts';

/** One prompt to be had: from the server, from the device where there is no connection, or as a last resort from the page. */
export type GenerationJob = {
  request: GenerationRequest;
  /** May fail: when the engine was not loaded before the connection was lost. */
  writeOnDevice(): Promise<string>;
  writeFallback(): string;
};

/** Has the server write a prompt, or the device when the browser knows that it is offline or the visitor asked for it. */
export async function obtainPrompt(job: GenerationJob, writer: Writer): Promise<Answer> {
  if (writer === 'server' && navigator.onLine) {
    const answer = await requestPrompt(job.request);
    return answer.outcome === 'unreachable' ? fallback(job, answer.reason) : answer;
  }
  try {
    return { outcome: 'writtenOnDevice', prompt: await job.writeOnDevice(), isChosen: writer === 'device' };
  } catch (reason) {
    if (writer === 'server') return fallback(job, reason);
    console.warn('The prompt could not be written on the device.', reason);
    return { outcome: 'notWritten' };
  }
}

function fallback({ writeFallback }: GenerationJob, reason: unknown): Answer {
  console.warn('The prompt was written without the server.', reason);
  return { outcome: 'fallback', prompt: writeFallback(), isOffline: !navigator.onLine };
}
