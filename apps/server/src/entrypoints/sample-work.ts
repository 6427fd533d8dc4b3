import { measureBacklog } from '#modules/recordings/public.ts';
import type { ServerDeps } from '#platform/deps.ts';

const SAMPLE_MS = 15_000;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'metrics' | 'log'>;

/**
 * Samples the work that waits for a worker or a person, for /metrics. One process is enough for
 * all.
 */
export function sampleWork(deps: Deps): void {
  const sample = () =>
    measureWork(deps).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'what waits could not be counted');
    });
  void sample();
  setInterval(() => void sample(), SAMPLE_MS).unref();
}

export async function measureWork({ metrics, ...deps }: Deps): Promise<void> {
  const { ageS, parked: parkedJobs } = await deps.jobs.measureWaiting();
  for (const [queue, age] of ageS) metrics.oldestJob.set({ queue }, age);
  metrics.parkedJobs.set(parkedJobs);
  const { parked, unpacked, deadLetters, copies } = await measureBacklog(deps);
  metrics.parkedRecordings.reset();
  for (const [reason, count] of parked) metrics.parkedRecordings.set({ reason }, count);
  metrics.unpackedRecordings.set(unpacked);
  metrics.deadLetters.set(deadLetters);
  const isCopied = deps.storage.copies !== undefined;
  metrics.secondCopy.set(isCopied ? 1 : 0);
  metrics.uncopiedObjects.set(isCopied ? copies.uncopied : 0);
  metrics.damagedPacks.set(copies.lost);
}
