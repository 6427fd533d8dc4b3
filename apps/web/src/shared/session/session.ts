import type { User } from '@fovea/contract';
import { create } from 'zustand';
import { modals } from '#shared/modals/modals.ts';
import { createAuthMarker } from './auth-marker.ts';

/** The signed-in user. */
interface Session {
  /** `loading` until the first answer; guarded screens show their skeleton meanwhile. */
  readonly state: 'loading' | 'ready';
  readonly self: User | null;
  readonly isLogin: boolean;
  /** A refresh failed: the log-in page says so. */
  readonly hasEnded: boolean;
}

export const authMarker = createAuthMarker(localStorage, Date.now);

export const useSession = create<Session>(() => ({
  state: 'loading',
  self: null,
  isLogin: false,
  hasEnded: false,
}));

export function setSelf(self: User | null): void {
  useSession.setState({ state: 'ready', self, isLogin: self !== null, hasEnded: false });
}

/** The refresh token is of no use any more. */
export function endSession(): void {
  authMarker.remove();
  useSession.setState({ state: 'ready', self: null, isLogin: false, hasEnded: true });
  // A dialog that was open would lie over the log-in page.
  modals.close();
}
