import * as z from 'zod';

/** Fields that several bodies have. What is too long for its meaning is refused where it is used. */
export const text = z.string({ error: 'must be text' });
export const metadata = z.record(text, z.unknown(), { error: 'must be an object' });
/** The client sends `null` for what it leaves out. */
export const challengeFields = { code_challenge: text.nullish(), code_challenge_method: text.nullish() };
