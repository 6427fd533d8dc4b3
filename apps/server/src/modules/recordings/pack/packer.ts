import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type ChildPool, createChildPool } from '#platform/child/child-pool.ts';
import type { MadePack, PackTask } from './make-pack.ts';

const CHILD = fileURLToPath(new URL('./pack-child.ts', import.meta.url));
/** Two million samples took 16 s and 0.9 GB; an hour of gaze has 108,000. */
const LIMITS = { cpuS: 60, wallMs: 240_000, memoryBytes: 1_200 * 1_048_576 };

export type Packer = Pick<ChildPool<PackTask, MadePack>, 'run'>;

/** Makes packs in children, as many at once as there are cores. */
export function createPacker(atOnce: number): ChildPool<PackTask, MadePack> {
  const size = Math.min(atOnce, availableParallelism());
  return createChildPool({ program: CHILD, size, limits: LIMITS });
}
