import * as z from 'zod';

/** Fields shared by several bodies. Values too long for their meaning are rejected where they are used. */
export const text = z.string({ error: 'must be text' });
export const metadata = z.record(text, z.unknown(), { error: 'must be an object' });
/** The client sends `null` for omitted fields. */
export const challengeFields = { code_challenge: text.nullish(), code_challenge_method: text.nullish() };
