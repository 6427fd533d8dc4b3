import { isOwnPath } from '@fovea/contract/own-path';

const STORED_UNDER = 'fovea.return-to';

/** State that a guard hands to the log-in page in the router's state. */
export interface LoginState {
  /** Path, query and hash of the screen that asked for a log-in. */
  readonly returnTo: string;
}

/** Stored beside the router's state, so that a sign-up on the way does not lose it. */
export function createReturnLocation(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    rememberLocation(returnTo: string): LoginState {
      storage.setItem(STORED_UNDER, returnTo);
      return { returnTo };
    },
    /** `state` is the router's state of the log-in page. Answers only paths of this site. */
    findReturnLocation(state: unknown): string | undefined {
      const given =
        (state as Partial<LoginState> | null)?.returnTo ?? storage.getItem(STORED_UNDER);
      return typeof given === 'string' && isOwnPath(given) ? given : undefined;
    },
    forgetLocation: () => storage.removeItem(STORED_UNDER),
  };
}
