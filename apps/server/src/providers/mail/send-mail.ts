/** One mail to one person. */
type Mail = {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  /** The HTML version. */
  html?: string | undefined;
};
/** @throws Error when the mail could not be handed over; by SMTP it is an SmtpError */
export type SendMail = (mail: Mail) => Promise<void>;
