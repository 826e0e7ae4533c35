import type { Context } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../../http/app-env.ts';
import { AuthError } from '../auth-error.ts';
import { readAuthBody } from '../read-auth-body.ts';
import { text } from './fields.ts';

const body = z.object({ email: text.nullish(), phone: text.nullish() });

/** POST /otp: signing in by a link or code alone is not supported. Answers with GoTrue's errors, which clients know. */
export async function otp(c: Context<AppEnv>): Promise<never> {
  const { email, phone } = await readAuthBody(c, body);
  if (email && phone)
    throw new AuthError('validation_failed', {
      message: 'Only an email address or phone number should be provided',
    });
  if (email) return magicLink();
  if (phone) throw new AuthError('phone_provider_disabled', { message: 'Unsupported phone provider' });
  throw new AuthError('validation_failed', { message: 'One of email or phone must be set' });
}

/** POST /magiclink, which older clients use for a link. */
export function magicLink(): never {
  throw new AuthError('email_provider_disabled');
}
