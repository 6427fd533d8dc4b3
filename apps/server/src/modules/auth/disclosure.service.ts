// The specification tells people that an address has no account, or has one already. That is kind to
// a person and a gift to whoever collects addresses, so a caller is told a few times only. Whoever
// cannot be told any more reads one text for every failure.
import type { ServerDeps } from '#platform/deps.ts';
import type { Claim } from '#platform/limits/limits.ts';
import { isDeviceKnown } from './auth.repo.ts';
import { toDisclosureClaims } from './auth-limits.service.ts';
import type { Caller } from './caller.service.ts';

type Deps = Pick<ServerDeps, 'db' | 'limits'>;

/** Counts one telling, if there is room for it. */
export async function tryDisclose(deps: Deps, caller: Caller): Promise<boolean> {
  const { soon, lasting } = await listClaims(deps, caller);
  return takeEach(deps, [...soon, ...lasting]);
}

/** A wrong password tells that there is an account: the same, but a few at once are no attack. */
export async function tryDiscloseMember(deps: Deps, caller: Caller): Promise<boolean> {
  const { soon, lasting } = await listClaims(deps, caller);
  for (const [rule, subject] of soon) {
    if (await deps.limits.isFull(rule, subject)) return false;
  }
  return takeEach(deps, lasting);
}

async function takeEach({ limits }: Deps, claims: readonly Claim[]): Promise<boolean> {
  for (const [rule, subject] of claims) {
    if (!(await limits.take(rule, subject))) return false;
  }
  return true;
}

async function listClaims(deps: Deps, caller: Caller) {
  const isKnown = !caller.device.isNew && (await isDeviceKnown(deps.db, caller.device.hash));
  return toDisclosureClaims(caller, isKnown);
}
