import type { Session, User } from '@supabase/supabase-js';
import { hasStoredSession, SESSION_KEY, showSignedIn } from '../lib/stored-session.ts';
import { isArrival } from './arrival-marks.ts';

export type SessionState = {
  user: User | null;
  session: Session | null;
  /** True until it is known whether someone is signed in. */
  isLoading: boolean;
  /** Whether the visitor is signing out, in this tab or another one: then being signed out is intended. */
  isLeaving: boolean;
};

export const LOADING: SessionState = { user: null, session: null, isLoading: true, isLeaving: false };
const SIGNED_OUT: SessionState = { user: null, session: null, isLoading: false, isLeaving: false };

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The session, as reported by the client. The client is loaded only if something needs the session (`ensureLoaded`) and
 * one is stored, or if someone signs in or out (`loadClient`).
 */
export function createSessionStore() {
  const listeners = new Set<() => void>();
  let state = LOADING;
  let isAsked = false;
  let following: Promise<() => void> | undefined;

  function set(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function take(session: Session | null): void {
    showSignedIn(hasStoredSession());
    const isBack = session !== null && state.session === null;
    set({ user: session?.user ?? null, session, isLoading: false, isLeaving: state.isLeaving && !isBack });
  }

  function setLeaving(isLeaving: boolean): void {
    set({ ...state, isLeaving });
  }

  async function watch(): Promise<() => void> {
    const { watchSession } = await import('./watch-session.ts');
    return watchSession(take, setLeaving);
  }

  /** Loads the client and follows its session events. */
  function loadClient(): Promise<unknown> {
    following ??= watch().catch((reason: unknown) => {
      following = undefined; // the next caller tries again
      throw reason;
    });
    return following;
  }

  /** Loads the session, for parts of the page that show it. */
  function ensureLoaded(): void {
    isAsked = true;
    if (following) return;
    if (hasStoredSession() || isArrival(location.search)) loadClient().catch(giveUp);
    else if (state.isLoading) set(SIGNED_OUT);
  }

  function giveUp(reason: unknown): void {
    console.warn('The session could not be read.', reason);
    set(SIGNED_OUT);
  }

  function hearOtherTabs({ key }: StorageEvent): void {
    if (key === null || !SESSION_KEY.test(key)) return;
    if (isAsked) ensureLoaded();
  }

  /** Keeps up with other tabs until the function that it answers is called. */
  function connect(): () => void {
    addEventListener('storage', hearOtherTabs);
    if (isAsked) ensureLoaded();
    return () => {
      removeEventListener('storage', hearOtherTabs);
      following?.then(
        (stop) => stop(),
        () => undefined,
      );
      following = undefined;
    };
  }

  return {
    ensureLoaded,
    loadClient,
    connect,
    setLeaving,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
