import type { ServerDeps } from '#platform/deps.ts';
import { countDeadLetters, countParked, countUnpacked } from './sweep.repo.ts';

/** By then the sweep has asked for it twice. */
const LATE_MS = 180_000;

/** What waits for work or for a person. */
export async function measureBacklog({ db, clock }: Pick<ServerDeps, 'db' | 'clock'>) {
  return {
    parked: await countParked(db),
    unpacked: await countUnpacked(db, new Date(clock.now().getTime() - LATE_MS)),
    deadLetters: await countDeadLetters(db),
  };
}
