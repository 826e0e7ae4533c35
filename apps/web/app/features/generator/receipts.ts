import { TOAST_MS } from '../../lib/library-numbers.ts';

/** Confirmations of a result's actions, shown as long as a notice. */
export type Receipt = {
  text: string;
  /** Further information, e.g. that the result is for an earlier idea. */
  detail: string | undefined;
};

const listeners = new Set<() => void>();
let receipt: Receipt | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows it by the row of actions. A new result's row mounts a moment later, so the message is stored until then. */
export function tellDone(text: string, detail?: string): void {
  clearTimeout(timer);
  show({ text, detail });
  timer = setTimeout(() => show(undefined), TOAST_MS);
}

export function currentReceipt(): Receipt | undefined {
  return receipt;
}

/** For `useSyncExternalStore`. */
export function watchReceipts(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function show(next: Receipt | undefined): void {
  receipt = next;
  for (const onChange of listeners) onChange();
}
