import type { Role } from '@fovea/contract';
import { Navigate, Outlet } from 'react-router';
import { PATHS } from '#shared/paths.ts';
import { canTransfer } from '#shared/session/roles.ts';
import { useSession } from '#shared/session/session.ts';

/** Inside the log-in guard: people who may not send sessions see their account instead. */
export function TransferGuard() {
  const role: Role = useSession((session) => session.self?.role) ?? 'user';
  return canTransfer(role) ? <Outlet /> : <Navigate to={PATHS.account} replace />;
}
