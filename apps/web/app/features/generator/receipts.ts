import { TOAST_MS } from '../../lib/library-numbers.ts';

/** What was done with a result, said by the buttons that did it for as long as a notice stays. */
export type Receipt = {
  text: string;
  /** What there is to know about it, as that the result is that of an earlier idea. */
  detail: string | undefined;
};

const listeners = new Set<() => void>();
let receipt: Receipt | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says it by the row of actions. A result that has just been written has one a moment later, so it is kept here. */
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
