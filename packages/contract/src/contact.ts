import * as z from 'zod';
import { CONTACT_CATEGORIES, CONTACT_LIMITS } from './contact-limits.ts';

/** One line that goes into a mail's header: control characters would begin another one. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text));

/** Body of `POST /functions/v1/contact`. */
export const contactRequest = z.object({
  name: line(CONTACT_LIMITS.name),
  email: line(CONTACT_LIMITS.email),
  subject: line(CONTACT_LIMITS.subject),
  message: z.string().max(CONTACT_LIMITS.message),
  category: z.enum(CONTACT_CATEGORIES).default('general'),
});

/** Answer of `POST /functions/v1/contact`: the message is stored. */
export type ContactReply = { received: true };
