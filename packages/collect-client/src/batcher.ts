import {
  createColumns,
  EG1_MAX_SAMPLES,
  encodeBatch,
  toWireCoordinate,
  toWireDistance,
  toWireDt,
  toWireYaw,
} from '@fovea/gaze/samples';
import type { GazeSample, PageBox } from './gaze-sample.ts';

export interface NumberedBatch {
  readonly seq: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface BatcherOptions {
  readonly firstSeq: number;
  /** How much gaze goes into a batch, as the server asked for last. */
  readonly readBatchMs: () => number;
  readonly onBatch: (batch: NumberedBatch) => void;
}

/** How far the page is scrolled at the moment, CSS px. */
export type ReadScrollPx = () => number;

const NOT_SCROLLED: ReadScrollPx = () => 0;

/** A look, and how far the page was scrolled then. */
interface ScrolledSample extends GazeSample {
  readonly scrollPx: number;
}

/** Cuts the gaze of pages into EG1 batches; a batch never spans two pages. */
export function createBatcher({ firstSeq, readBatchMs, onBatch }: BatcherOptions) {
  let seq = firstSeq;
  let samples: ScrolledSample[] = [];
  let page:
    | { readonly index: number; readonly box: PageBox; readonly readScrollPx: ReadScrollPx }
    | undefined;

  function flush(): void {
    const [first] = samples;
    if (first === undefined || page === undefined) return;
    onBatch({ seq, bytes: toBytes(samples, { seq, page: page.index, t0: first.tMs, ...page }) });
    seq++;
    samples = [];
  }

  return {
    beginPage(index: number, box: PageBox, readScrollPx = NOT_SCROLLED): void {
      flush();
      page = { index, box, readScrollPx };
    },
    endPage(): void {
      flush();
      page = undefined;
    },
    /** Gaze between pages belongs to nothing and is dropped. */
    add(sample: GazeSample): void {
      if (page === undefined) return;
      const [first] = samples;
      // Compared as the wire rounds them, so that the last digits of a clock do not matter.
      const isFull =
        first !== undefined &&
        (toWireDt(sample.tMs - first.tMs) >= toWireDt(readBatchMs()) ||
          samples.length === EG1_MAX_SAMPLES);
      if (isFull) flush();
      samples.push({ ...sample, scrollPx: Math.round(page.readScrollPx()) });
    },
    flush,
    countBatches: () => seq,
  };
}

interface BatchHead {
  readonly seq: number;
  readonly page: number;
  readonly t0: number;
  readonly box: PageBox;
}

function toBytes(samples: readonly ScrolledSample[], head: BatchHead): Uint8Array<ArrayBuffer> {
  const { seq, page, t0, box } = head;
  const columns = createColumns(samples.length);
  const scrollY = samples[0]?.scrollPx ?? 0;
  samples.forEach((sample, i) => {
    columns.dt[i] = toWireDt(sample.tMs - t0);
    columns.x[i] = toWireCoordinate(sample.xPx);
    columns.y[i] = toWireCoordinate(sample.yPx);
    columns.scroll[i] = sample.scrollPx - scrollY;
    columns.confidence[i] = Math.round(sample.confidence * 255);
    columns.flags[i] = sample.flags;
    columns.distance[i] = toWireDistance(sample.distanceMm);
    columns.yaw[i] = toWireYaw(sample.yawDeg);
  });
  const { widthPx: vw, heightPx: vh } = box;
  return encodeBatch({ seq, page, t0, scrollY, vw, vh, n: samples.length, columns });
}
