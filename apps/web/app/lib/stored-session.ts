/** The client's storage key of a session, which contains the backend's host (the head script uses the same). */
export const SESSION_KEY = /^sb-.+-auth-token$/;

/**
 * Whether this device keeps a session, which may have ended on the server. Fetched without the client, which is large.
 */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY.test(key));
  } catch {
    return false; // storage is switched off: the client can keep nothing either
  }
}

/** Shows the link to the account in the header instead of the one that leads to the sign-in (site-header.tsx). */
export function showSignedIn(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
}
