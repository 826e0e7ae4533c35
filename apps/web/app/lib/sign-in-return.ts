import { ownPath } from './own-path.ts';

const KEY = 'signInReturn';

/** Stores where to go after a mailed link or a provider, since both return to the site's root. */
export function keepSignInReturn(path: string): void {
  try {
    localStorage.setItem(KEY, path);
  } catch {
    // Storage is full or switched off: the returning visitor stays on the page where they land.
  }
}

/** What was remembered, once. */
export function takeSignInReturn(): string | undefined {
  try {
    const path = ownPath(localStorage.getItem(KEY));
    localStorage.removeItem(KEY);
    return path;
  } catch {
    return undefined; // storage is switched off: nothing was stored
  }
}
