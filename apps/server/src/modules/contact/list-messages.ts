import type { Sealer } from '../../sealing/sealed-text.ts';
import { plainText } from '../../words/plain-text.ts';
import type { ContactStore } from './contact-store.ts';
import type { ContactMessage } from './receive-message.ts';

/** The text for a message encrypted with another SECRET_KEY. */
const UNREADABLE = 'sealed with another SECRET_KEY';

/** All kept messages as text to read on a terminal, the newest first. */
export async function listMessages(contact: ContactStore, sealer: Sealer): Promise<string> {
  const kept = await contact.list();
  if (kept.length === 0) return 'No messages.\n';
  return kept.map(({ id, receivedAt, sealed }) => `${receivedAt}  ${describe(open(sealer, sealed, id))}\n`).join('\n');
}

function open(sealer: Sealer, sealed: string, id: string): ContactMessage | undefined {
  try {
    return JSON.parse(sealer.open(sealed, id));
  } catch {
    return undefined; // the others can still be read
  }
}

function describe(message: ContactMessage | undefined): string {
  if (message === undefined) return UNREADABLE;
  const { name, email, category, subject, message: text } = message;
  return plainText(`${category}  ${name} <${email}>\n${subject}\n\n${text}`);
}
