import type english from '@wordlamp/content/messages/en/sms.json';
import type { LanguageCode } from '@wordlamp/engine/languages';
import { readWords, type Worded } from '../../../words/read-words.ts';
import { fillSlots } from '../../mail/fill-slots.ts';
import { AuthError } from '../auth-error.ts';
import type { MayText } from './texted-numbers.ts';

/** @param to E.164, such as +4915112345678 @throws Error without the number in it */
type SendSms = (to: string, text: string) => Promise<void>;

export type SendCodeDeps = {
  /** `undefined`: no text message gateway is set up. */
  sendSms: SendSms | undefined;
  /** Whose numbers messages are sent to. */
  mayText: MayText;
  onSmsFailed: (error: unknown) => void;
};

let wordsIn: ((code: LanguageCode) => Worded<typeof english>) | undefined;

/** Sends a code to a phone. @param phone E.164 without the plus @throws AuthError `sms_send_failed` */
export async function sendCode(
  { sendSms, onSmsFailed }: SendCodeDeps,
  phone: string,
  code: string,
  language: LanguageCode,
): Promise<void> {
  if (sendSms === undefined) throw new AuthError('sms_send_failed');
  wordsIn ??= readWords<typeof english>('sms');
  const asItIs = (piece: string) => piece;
  const text = fillSlots(wordsIn(language).words.code, { code }, asItIs, asItIs);
  try {
    await sendSms(`+${phone}`, text);
  } catch (error) {
    onSmsFailed(error);
    throw new AuthError('sms_send_failed');
  }
}
