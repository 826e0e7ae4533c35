import type { Outbox } from '@wordlamp/contract/account';
import { useEffect, useState } from 'react';

const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Polling interval in milliseconds: the mail is written after the response. */
const LOOK_MS = 2000;

/** The outbox of a local server; undefined for everyone else, and if mails are sent. */
export function useOutbox(): Outbox | undefined {
  const [outbox, setOutbox] = useState<Outbox>();
  useEffect(() => {
    if (!mayHaveOutbox()) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function look(): Promise<void> {
      const found = await fetchOutbox(leaving.signal);
      setOutbox(found);
      if (found && !leaving.signal.aborted) timer = setTimeout(() => look().catch(stop), LOOK_MS);
    }
    function stop(reason: unknown): void {
      if (!leaving.signal.aborted) console.warn('The outbox could not be read.', reason);
    }
    look().catch(stop);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);
  return outbox;
}

/** Whether the visitor is on the machine that serves the page: only they can open the outbox. */
function mayHaveOutbox(): boolean {
  return LOOPBACK_HOST.test(location.hostname);
}

/** The path of the newest mail from a server without a mail server; undefined if it sends mails. */
async function fetchOutbox(signal: AbortSignal): Promise<Outbox | undefined> {
  const response = await fetch('/api/v1/outbox', { signal });
  return response.ok ? response.json() : undefined;
}
