import type { ContactMessage, ForwardMessage } from './receive-message.ts';

type Mail = { to: string; replyTo: string; subject: string; text: string };

/**
 * Forwards messages of the contact form to a mailbox; answering the mail answers the sender.
 * @param to undefined: no mail is sent, the operator lists them (`npm run contact:list`)
 */
export function forwardByMail(to: string | undefined, sendMail: (mail: Mail) => Promise<void>): ForwardMessage {
  return async (message, receivedAt) => {
    if (to === undefined) return;
    await sendMail({
      to,
      replyTo: message.email,
      subject: `[Wordlamp ${message.category}] ${message.subject}`,
      text: textOf(message, receivedAt),
    });
  };
}

function textOf({ name, email, category, subject, message }: ContactMessage, receivedAt: string): string {
  return `${name} <${email}> wrote at ${receivedAt}\nCategory: ${category}\nSubject: ${subject}\n\n${message}\n`;
}
