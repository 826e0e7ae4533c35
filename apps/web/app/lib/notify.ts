export type NoticeTone = 'success' | 'error' | 'info';
export type Notice = { tone: NoticeTone; text: string };
/** Where notices come from, as the toaster sees it. */
export type NoticeSource = {
  /** Hands over what waits and everything after it. Answers a function that stops it. */
  take(receive: (notice: Notice) => void): () => void;
  /** Calls back when something was said; for `useSyncExternalStore`. */
  subscribe(onSaid: () => void): () => void;
  /** How many were said so far; a page without notices loads nothing for them. */
  countSaid(): number;
};

const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let receiver: ((notice: Notice) => void) | undefined;
let said = 0;

/** Tells the visitor something in passing. What is said before the toaster is there waits for it. */
export function notify(tone: NoticeTone, text: string): void {
  said += 1;
  if (receiver) receiver({ tone, text });
  else waiting.push({ tone, text });
  for (const onSaid of listeners) onSaid();
}

export const notices: NoticeSource = {
  take(receive) {
    receiver = receive;
    for (const notice of waiting.splice(0)) receive(notice);
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
