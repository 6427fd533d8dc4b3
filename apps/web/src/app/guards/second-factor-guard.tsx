import { Navigate, Outlet, useLocation } from 'react-router';
import { PATHS } from '#shared/paths.ts';
import type { LoginState } from '#shared/session/return-location-store.ts';
import { lacksSecondFactor } from '#shared/session/roles.ts';
import { useSession } from '#shared/session/session.ts';

/**
 * Inside the log-in guard: people whose role needs a second factor set it up before all else, and
 * whoever has deleted the account keeps it first.
 */
export function SecondFactorGuard() {
  const self = useSession((session) => session.self);
  const { pathname, search, hash } = useLocation();
  const isFree = self === null || !(self.leavesAt || lacksSecondFactor(self));
  if (isFree || pathname === PATHS.account) return <Outlet />;
  const state: LoginState = { returnTo: pathname + search + hash };
  return <Navigate to={PATHS.account} replace state={state} />;
}
