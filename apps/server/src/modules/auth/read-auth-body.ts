import type { Context } from 'hono';
import type * as z from 'zod';
import type { AppEnv } from '../../http/app-env.ts';
import { readJson } from '../../http/read-json.ts';
import { AuthError } from './auth-error.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/**
 * The JSON body of a request, without unknown fields.
 * @throws AuthError `validation_failed` that names the first field that is wrong; what `readJson` throws
 */
export async function readAuthBody<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readJson(c, MAX_BODY_BYTES));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'body';
  throw new AuthError('validation_failed', { message: `${field}: ${issue?.message ?? 'is not valid'}` });
}
