import type { Fixations } from '#events/fixations.ts';
import { findCell, type HeatGrid } from './grid.ts';
import type { CellAmounts } from './heat-map.ts';
import { getAmountPerMs, type PointWeight, toAmount } from './point-weight.ts';

/** Width of the time bins by which a frame finds its fixations. */
const BIN_MS = 128;

/** Fixations of many people, ready to be added to a map frame by frame. */
export interface HeatPoints {
  readonly weight: PointWeight;
  readonly n: number;
  /** In the order of the bins in which they begin, so that a frame reads memory in one go. */
  readonly cells: Int32Array;
  readonly onsetMs: Float64Array;
  readonly offsetMs: Float64Array;
  /** See `toAmount`. */
  readonly beforeMs: Float64Array;
  readonly perMs: Float64Array;
  /** Points of bin b are `binned[binStarts[b]]` up to the next start; long ones are in several. */
  readonly binStarts: Uint32Array;
  readonly binned: Uint32Array;
}

/** One entry per person, x and y in px of the map. Fixations beside the picture add nothing. */
export function createHeatPoints(
  people: readonly Fixations[],
  grid: HeatGrid,
  weight: PointWeight,
): HeatPoints {
  const next = countOnsets(people);
  const most = next.at(-1) ?? 0;
  const points = {
    cells: new Int32Array(most),
    onsetMs: new Float64Array(most),
    offsetMs: new Float64Array(most),
    beforeMs: new Float64Array(most),
    perMs: new Float64Array(most),
  };
  for (const fixations of people) {
    const perMs = getAmountPerMs(weight, fixations);
    let clockMs = 0;
    for (let i = 0; i < fixations.onsetMs.length; i++) {
      const onset = fixations.onsetMs[i] as number;
      const offset = fixations.offsetMs[i] as number;
      const bin = Math.floor(onset / BIN_MS);
      const at = next[bin] as number;
      next[bin] = at + 1;
      points.cells[at] = findCell(grid, fixations.x[i] as number, fixations.y[i] as number);
      points.onsetMs[at] = onset;
      points.offsetMs[at] = offset;
      points.beforeMs[at] = weight === 'relative' ? clockMs : onset;
      points.perMs[at] = perMs;
      clockMs += offset - onset;
    }
  }
  return { weight, n: most, ...points, ...toBins(points) };
}

/**
 * What the time from `fromMs` up to `toMs` adds. Frames that follow one another add exactly what
 * their whole does. With the weight `count` a fixation counts in the frame in which it begins.
 */
export function listFrame(points: HeatPoints, fromMs: number, toMs: number): CellAmounts {
  if (!(fromMs >= 0 && toMs >= fromMs)) throw new RangeError('frame has no order');
  const { onsetMs, offsetMs, beforeMs, perMs, binStarts, binned } = points;
  const firstBin = Math.floor(fromMs / BIN_MS);
  const endBin = Math.min(Math.floor(toMs / BIN_MS) + 1, binStarts.length - 1);
  const most =
    firstBin < endBin ? (binStarts[endBin] as number) - (binStarts[firstBin] as number) : 0;
  const cells = new Int32Array(most);
  const amounts = new Float64Array(most);
  const isCount = points.weight === 'count';
  let n = 0;
  for (let bin = firstBin; bin < endBin; bin++) {
    const end = binStarts[bin + 1] as number;
    for (let at = binStarts[bin] as number; at < end; at++) {
      const i = binned[at] as number;
      const onset = onsetMs[i] as number;
      // A fixation of several bins is taken in its first one of this frame.
      if (bin > firstBin && onset < bin * BIN_MS) continue;
      const startMs = Math.max(onset, fromMs) - onset;
      const endMs = Math.min(offsetMs[i] as number, toMs) - onset;
      let amount: number;
      if (isCount) amount = onset >= fromMs && onset < toMs ? 1 : 0;
      else if (endMs <= startMs) continue;
      else amount = toAmount(beforeMs[i] as number, perMs[i] as number, startMs, endMs);
      if (amount === 0) continue;
      cells[n] = points.cells[i] as number;
      amounts[n] = amount;
      n++;
    }
  }
  return { n, cells, amounts };
}

/** Where the points of each bin of onsets go; the last entry is how many there are. */
function countOnsets(people: readonly Fixations[]): Uint32Array {
  let lastMs = 0;
  for (const { onsetMs, offsetMs } of people) {
    for (let i = 0; i < onsetMs.length; i++) {
      const onset = onsetMs[i] as number;
      if (!(onset >= 0 && (offsetMs[i] as number) >= onset)) {
        throw new RangeError('a fixation has no time');
      }
      lastMs = Math.max(lastMs, onset);
    }
  }
  const starts = new Uint32Array(Math.floor(lastMs / BIN_MS) + 2);
  for (const { onsetMs } of people) {
    for (let i = 0; i < onsetMs.length; i++) {
      const bin = Math.floor((onsetMs[i] as number) / BIN_MS) + 1;
      starts[bin] = (starts[bin] as number) + 1;
    }
  }
  return addUp(starts);
}

function toBins({
  cells,
  onsetMs,
  offsetMs,
}: Pick<HeatPoints, 'cells' | 'onsetMs' | 'offsetMs'>): Pick<HeatPoints, 'binStarts' | 'binned'> {
  let lastMs = 0;
  for (let i = 0; i < offsetMs.length; i++) lastMs = Math.max(lastMs, offsetMs[i] as number);
  const starts = new Uint32Array(Math.floor(lastMs / BIN_MS) + 2);
  for (let i = 0; i < cells.length; i++) {
    if ((cells[i] as number) < 0) continue;
    const last = Math.floor((offsetMs[i] as number) / BIN_MS);
    for (let bin = Math.floor((onsetMs[i] as number) / BIN_MS); bin <= last; bin++) {
      starts[bin + 1] = (starts[bin + 1] as number) + 1;
    }
  }
  const binStarts = addUp(starts);
  const next = binStarts.slice();
  const binned = new Uint32Array(binStarts.at(-1) ?? 0);
  for (let i = 0; i < cells.length; i++) {
    if ((cells[i] as number) < 0) continue;
    const last = Math.floor((offsetMs[i] as number) / BIN_MS);
    for (let bin = Math.floor((onsetMs[i] as number) / BIN_MS); bin <= last; bin++) {
      const at = next[bin] as number;
      binned[at] = i;
      next[bin] = at + 1;
    }
  }
  return { binStarts, binned };
}

function addUp(counts: Uint32Array): Uint32Array {
  const sums = counts.slice();
  for (let i = 1; i < sums.length; i++) sums[i] = (sums[i] as number) + (sums[i - 1] as number);
  return sums;
}
