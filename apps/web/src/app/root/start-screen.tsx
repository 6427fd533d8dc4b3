import { matchPath } from 'react-router';
import { ShellSkeleton } from '#app/shells/shell-skeleton.tsx';
import { authMarker } from '#shared/session/session.ts';

const SIGNED_IN = ['/project/*', '/account/*', '/analysis/*', '/help'];

/** Shown while the code of the first screen is on its way. */
export function StartScreen() {
  const isSignedIn = SIGNED_IN.some((pattern) => matchPath(pattern, location.pathname) !== null);
  return isSignedIn && authMarker.isValid() ? <ShellSkeleton /> : null;
}
