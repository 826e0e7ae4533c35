const CHANNEL = 'wordlamp-sign-out';

/** Tells the other tabs that the visitor has asked for a sign-out in this one, or that it is over. */
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
