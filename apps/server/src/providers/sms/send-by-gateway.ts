/**
 * One short message to one person.
 * @param to E.164, such as +4915112345678
 * @throws Error without the number in it when the message could not be handed over
 */
type SendSms = (to: string, text: string) => Promise<void>;

const GATEWAY_LIMIT_MS = 10_000;

/** Sends through an HTTP gateway, which is posted `{ "to": …, "text": … }` and says with its status whether it took it. */
export function sendByGateway({ url, token }: { url: string; token: string }): SendSms {
  return async (to, text) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      redirect: 'error', // another address would be handed the token and the number
      signal: AbortSignal.timeout(GATEWAY_LIMIT_MS),
    });
    await response.body?.cancel(); // what gateways say is long, and often repeats the number
    if (!response.ok) throw new Error(`The SMS gateway answered with status ${response.status}.`);
  };
}
