import { matchPath, Navigate, Outlet, useLocation } from 'react-router';
import { ShellSkeleton } from '#app/shells/shell-skeleton.tsx';
import { PATHS } from '#shared/paths.ts';
import { rememberLocation } from '#shared/session/return-location.ts';
import type { LoginState } from '#shared/session/return-location-store.ts';
import { isHeldBack, maySeePlan } from '#shared/session/roles.ts';
import { useSession } from '#shared/session/session.ts';

/** Shows what is inside to people who are logged in, and nothing of it before that is known. */
export function LoginGuard() {
  const { state, isLogin } = useSession();
  const { pathname, search, hash } = useLocation();
  if (state === 'loading') return <ShellSkeleton />;
  if (isLogin) return <AccountGuard />;
  // The address is ahead of the screen: the person has left already, as after a log-out.
  if (window.location.pathname !== pathname) return null;
  // The transfer page names the short address; both end at the same page.
  const login = matchPath(PATHS.transfer, pathname) ? PATHS.shortLogin : PATHS.login;
  return <Navigate to={login} replace state={rememberLocation(pathname + search + hash)} />;
}

/** Inside the log-in guard: the account screen says what comes before all else. */
function AccountGuard() {
  const self = useSession((session) => session.self);
  const { pathname, search, hash } = useLocation();
  const isFree = self === null || !isHeldBack(self);
  const isPlan = self !== null && pathname === PATHS.plan && maySeePlan(self);
  if (isFree || isPlan || pathname === PATHS.account) return <Outlet />;
  const state: LoginState = { returnTo: pathname + search + hash };
  return <Navigate to={PATHS.account} replace state={state} />;
}
