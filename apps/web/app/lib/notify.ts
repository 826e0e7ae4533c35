export type NoticeTone = 'success' | 'error' | 'info';
export type Notice = {
  tone: NoticeTone;
  text: string;
  /** An optional second line. */
  description: string | undefined;
};
/** The source of notices for the toaster. */
export type NoticeSource = {
  /** Delivers waiting notices, unless outdated, and all later ones. Returns a function that stops it. */
  take(receive: (notice: Notice) => void): () => void;
  /** Calls back on each notice; for `useSyncExternalStore`. */
  subscribe(onSaid: () => void): () => void;
  /** The number of notices so far; a page without notices loads no code for them. */
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
