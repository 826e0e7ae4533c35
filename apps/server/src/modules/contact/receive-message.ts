import { randomUUID } from 'node:crypto';
import { type ContactCategory, isEmail } from '@wordlamp/contract/contact-limits';
import { AppError } from '../../http/app-error.ts';
import type { Sealer } from '../../sealing/sealed-text.ts';
import type { ContactStore } from './contact-store.ts';

/** The purpose under which messages are sealed. */
export const CONTACT_SEAL = 'contact-messages';

export type ContactMessage = {
  name: string;
  email: string;
  subject: string;
  message: string;
  category: ContactCategory;
};
/** Tells the people who answer. May fail: the message is stored by then. */
export type ForwardMessage = (message: ContactMessage, receivedAt: string) => Promise<void>;

export type ContactDeps = {
  contact: ContactStore;
  contactSealer: Sealer;
  forwardMessage: ForwardMessage;
  onForwardFailed: (error: unknown) => void;
  now: () => Date;
};

/**
 * Checks a message, stores it sealed, and tells the people who answer without making the sender wait for the mail.
 * @throws AppError `contact_fields_missing`, `contact_email_invalid`
 */
export async function receiveMessage(deps: ContactDeps, sent: ContactMessage): Promise<void> {
  const message = trimmed(sent);
  const { name, email, subject, message: text } = message;
  if ([name, email, subject, text].includes('')) throw new AppError('contact_fields_missing');
  if (!isEmail(email)) throw new AppError('contact_email_invalid');
  const id = randomUUID();
  const receivedAt = deps.now().toISOString();
  await deps.contact.add({ id, receivedAt, sealed: deps.contactSealer.seal(JSON.stringify(message), id) });
  void deps.forwardMessage(message, receivedAt).catch(deps.onForwardFailed);
}

function trimmed(sent: ContactMessage): ContactMessage {
  const { name, email, subject, message, category } = sent;
  return { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim(), category };
}
