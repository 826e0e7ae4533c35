import { useEffect, useEffectEvent } from 'react';

/**
 * Does something ahead when a form of the page gets the focus for the first time, which may have been before the app.
 * @param subject what it is done for: again when this changes
 */
export function useAtFirstFocus<Subject>(task: (subject: Subject) => void, subject: Subject): void {
  const act = useEffectEvent(task);

  useEffect(() => {
    const leaving = new AbortController();
    const look = (element: unknown) => {
      if (!(element instanceof Element) || element.closest('form') === null) return;
      leaving.abort();
      act(subject);
    };
    addEventListener('focusin', ({ target }) => look(target), { signal: leaving.signal });
    look(document.activeElement);
    return () => leaving.abort();
  }, [subject]);
}
