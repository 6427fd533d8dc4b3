import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type ChildPool, createChildPool } from '#platform/child/child-pool.ts';
import type { MadeRecords, RecordsTask } from './make-records.ts';

const CHILD = fileURLToPath(new URL('./records-child.ts', import.meta.url));
/** As for a pack: a merge is bounded by samples, and takes about as long as making the packs did. */
const LIMITS = { cpuS: 60, wallMs: 240_000, memoryBytes: 1_200 * 1_048_576 };

export type Merger = Pick<ChildPool<RecordsTask, MadeRecords>, 'run'>;

/** Makes records in children, as many at once as there are cores. */
export function createMerger(atOnce: number): ChildPool<RecordsTask, MadeRecords> {
  const size = Math.min(atOnce, availableParallelism());
  return createChildPool({ program: CHILD, size, limits: LIMITS });
}
