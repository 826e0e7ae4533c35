import { useEffect, useRef } from 'react';

/**
 * Leads the focus to a heading when something has been added or removed and what was pressed for it has gone with it.
 * @param count of what is there
 */
export function useFocusAfterChange(count: number, headingId: string): void {
  const known = useRef(count);
  useEffect(() => {
    if (known.current === count) return;
    known.current = count;
    if (document.activeElement === document.body) document.getElementById(headingId)?.focus();
  }, [count, headingId]);
}
