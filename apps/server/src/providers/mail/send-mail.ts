/** One mail to one person. */
type Mail = {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
};
/** @throws Error when the mail could not be handed over */
export type SendMail = (mail: Mail) => Promise<void>;
