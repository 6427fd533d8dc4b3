const STORED_UNDER = 'fovea.return-to';
/** Any site will do to see whether a location stays on it. */
const SITE = 'https://site.invalid';

/** What a guard hands to the log-in page in the router's state. */
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

/** As a browser reads it: it drops tabs and line breaks, and takes `\` for `/`. */
function isOwnPath(location: string): boolean {
  if (!location.startsWith('/') || !URL.canParse(location, SITE)) return false;
  const { origin, pathname } = new URL(location, SITE);
  // Dots may leave a path that begins with two slashes, which is a host to whoever reads it next.
  return origin === SITE && !pathname.startsWith('//');
}
