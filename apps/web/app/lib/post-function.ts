import { backend } from './backend.config.ts';

/** Milliseconds after which a call counts as failed. */
const CALL_LIMIT_MS = 20_000;

type Failure =
  | { outcome: 'refused'; code: string; text: string }
  | { outcome: 'offline' }
  | { outcome: 'unreachable'; reason: unknown };
/** A function's result: the parsed response, or the reason of the failure. */
export type FunctionAnswer<Stored extends object> = ({ outcome: 'stored' } & Stored) | Failure;

/**
 * Posts to one of the functions without the session. Failed calls are returned, not thrown.
 * @param read parses the body; undefined if it is not a response of this function
 */
export async function postFunction<Stored extends object>(
  name: string,
  body: object,
  read: (reply: Record<string, unknown>) => Stored | undefined,
): Promise<FunctionAnswer<Stored>> {
  if (!navigator.onLine) return { outcome: 'offline' };
  const { url, key } = backend();
  try {
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    const reply: Record<string, unknown> = Object(await response.json());
    const stored = read(reply);
    if (stored !== undefined) return { outcome: 'stored', ...stored };
    if (typeof reply.error === 'string')
      return { outcome: 'refused', code: String(reply.code ?? ''), text: reply.error };
    return { outcome: 'unreachable', reason: new TypeError(`The answer is none of the function ${name}`) };
  } catch (reason) {
    return { outcome: 'unreachable', reason };
  }
}
