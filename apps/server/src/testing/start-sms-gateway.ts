import { listenOnLoopback } from './listen-on-loopback.ts';
import { receiveSms, type Sms } from './receive-sms.ts';

export type SmsGateway = {
  /** Settings of a server that sends through it. */
  env: { SMS_URL: string; SMS_TOKEN: string; SMS_COUNTRIES: string };
  messages: Sms[];
  /** What it answers from now on. */
  answerWith: (status: number) => void;
};

/** An HTTP gateway for short messages, which keeps them; it ends with the test. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const messages: Sms[] = [];
  let status = 202;
  const origin = await listenOnLoopback(
    receiveSms((message) => {
      if (status < 300) messages.push(message);
      return status;
    }),
  );
  return {
    env: { SMS_URL: `${origin}/`, SMS_TOKEN: 'the-token', SMS_COUNTRIES: 'DE,US,JP' },
    messages,
    answerWith: (next) => {
      status = next;
    },
  };
}
