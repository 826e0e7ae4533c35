import { isUtf8 } from 'node:buffer';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { readBody } from './read-body.ts';

/** Bodies below this are read in a millisecond whatever they hold. */
const SHORT_BYTES = 64 * 1024;

/** Per character. Our longest bodies are one long text, a picture, and a dozen fields. */
const MAX_MARKS = 10_000;

const MARKS = Buffer.from('"[{,\\');

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Reads a JSON body. Only accepts `application/json`, which another site's form cannot send, and no compression, since
 * a small body can unpack to a huge one.
 * @throws AppError `unsupported_media_type`, `invalid_json`, `validation_failed`; what `readBody` throws
 */
export async function readJson(c: Context<AppEnv>, limitBytes: number): Promise<unknown> {
  const { headers } = c.env.incoming;
  const isEncoded = (headers['content-encoding'] ?? 'identity') !== 'identity';
  if (isEncoded || !JSON_TYPE.test(headers['content-type'] ?? '')) throw new AppError('unsupported_media_type');
  const body = await readBody(c, limitBytes);
  if (!isUtf8(body)) throw new AppError('invalid_json');
  if (isOverbuilt(body)) throw new AppError('validation_failed');
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new AppError('invalid_json');
  }
}

/**
 * Whether a JSON text is long and has very many parts: parsing a million keys would block the event loop for a second,
 * and our requests never need that.
 */
export function isOverbuilt(json: Buffer): boolean {
  return json.length > SHORT_BYTES && MARKS.some((mark) => hasMore(json, mark, MAX_MARKS));
}

function hasMore(bytes: Buffer, mark: number, most: number): boolean {
  let count = 0;
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
