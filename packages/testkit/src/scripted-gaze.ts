import { createHash } from 'node:crypto';
import {
  createColumns,
  encodeBatch,
  SAMPLE_FLAGS,
  toWireCoordinate,
  toWireDistance,
  toWireDt,
  toWireYaw,
} from '@fovea/gaze/samples';
import { createGazePath, createSeededRandom } from '@fovea/gaze/synthetic';

const TRACKED = SAMPLE_FLAGS.face | SAMPLE_FLAGS.onScreen | SAMPLE_FLAGS.orientationOk;
/** Midnight of 1 January 2026, UTC. */
const DEFAULT_START_MS = 1_767_225_600_000;

export interface ScriptedGazeOptions {
  readonly seed: number;
  /** How many batches; their seq counts from 0. */
  readonly batches: number;
  /** Pages that the batches are spread over, in order: their numbers, or how many from page 0. */
  readonly pages?: number | readonly number[];
  /** CSS px. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hz?: number;
  readonly batchMs?: number;
  /** Device clock at the first sample. */
  readonly startMs?: number;
  /** Chance of a sample without a face, 0 to 1. */
  readonly lossShare?: number;
}

export interface ScriptedSample {
  readonly seq: number;
  readonly page: number;
  /** Since the first sample, before the wire rounds it to 0.5 ms. */
  readonly tMs: number;
  /** CSS px on the screen, before the wire rounds them to quarters. */
  readonly xPx: number;
  readonly yPx: number;
  readonly tracked: boolean;
}

export interface ScriptedGaze {
  /** EG1 bytes by seq. */
  readonly batches: Uint8Array<ArrayBuffer>[];
  /** SHA-256 of each batch, 32 bytes. */
  readonly sha256: Uint8Array[];
  /** SHA-256, in hex, of all batch hashes one after the other in order of seq. */
  readonly rootHash: string;
  readonly samples: ScriptedSample[];
}

/** A participant whose gaze is known at every moment. The same options give the same bytes. */
export function scriptedGaze(options: ScriptedGazeOptions): ScriptedGaze {
  const { seed, hz = 30, batchMs = 2000, lossShare = 0 } = options;
  const { width, height } = options.viewport;
  const pages = toPages(options.pages ?? 1);
  const perBatch = Math.round((batchMs * hz) / 1000);
  const pathAt = createGazePath(seed);
  const random = createSeededRandom(seed + 1);
  const samples: ScriptedSample[] = [];
  const batches = Array.from({ length: options.batches }, (_, seq) => {
    const page = pages[Math.floor((seq * pages.length) / options.batches)] ?? 0;
    const own = Array.from({ length: perBatch }, (__, i) => {
      const tMs = seq * batchMs + (i * 1000) / hz;
      const { u, v } = pathAt(tMs);
      const tracked = random() >= lossShare;
      return { seq, page, tMs, xPx: u * width, yPx: v * height, tracked };
    });
    samples.push(...own);
    const t0 = (options.startMs ?? DEFAULT_START_MS) + seq * batchMs;
    return toBytes(own, { seq, page, t0, startMs: seq * batchMs, vw: width, vh: height });
  });
  const sha256 = batches.map((bytes) =>
    Uint8Array.from(createHash('sha256').update(bytes).digest()),
  );
  return { batches, sha256, rootHash: toRootHash(sha256), samples };
}

function toPages(pages: number | readonly number[]): readonly number[] {
  return typeof pages === 'number' ? Array.from({ length: pages }, (_, i) => i) : pages;
}

/**
 * The hash that the completeness handshake compares: SHA-256 in hex over the batch hashes in order.
 */
export function toRootHash(batchHashes: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const batchHash of batchHashes) hash.update(batchHash);
  return hash.digest('hex');
}

interface BatchHead {
  readonly seq: number;
  readonly page: number;
  readonly t0: number;
  readonly startMs: number;
  readonly vw: number;
  readonly vh: number;
}

function toBytes(own: readonly ScriptedSample[], head: BatchHead): Uint8Array<ArrayBuffer> {
  const { startMs, ...header } = head;
  const columns = createColumns(own.length);
  own.forEach(({ tMs, xPx, yPx, tracked }, i) => {
    columns.dt[i] = toWireDt(tMs - startMs);
    columns.x[i] = toWireCoordinate(xPx);
    columns.y[i] = toWireCoordinate(yPx);
    columns.confidence[i] = tracked ? 240 : 0;
    columns.flags[i] = tracked ? TRACKED : SAMPLE_FLAGS.orientationOk;
    columns.distance[i] = toWireDistance(tracked ? 350 : 0);
    columns.yaw[i] = toWireYaw(0);
  });
  return encodeBatch({ ...header, n: own.length, scrollY: 0, columns });
}
