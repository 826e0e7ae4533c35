/** Under which key the client keeps a session: it names the backend's host (the head script looks for the same). */
const SESSION_KEY = /^sb-.+-auth-token$/;

export function isSessionKey(key: string): boolean {
  return SESSION_KEY.test(key);
}

/** Whether this device keeps a session, which may have ended on the server. Asked without the client, which is large. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some(isSessionKey);
  } catch {
    return false; // storage is switched off: the client can keep nothing either
  }
}

/** Shows the link to the account in the header instead of the one that leads to the sign-in (site-header.tsx). */
export function showSignedIn(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
}
