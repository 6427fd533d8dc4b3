import { RecordingBounds } from '@fovea/contract';
import { DT_UNIT_MS, decodeBatch, type Eg1Batch } from '@fovea/gaze/samples';

/** So much gaze takes a place, and keeps it. */
const ENOUGH = { gazeMs: 2_000, samples: 40 };
/** Afterwards gaze is looked at no sooner than that: a place is kept for ten times as long. */
export const REST_MS = 60_000;
/** Gaze that goes on this much slower than our clock does not go on. Phones may sleep for a while. */
const SLOWEST = 0.1;
/** So many batches have enough in them, or will not have. */
const MAX_BATCHES = 32;

interface Shown {
  readonly atMs: number;
  /** Device clock. */
  readonly gazeMs: number;
}

/**
 * Whether the batches of one recording show gaze that goes on as time does: within the bounds of a
 * recording, later than what was shown before, never faster than our clock. A script can send that
 * too, in no less time than a person.
 */
export class GazeProof {
  readonly #joinedMs: number;
  readonly #pace: number;
  #bounds = new RecordingBounds();
  #firstMs = Number.POSITIVE_INFINITY;
  #restsUntilMs = Number.NEGATIVE_INFINITY;
  #shown: Shown | undefined;
  #seqs = new Set<number>();
  #samples = 0;
  #gazeMs = 0;
  #fromMs = Number.POSITIVE_INFINITY;
  #toMs = Number.NEGATIVE_INFINITY;

  /** At a pace of 0, for drills, our clock says nothing. */
  constructor({ joinedMs, pace }: { readonly joinedMs: number; readonly pace: number }) {
    this.#joinedMs = joinedMs;
    this.#pace = pace;
  }

  /** In any order, and a batch that comes again counts once. */
  see({ seq, payload }: { readonly seq: number; readonly payload: Uint8Array }, nowMs: number) {
    if (nowMs < this.#restsUntilMs || this.#seqs.has(seq)) return;
    const decoded = decodeBatch(payload);
    if (!decoded.ok || decoded.batch.seq !== seq || decoded.batch.n === 0) return;
    if (this.#bounds.judge(decoded.batch) !== undefined) return;
    const { fromMs, toMs, samples } = measure(decoded.batch);
    if (this.#shown !== undefined && toMs <= this.#shown.gazeMs) return;
    if (this.#seqs.size >= MAX_BATCHES) this.#begin();
    this.#seqs.add(seq);
    this.#samples += samples;
    this.#gazeMs += toMs - fromMs;
    this.#firstMs = Math.min(this.#firstMs, fromMs);
    this.#fromMs = Math.min(this.#fromMs, fromMs);
    this.#toMs = Math.max(this.#toMs, toMs);
  }

  isShown(nowMs: number): boolean {
    // Two batches that tell of the same time tell of it once.
    const gazeMs = Math.min(this.#gazeMs, this.#toMs - this.#fromMs);
    if (this.#samples < ENOUGH.samples || gazeMs < ENOUGH.gazeMs) return false;
    if ((this.#toMs - this.#firstMs) * this.#pace > nowMs - this.#joinedMs) return false;
    if (this.#shown === undefined) return true;
    const leastMs = (nowMs - this.#shown.atMs) * SLOWEST * this.#pace;
    return this.#toMs - this.#shown.gazeMs >= leastMs;
  }

  /** The recording has what its gaze is good for. */
  rest(nowMs: number): void {
    if (this.#toMs > Number.NEGATIVE_INFINITY) this.#shown = { atMs: nowMs, gazeMs: this.#toMs };
    this.#restsUntilMs = nowMs + REST_MS;
    this.#begin();
  }

  #begin(): void {
    this.#seqs.clear();
    this.#samples = 0;
    this.#gazeMs = 0;
    this.#fromMs = Number.POSITIVE_INFINITY;
    this.#toMs = Number.NEGATIVE_INFINITY;
  }
}

/** Samples of one time are one sample. */
function measure({ t0, columns: { dt } }: Eg1Batch) {
  const first = dt[0] ?? 0;
  const last = dt.at(-1) ?? 0;
  let samples = 1;
  for (let i = 1; i < dt.length; i++) if (dt[i] !== dt[i - 1]) samples++;
  return { fromMs: t0 + first * DT_UNIT_MS, toMs: t0 + last * DT_UNIT_MS, samples };
}
