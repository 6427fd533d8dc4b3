import {
  createColumns,
  encodeBatch,
  SAMPLE_FLAGS,
  toWireCoordinate,
  toWireDistance,
  toWireDt,
  toWireYaw,
} from '@fovea/gaze/samples';
import type { Person } from './person.ts';
import type { TrackedPage } from './tracked-page.ts';

export interface PageBatchesInput {
  readonly page: number;
  /** Number of the first batch; the others count on. */
  readonly firstSeq: number;
  /** Device clock at the moment the page was shown. */
  readonly shownAtMs: number;
  readonly batchMs?: number;
}

/** EG1 bytes of a page as the collect app sends them: a batch every 2 s. */
export function toPageBatches(
  { viewport }: Person,
  tracked: TrackedPage,
  { page, firstSeq, shownAtMs, batchMs = 2_000 }: PageBatchesInput,
): Uint8Array<ArrayBuffer>[] {
  const batches: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  while (from < tracked.n) {
    const startMs = tracked.tMs[from] as number;
    let to = from;
    while (to < tracked.n && (tracked.tMs[to] as number) < startMs + batchMs) to++;
    const columns = createColumns(to - from);
    const scrollY = tracked.scrollPx[from] as number;
    let latest = 0;
    for (let i = from; i < to; i++) {
      const flags = tracked.flags[i] as number;
      const hasFace = (flags & SAMPLE_FLAGS.face) !== 0;
      // Times within a batch never fall; jitter that would is held.
      latest = Math.max(latest, toWireDt(Math.max((tracked.tMs[i] as number) - startMs, 0)));
      columns.dt[i - from] = latest;
      columns.x[i - from] = toWireCoordinate(tracked.x[i] as number);
      columns.y[i - from] = toWireCoordinate(tracked.y[i] as number);
      columns.scroll[i - from] = (tracked.scrollPx[i] as number) - scrollY;
      columns.confidence[i - from] = hasFace ? 240 : 0;
      columns.flags[i - from] = flags;
      columns.distance[i - from] = toWireDistance(hasFace ? 350 : 0);
      columns.yaw[i - from] = toWireYaw(0);
    }
    batches.push(
      encodeBatch({
        seq: firstSeq + batches.length,
        page,
        t0: shownAtMs + startMs,
        scrollY,
        vw: viewport.widthPx,
        vh: viewport.heightPx,
        n: to - from,
        columns,
      }),
    );
    from = to;
  }
  return batches;
}
