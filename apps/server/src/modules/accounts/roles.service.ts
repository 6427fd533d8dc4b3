import type { Role } from '@fovea/contract';
import { recordEvent } from '#modules/audit/public.ts';
import { endSessions } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { setRole } from './accounts.repo.ts';

/** False if the address has no account. Sessions end: they carry the old role. */
export function changeRole(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  email: string,
  role: Role,
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const user = await setRole(tx, email, role);
    if (user === undefined) return false;
    await endSessions(tx, user.id, now);
    const event = { action: 'role_changed', actorId: null, subjectId: user.id } as const;
    await recordEvent(tx, { ...event, details: { role } }, now);
    return true;
  });
}
