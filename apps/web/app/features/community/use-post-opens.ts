import type { PostOpens } from '@wordlamp/contract/post-open';
import { startTransition, useEffect, useState } from 'react';

/** What asks the server comes after the page has started: nothing of the page waits for it. */
const server = () => import('./server-opens.ts');

/** How often the examples were opened; undefined until the server has said it. */
export function usePostOpens(): PostOpens | undefined {
  const [opens, setOpens] = useState<PostOpens>();

  useEffect(() => {
    let isGone = false;
    server()
      .then(({ readOpens }) => readOpens())
      .then((known) => {
        if (!isGone) startTransition(() => setOpens(known));
      })
      .catch((error: unknown) => console.warn('The opens of posts could not be fetched.', error));
    return () => {
      isGone = true;
    };
  }, []);

  return opens;
}

/** Notifies the server that an example was opened; a failure is ignored. */
export function countOpen(post: string): void {
  server()
    .then(({ sendOpen }) => sendOpen({ post }))
    .catch((error: unknown) => console.warn('An open of a post was not counted.', error));
}
