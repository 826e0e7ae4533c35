import { AuthError } from '../auth-error.ts';
import { canonicalEmail } from '../canonical-email.ts';

/** The canonical address of a body. @throws AuthError `validation_failed` */
export function readEmail(text: string): string {
  const email = canonicalEmail(text);
  if (email !== undefined) return email;
  throw new AuthError('validation_failed', { message: 'Unable to validate email address: invalid format' });
}
