import { randomUUID } from 'node:crypto';
import type { UserAnswer } from '../sessions/describe-user.ts';
import type { NewSignUp } from '../sign-up-store.ts';

/** A sign-up in the shape of a user; it looks the same whether or not its address had an account before. */
export function describeSignUp({ id, email, metadata, createdAt }: NewSignUp): UserAnswer {
  const data = { ...metadata, sub: id, email, email_verified: false, phone_verified: false };
  const dates = { last_sign_in_at: createdAt, created_at: createdAt, updated_at: createdAt };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: createdAt, // not when the mail goes: that would tell of requests by others
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [
      { identity_id: randomUUID(), id, user_id: id, identity_data: data, provider: 'email', email, ...dates },
    ],
    created_at: createdAt,
    updated_at: createdAt,
    is_anonymous: false,
  };
}
