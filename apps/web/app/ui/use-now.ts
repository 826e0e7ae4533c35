import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The time, updated every minute while the page is visible, and when it becomes visible again. Only for content
 * rendered after hydration: built pages contain no time.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(tell, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    const tell = () => {
      setNow(new Date());
      wait();
    };
    const follow = () => {
      clearTimeout(timer);
      if (!document.hidden) tell();
    };
    if (!document.hidden) wait();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, []);

  return now;
}
