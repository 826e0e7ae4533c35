import type { ContactReply, contactRequest } from '@wordlamp/contract/contact';
import type { input } from 'zod';
import { backend } from './backend.config.ts';

/** Milliseconds after which a call counts as failed. */
const CALL_LIMIT_MS = 20_000;

export type ContactMessage = input<typeof contactRequest>;
export type ContactAnswer =
  | { outcome: 'stored' }
  | { outcome: 'refused'; code: string; text: string }
  | { outcome: 'offline' }
  | { outcome: 'unreachable'; reason: unknown };

/** Sends a message of the contact form. A call that fails in any way is an answer, too. */
export async function sendContactMessage(message: ContactMessage): Promise<ContactAnswer> {
  if (!navigator.onLine) return { outcome: 'offline' };
  const { url, key } = backend();
  try {
    const response = await fetch(`${url}/functions/v1/contact`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    return readAnswer(await response.json());
  } catch (reason) {
    return { outcome: 'unreachable', reason };
  }
}

function readAnswer(body: unknown): ContactAnswer {
  const reply: Partial<Record<keyof ContactReply | 'error' | 'code', unknown>> = Object(body);
  if (reply.received === true) return { outcome: 'stored' };
  if (typeof reply.error === 'string') return { outcome: 'refused', code: String(reply.code ?? ''), text: reply.error };
  return { outcome: 'unreachable', reason: new TypeError('The answer is none of the contact form') };
}
