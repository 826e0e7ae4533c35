import { createContext } from 'react';
import type { AuthActions } from './auth-actions.ts';
import type { SessionState } from './session-store.ts';

export type Auth = SessionState & AuthActions;

/** `ensureLoaded` is what `useAuth` calls: pages that do not call it do not load the client. */
export const AuthContext = createContext<(Auth & { ensureLoaded(): void }) | undefined>(undefined);
