const CHANNEL = 'wordlamp-sign-out';

/** Notifies the other tabs that a sign-out was requested in this one, or that it is over. */
export function tellOtherTabs(isLeaving: boolean): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(isLeaving);
  channel.close();
}

/** @returns a function that ends the listening */
export function hearOtherTabs(onNews: (isLeaving: boolean) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onNews(data === true));
  return () => channel.close();
}
