// The specification tells people that an address has no account, or has one already. That is kind to
// a person and a gift to whoever collects addresses, so a caller is told a few times only. Whoever
// cannot be told any more reads one text for every failure.
import type { ServerDeps } from '#platform/deps.ts';
import type { Claim } from '#platform/limits/limits.ts';
import { isDeviceKnown } from './auth.repo.ts';
import { toDisclosureClaims } from './auth-limits.ts';
import type { Caller } from './caller.ts';

type Deps = Pick<ServerDeps, 'db' | 'limits'>;

/**
 * Facts that may be told to one caller. Asked for every address alike, before anybody looks at it.
 */
export interface Disclosure {
  /** Counts the telling of a fact, if there is room for it. */
  tell(): Promise<boolean>;
  /** A wrong password tells that there is an account: the same, but a few at once are no attack. */
  tellMember(): Promise<boolean>;
}

/**
 * Past the limits nothing more is asked or counted, so that the work is the same whether or not
 * there is an account: time would tell what the answer does not.
 */
export async function openDisclosure(deps: Deps, caller: Caller): Promise<Disclosure> {
  const { soon, lasting } = await listClaims(deps, caller);
  const all = [...soon, ...lasting];
  const full = await Promise.all(all.map((claim) => deps.limits.isFull(...claim)));
  const hasRoom = !full.includes(true);
  return {
    tell: async () => hasRoom && takeEach(deps, all),
    tellMember: async () => hasRoom && takeEach(deps, lasting),
  };
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
