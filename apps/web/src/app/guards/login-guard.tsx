import { matchPath, Navigate, useLocation } from 'react-router';
import { ShellSkeleton } from '#app/shells/shell-skeleton.tsx';
import { PATHS } from '#shared/paths.ts';
import { rememberLocation } from '#shared/session/return-location.ts';
import { useSession } from '#shared/session/session.ts';
import { SecondFactorGuard } from './second-factor-guard.tsx';

/** Shows what is inside to people who are logged in, and nothing of it before that is known. */
export function LoginGuard() {
  const { state, isLogin } = useSession();
  const { pathname, search, hash } = useLocation();
  if (state === 'loading') return <ShellSkeleton />;
  if (isLogin) return <SecondFactorGuard />;
  // The address is ahead of the screen: the person has left already, as after a log-out.
  if (window.location.pathname !== pathname) return null;
  // The transfer page names the short address; both end at the same page.
  const login = matchPath(PATHS.transfer, pathname) ? PATHS.shortLogin : PATHS.login;
  return <Navigate to={login} replace state={rememberLocation(pathname + search + hash)} />;
}
