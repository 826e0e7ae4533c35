export type NoticeTone = 'success' | 'error' | 'info';
export type Notice = {
  tone: NoticeTone;
  text: string;
  /** A second line, where there is more to say. */
  description: string | undefined;
};
/** The source of notices for the toaster. */
export type NoticeSource = {
  /** Hands over what waits, unless it has waited for long, and everything after it. Answers a function that stops it. */
  take(receive: (notice: Notice) => void): () => void;
  /** Calls back when something was said; for `useSyncExternalStore`. */
  subscribe(onSaid: () => void): () => void;
  /** How many were said so far; a page without notices loads nothing for them. */
  countSaid(): number;
};

/** Milliseconds after which a notice that could not be shown is outdated. */
const STALE_MS = 10_000;

const waiting: { notice: Notice; since: number }[] = [];
const listeners = new Set<() => void>();
let receiver: ((notice: Notice) => void) | undefined;
let said = 0;

/** Shows a notice. Notices before the toaster is mounted wait for it. */
export function notify(tone: NoticeTone, text: string, description?: string): void {
  const notice = { tone, text, description };
  said += 1;
  if (receiver) receiver(notice);
  else waiting.push({ notice, since: performance.now() });
  for (const onSaid of listeners) onSaid();
}

export const notices: NoticeSource = {
  take(receive) {
    receiver = receive;
    const oldest = performance.now() - STALE_MS;
    for (const { notice, since } of waiting.splice(0)) if (since >= oldest) receive(notice);
    return () => {
      receiver = undefined;
    };
  },
  subscribe(onSaid) {
    listeners.add(onSaid);
    return () => listeners.delete(onSaid);
  },
  countSaid: () => said,
};
