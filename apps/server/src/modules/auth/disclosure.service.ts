// The specification tells people that an address has no account, or has one already. That is kind to
// a person and a gift to whoever collects addresses, so a caller is told a few times only.
import type { ServerDeps } from '#platform/deps.ts';
import { isDeviceKnown } from './auth.repo.ts';
import { toDisclosureClaims } from './auth-limits.service.ts';
import type { Caller } from './caller.service.ts';

type Deps = Pick<ServerDeps, 'db' | 'limits'>;

/**
 * Counts one telling, if there is room for it. Whoever cannot be told any more reads one text for
 * every failure.
 */
export async function tryDisclose(deps: Deps, caller: Caller): Promise<boolean> {
  for (const [rule, subject] of await listClaims(deps, caller)) {
    if (!(await deps.limits.take(rule, subject))) return false;
  }
  return true;
}

async function listClaims(deps: Deps, caller: Caller) {
  const isKnown = !caller.device.isNew && (await isDeviceKnown(deps.db, caller.device.hash));
  return toDisclosureClaims(caller, isKnown);
}
