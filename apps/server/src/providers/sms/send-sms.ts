/**
 * One short message to one person.
 * @param to E.164, such as +4915112345678
 * @throws Error without the number in it when the message could not be handed over
 */
export type SendSms = (to: string, text: string) => Promise<void>;
