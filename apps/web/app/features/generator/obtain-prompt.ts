import type { GenerationRequest } from '@wordlamp/contract/generation';
import { requestPrompt } from '../../lib/request-prompt.ts';
import type { Answer, Writer } from './generation.ts';

/** The ways to write one prompt: by the server, by the device if offline, or as a last resort by the page. */
export type GenerationJob = {
  request: GenerationRequest;
  /** May fail if the engine was not loaded before the connection was lost. */
  writeOnDevice(): Promise<string>;
  writeFallback(): string;
};

/** Has the server write a prompt, or the device if the browser is known to be offline or the visitor asked for it. */
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
