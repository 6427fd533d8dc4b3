import { LIMITS } from '@fovea/contract/limits';

const STORED_UNDER = 'fovea.auth-expiry';

/** Says how long the session is good for without asking the server. The cookies are out of reach. */
export interface AuthMarker {
  set(): void;
  remove(): void;
  isValid(): boolean;
}

export function createAuthMarker(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  nowMs: () => number,
): AuthMarker {
  return {
    set: () => storage.setItem(STORED_UNDER, String(nowMs() + LIMITS.authMarkerMs)),
    remove: () => storage.removeItem(STORED_UNDER),
    isValid: () => nowMs() < Number(storage.getItem(STORED_UNDER) ?? 0),
  };
}
