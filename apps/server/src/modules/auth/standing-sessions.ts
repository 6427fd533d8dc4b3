import type { Clock } from '#platform/clock/clock.ts';

/** Which of some sessions have not ended. */
export type FindStanding = (authSessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** A session that ended is read with for so long where its end was not heard of. */
const KEPT_MS = 30_000;
const MAX_KEPT = 20_000;

interface Seen {
  readonly atMs: number;
  readonly stands: Promise<boolean>;
}

/** Whether sessions stand: looked up for each write, and for reading once in 30 seconds. */
export function createStandingSessions(find: FindStanding, clock: Clock) {
  const seen = new Map<string, Seen>();

  function look(id: string): Promise<boolean> {
    const stands = find([id]).then((standing) => standing.has(id));
    const own = { atMs: clock.now().getTime(), stands };
    seen.delete(id);
    seen.set(id, own);
    const [oldest] = seen.keys();
    if (seen.size > MAX_KEPT && oldest !== undefined) seen.delete(oldest);
    stands.catch(() => {
      if (seen.get(id) === own) seen.delete(id);
    });
    return stands;
  }

  return {
    look,
    /** As far as it was seen lately. */
    recall(id: string): Promise<boolean> {
      const known = seen.get(id);
      const ageMs = known === undefined ? KEPT_MS : clock.now().getTime() - known.atMs;
      return known !== undefined && ageMs >= 0 && ageMs < KEPT_MS ? known.stands : look(id);
    },
    forget(id: string): void {
      seen.delete(id);
    },
  };
}

export type StandingSessions = ReturnType<typeof createStandingSessions>;
