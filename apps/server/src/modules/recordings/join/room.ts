// Who may still join a project, and who may hold one of its places while the run goes on.

const LEAST_SHARE = 5;

/** Running recordings by the address that they came from. */
export type Runs = Map<string, number>;

export type Refusal = 'project_full' | 'starts_limited';

interface Room {
  readonly target: number;
  /** Places of recordings that are complete. */
  readonly finished: number;
  /** Those of them that may come back: their pack is not there yet. */
  readonly unpacked: number;
  readonly runs: Readonly<Runs>;
}

/** How many may have finished or run at once: some of those who run never finish. */
export function toBound(target: number): number {
  return target + Math.floor(target / 5) + 5;
}

/** Places that the running recordings of one address hold at most. */
export function toShare(target: number): number {
  return Math.max(LEAST_SHARE, Math.floor(target / 5));
}

/**
 * Why a phone at an address may not join; nothing where it may. Each other address counts with its
 * share at most, so that no script keeps people elsewhere out.
 */
export function refuseJoin(
  { target, finished, unpacked, runs }: Room,
  address: string,
): Refusal | undefined {
  if (finished >= target) return unpacked > 0 ? 'starts_limited' : 'project_full';
  let counted = finished;
  for (const [from, count] of runs) {
    counted += from === address ? count : Math.min(count, toShare(target));
  }
  return counted < toBound(target) ? undefined : 'starts_limited';
}
