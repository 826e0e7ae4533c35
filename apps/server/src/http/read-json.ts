import { isUtf8 } from 'node:buffer';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { AppError } from './app-error.ts';
import { isOverbuilt } from './is-overbuilt.ts';
import { readBody } from './read-body.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Reads a JSON body. Only `application/json` is taken, which a form of another site cannot send, and nothing that is
 * compressed, since a small body can unpack to a huge one.
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
