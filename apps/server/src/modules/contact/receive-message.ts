import { randomUUID } from 'node:crypto';
import { type ContactCategory, isEmail, showsNothing } from '@wordlamp/contract/contact-limits';
import { AppError } from '../../http/app-error.ts';
import type { Sealer } from '../../sealing/sealed-text.ts';
import type { ContactStore } from './contact-store.ts';

/** The encryption purpose of messages. */
export const CONTACT_SEAL = 'contact-messages';

export type ContactMessage = {
  name: string;
  email: string;
  subject: string;
  message: string;
  category: ContactCategory;
};
/** Notifies the people who answer. May fail: the message is already stored. */
export type ForwardMessage = (message: ContactMessage, receivedAt: string) => Promise<void>;

export type ContactDeps = {
  contact: ContactStore;
  contactSealer: Sealer;
  forwardMessage: ForwardMessage;
  onForwardFailed: (error: unknown) => void;
  now: () => Date;
};

/**
 * The message without blanks around its fields.
 * @throws AppError `contact_fields_missing`, `contact_email_invalid`
 */
export function checkMessage(sent: ContactMessage): ContactMessage {
  const message = trimmed(sent);
  const { name, email, subject, message: text } = message;
  if ([name, email, subject, text].some(showsNothing)) throw new AppError('contact_fields_missing');
  if (!isEmail(email)) throw new AppError('contact_email_invalid');
  return message;
}

/**
 * Stores a message encrypted, and notifies the people who answer, without making the sender wait for the mail.
 * @param message as `checkMessage` gave it
 */
export async function receiveMessage(deps: ContactDeps, message: ContactMessage): Promise<void> {
  const id = randomUUID();
  const receivedAt = deps.now().toISOString();
  await deps.contact.add({ id, receivedAt, sealed: deps.contactSealer.seal(JSON.stringify(message), id) });
  void deps.forwardMessage(message, receivedAt).catch(deps.onForwardFailed);
}

function trimmed(sent: ContactMessage): ContactMessage {
  const { name, email, subject, message, category } = sent;
  return { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim(), category };
}
