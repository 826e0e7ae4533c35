import { type PromptAnswer, requestPrompt } from '../../lib/request-prompt.ts';
import type { GenerationJob } from './generation-job.ts';

/** Who is asked: the server, unless the browser knows that it is offline; or the device, since the visitor wants it to. */
export type Writer = 'server' | 'device';

export type ObtainedPrompt =
  | PromptAnswer
  | { outcome: 'writtenOnDevice'; prompt: string }
  | { outcome: 'notWritten'; reason: unknown };

/** Has the server write a prompt, or the device when the browser knows that it is offline or the visitor asked for it. */
export async function obtainPrompt({ request, writeOnDevice }: GenerationJob, writer: Writer): Promise<ObtainedPrompt> {
  if (writer === 'server' && navigator.onLine) return requestPrompt(request);
  try {
    return { outcome: 'writtenOnDevice', prompt: await writeOnDevice() };
  } catch (reason) {
    return { outcome: writer === 'device' ? 'notWritten' : 'unreachable', reason };
  }
}
