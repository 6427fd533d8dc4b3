import { countCopies } from '#modules/recordings/copies/copies.repo.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { countDeadLetters, countParked, countUnpacked } from './sweep.repo.ts';

/** By then the sweep has asked for it twice. */
const LATE_MS = 180_000;
/** By then the sweep has tried to copy it ten times. */
const UNCOPIED_MS = 600_000;

/** Work that waits for a worker or a person. */
export async function measureBacklog({ db, clock }: Pick<ServerDeps, 'db' | 'clock'>) {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  return {
    parked: await countParked(db),
    unpacked: await countUnpacked(db, ago(LATE_MS)),
    copies: await countCopies(db, ago(UNCOPIED_MS)),
    deadLetters: await countDeadLetters(db),
  };
}
