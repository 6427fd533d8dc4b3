import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createChildPool } from '#platform/child/child-pool.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import type { RecordsAnswer, RecordsTask, RecordsWork } from './records-work.ts';

const CHILD = fileURLToPath(new URL('./records-child.ts', import.meta.url));
/** As for a pack: a merge is bounded by samples, and takes about as long as making the packs did. */
const LIMITS = { cpuS: 60, wallMs: 240_000, memoryBytes: 1_200 * 1_048_576 };

export type Merger = RecordsWork;

/** Makes records in children, as many at once as there are cores. */
export function createMerger(atOnce: number): Merger & { stop(): void } {
  const size = Math.min(atOnce, availableParallelism());
  const pool = createChildPool<RecordsTask, RecordsAnswer>({
    program: CHILD,
    size,
    limits: LIMITS,
  });
  return {
    merge: async (task) => toResult((await pool.run({ kind: 'merge', task })).merge),
    joinPages: async (task) => toResult((await pool.run({ kind: 'joinPages', task })).joinPages),
    joinHead: async (task) => toResult((await pool.run({ kind: 'joinHead', task })).joinHead),
    paintMaps: async (task) => toResult((await pool.run({ kind: 'paintMaps', task })).paintMaps),
    stop: () => pool.stop(),
  };
}

const toResult = <Result>(result: Result | undefined) => requireValue(result, 'answer of a child');
