/**
 * Lets the load through, or holds it back until the product is up again.
 * @typedef {{ pass: () => Promise<boolean>, leave: () => void, open: () => void, close: () => Promise<void>,
 *   end: () => Promise<void> }} Gate `pass`: resolves with false at the end; what has passed leaves when it has its
 *   answer; `close`: resolves when all have left
 * @returns {Gate}
 */
export function createGate() {
  let isOpen = false;
  let isEnded = false;
  let inside = 0;
  let changed = Promise.withResolvers();
  const tell = () => {
    changed.resolve(undefined);
    changed = Promise.withResolvers();
  };
  const close = async () => {
    isOpen = false;
    while (inside > 0) await changed.promise;
  };
  return {
    pass: async () => {
      while (!isOpen && !isEnded) await changed.promise;
      if (!isEnded) inside += 1;
      return !isEnded;
    },
    leave: () => {
      inside -= 1;
      tell();
    },
    open: () => {
      isOpen = true;
      tell();
    },
    close,
    end: async () => {
      await close();
      isEnded = true;
      tell();
    },
  };
}
