import { useEffect, useState } from 'react';

/** A line below the top of the window, in percent of its height: the part that it crosses is the one being read. */
const READING_LINE = 15;

/**
 * The part of a long text that is being read, by the id of its heading; undefined above the first one. A heading is the first
 * element of its part.
 */
export function useCurrentPart(parts: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = parts.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return; // in tests; nothing is marked then
    const idOf = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting, boundingClientRect } of changes) {
          const id = idOf.get(target);
          if (isIntersecting) setCurrent(id);
          // It left at the bottom: the current part is the one before it, which reports itself.
          else if (boundingClientRect.top > 0) setCurrent((known) => (known === id ? undefined : known));
        }
      },
      { rootMargin: `-${READING_LINE}% 0px ${READING_LINE - 99}% 0px` },
    );
    for (const id of ids.split(' ')) {
      const part = document.getElementById(id)?.parentElement;
      if (!part) continue;
      idOf.set(part, id);
      observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
