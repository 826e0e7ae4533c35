import type { ContactReply, contactRequest } from '@wordlamp/contract/contact';
import type { input } from 'zod';
import { type FunctionAnswer, postFunction } from './post-function.ts';

export type ContactMessage = input<typeof contactRequest>;
export type ContactAnswer = FunctionAnswer<Record<never, never>>;

/** Sends a message of the contact form. */
export async function sendContactMessage(message: ContactMessage): Promise<ContactAnswer> {
  return postFunction('contact', message, ({ received }: Partial<Record<keyof ContactReply, unknown>>) =>
    received === true ? {} : undefined,
  );
}
