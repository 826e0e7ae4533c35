/** Other servers on the same database count, too, so what is remembered is only true for a while. */
const REMEMBERED_MS = 60_000;

/** Caches the result for a minute, or until it is dropped. Failures are not cached. */
export function rememberAnswer<T>(ask: () => Promise<T>, now: () => Date) {
  let remembered: { answer: Promise<T>; until: number } | undefined;

  function get(): Promise<T> {
    const time = now().getTime();
    if (remembered && time < remembered.until) return remembered.answer;
    const asked = { answer: ask(), until: time + REMEMBERED_MS };
    remembered = asked;
    asked.answer.catch(() => {
      if (remembered === asked) remembered = undefined; // current callers get the error; the next one asks the database again
    });
    return asked.answer;
  }

  return {
    get,
    forget(): void {
      remembered = undefined;
    },
  };
}
