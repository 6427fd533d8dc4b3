import type { CellAmounts } from './heat-map.ts';
import { MOST_MS, type PointWeight, toWhole } from './point-weight.ts';

/**
 * Points whose amounts run along whole numbers, from `low` where they begin to `high` where they
 * end: ms of the page's clock (`absolute`), parts of a person's time (`relative`), 0 and 1
 * (`count`). Differences of times that follow one another add up exactly.
 */
export interface WeighedPoints {
  readonly weight: PointWeight;
  /** −1 beside the picture. */
  readonly cells: Int32Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  /**
   * Added to a time of the page: with `relative` it gives the time spent on fixations so far, with
   * `count` the time since the onset. Empty with `absolute`.
   */
  readonly originMs: Float64Array;
  /** Empty but for `relative`. */
  readonly perMs: Float64Array;
}

export function createWeighedPoints(weight: PointWeight, n: number): WeighedPoints {
  return {
    weight,
    cells: new Int32Array(n),
    low: new Int32Array(n),
    high: new Int32Array(n),
    originMs: new Float64Array(weight === 'absolute' ? 0 : n),
    perMs: new Float64Array(weight === 'relative' ? n : 0),
  };
}

/** A growing list of what points add from `fromMs` up to `toMs`. */
export class AmountList {
  readonly #cells: Int32Array;
  readonly #amounts: Float64Array;
  readonly #fromMs: number;
  readonly #toMs: number;
  #n = 0;

  /** `most` is how many points can come. */
  constructor(most: number, fromMs: number, toMs: number) {
    // Every entry is written and kept only if it is something, so that nothing is guessed.
    this.#cells = new Int32Array(most + 1);
    this.#amounts = new Float64Array(most + 1);
    this.#fromMs = Math.min(fromMs, MOST_MS);
    this.#toMs = Math.min(toMs, MOST_MS);
  }

  /** Takes the points from `start` up to `end`. */
  add(points: WeighedPoints, start: number, end: number): void {
    switch (points.weight) {
      case 'absolute':
        this.#n = this.#addTimes(points, start, end);
        break;
      case 'relative':
        this.#n = this.#addShares(points, start, end);
        break;
      case 'count':
        this.#n = this.#addOnsets(points, start, end);
        break;
    }
  }

  toCellAmounts(): CellAmounts {
    return { n: this.#n, cells: this.#cells, amounts: this.#amounts };
  }

  #addTimes({ cells, low, high }: WeighedPoints, start: number, end: number): number {
    const ownCells = this.#cells;
    const amounts = this.#amounts;
    const from = toWhole(this.#fromMs) | 0;
    const to = toWhole(this.#toMs) | 0;
    let n = this.#n;
    for (let i = start; i < end; i++) {
      const cell = cells[i] as number;
      // The smaller end less the larger start, by signs instead of jumps.
      const early = (high[i] as number) - to;
      const late = from - (low[i] as number);
      const amount = to + (early & (early >> 31)) - (from - (late & (late >> 31)));
      ownCells[n] = cell;
      amounts[n] = amount;
      n += Number(amount > 0) & Number(cell >= 0);
    }
    return n;
  }

  #addShares(points: WeighedPoints, start: number, end: number): number {
    const { cells, low, high, originMs, perMs } = points;
    const fromMs = this.#fromMs;
    const toMs = this.#toMs;
    let n = this.#n;
    for (let i = start; i < end; i++) {
      const cell = cells[i] as number;
      const first = low[i] as number;
      const last = high[i] as number;
      const origin = originMs[i] as number;
      const rate = perMs[i] as number;
      const from = toWhole((fromMs + origin) * rate);
      const to = toWhole((toMs + origin) * rate);
      const amount = Math.min(last, to) - Math.max(first, from);
      this.#cells[n] = cell;
      this.#amounts[n] = amount;
      n += Number(amount > 0) & Number(cell >= 0);
    }
    return n;
  }

  #addOnsets({ cells, originMs }: WeighedPoints, start: number, end: number): number {
    let n = this.#n;
    for (let i = start; i < end; i++) {
      const cell = cells[i] as number;
      const origin = originMs[i] as number;
      this.#cells[n] = cell;
      this.#amounts[n] = 1;
      n += Number(this.#fromMs + origin <= 0 && this.#toMs + origin > 0 && cell >= 0);
    }
    return n;
  }
}
