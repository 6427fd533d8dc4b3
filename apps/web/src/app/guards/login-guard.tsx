import { matchPath, Navigate, Outlet, useLocation } from 'react-router';
import { ShellSkeleton } from '#app/shells/shell-skeleton.tsx';
import { PATHS } from '#shared/paths.ts';
import { rememberLocation } from '#shared/session/return-location.ts';
import type { LoginState } from '#shared/session/return-location-store.ts';
import { lacksSecondFactor } from '#shared/session/roles.ts';
import { useSession } from '#shared/session/session.ts';

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

/**
 * Inside the log-in guard: people whose role needs a second factor set it up before all else, and
 * whoever has deleted the account keeps it first.
 */
function SecondFactorGuard() {
  const self = useSession((session) => session.self);
  const { pathname, search, hash } = useLocation();
  const isFree = self === null || !(self.leavesAt || lacksSecondFactor(self));
  if (isFree || pathname === PATHS.account) return <Outlet />;
  const state: LoginState = { returnTo: pathname + search + hash };
  return <Navigate to={PATHS.account} replace state={state} />;
}
