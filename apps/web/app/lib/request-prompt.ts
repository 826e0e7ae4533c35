import type { SupabaseClient } from '@supabase/supabase-js';
import type { GenerationReply, GenerationRequest } from '@wordlamp/contract/generation';
import { authClient } from './auth-client.ts';
import { renewSession } from './renew-session.ts';

/** Milliseconds after which a call counts as failed; the server itself gives up after 15 s. */
const CALL_LIMIT_MS = 20_000;

export type Refusal = {
  code: string;
  text: string;
  /** The day's count, if the refusal is about it. */
  requests: number | undefined;
};
export type PromptAnswer =
  | { outcome: 'written'; prompt: string; requests: number }
  | { outcome: 'refused'; refusal: Refusal }
  | { outcome: 'unreachable'; reason: unknown };

/** Requests a prompt from the server. Failed calls are returned as `unreachable`, not thrown. */
export async function requestPrompt(request: GenerationRequest): Promise<PromptAnswer> {
  try {
    const client = await authClient();
    const answer = await ask(client, request);
    const isTokenRefused = answer.outcome === 'refused' && answer.refusal.code === 'invalid_token';
    return isTokenRefused && (await renewSession(client)) ? await ask(client, request) : answer;
  } catch (reason) {
    return { outcome: 'unreachable', reason };
  }
}

async function ask(client: SupabaseClient, body: GenerationRequest): Promise<PromptAnswer> {
  const { data, error } = await client.functions.invoke<unknown>('generate-prompt', { body, timeout: CALL_LIMIT_MS });
  return readAnswer(error === null ? data : await bodyOfRefusal(error));
}

/**
 * The JSON body of an answer in the 400s, which the client reports as an error.
 * @throws the error itself if the call failed otherwise
 */
async function bodyOfRefusal(error: { context?: unknown }): Promise<unknown> {
  const { context } = error;
  if (!(context instanceof Response) || context.status < 400 || context.status >= 500) throw error;
  return context.json();
}

function readAnswer(body: unknown): PromptAnswer {
  const reply = (typeof body === 'object' && body !== null ? body : {}) as Partial<GenerationReply & Refusal> & {
    error?: unknown;
  };
  if (typeof reply.error === 'string')
    return {
      outcome: 'refused',
      refusal: { code: String(reply.code ?? ''), text: reply.error, requests: reply.usage?.requests },
    };
  if (typeof reply.generatedPrompt !== 'string' || reply.generatedPrompt === '')
    return { outcome: 'unreachable', reason: new TypeError('The answer has no prompt') };
  return { outcome: 'written', prompt: reply.generatedPrompt, requests: reply.usage?.requests ?? 0 };
}
