import type { Outbox } from '@wordlamp/contract/account';

const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether this page is tried on the machine that serves it: nobody else has an outbox to look into. */
export function mayHaveOutbox(): boolean {
  return LOOPBACK_HOST.test(location.hostname);
}

/** Where the newest mail lies that a server without a mail server wrote; undefined where it sends mails. */
export async function fetchOutbox(signal: AbortSignal): Promise<Outbox | undefined> {
  const response = await fetch('/api/v1/outbox', { signal });
  return response.ok ? response.json() : undefined;
}
