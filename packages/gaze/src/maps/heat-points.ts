import type { Fixations } from '#events/fixations.ts';
import { findCell, type HeatGrid } from './grid.ts';
import type { CellAmounts } from './heat-map.ts';
import { checkTimes, getSharePerMs, type PointWeight, toWhole } from './point-weight.ts';
import { AmountList, createWeighedPoints, type WeighedPoints } from './weighed-points.ts';

/** Width of the time bins by which a frame finds its fixations. */
const BIN_MS = 128;

/**
 * Fixations of many people, ready to be added to a map frame by frame. A fixation stands in every
 * bin of time that it touches, so that a frame reads a few stretches of memory in order.
 */
export interface HeatPoints extends WeighedPoints {
  /** Where each bin starts, with fixations that began before it; the last entry ends the last. */
  readonly binStarts: Uint32Array;
  /** Where those start that begin in the bin. */
  readonly binOnsets: Uint32Array;
}

/** One entry per person, x and y in px of the map. Fixations beside the picture add nothing. */
export function createHeatPoints(
  people: readonly Fixations[],
  grid: HeatGrid,
  weight: PointWeight,
): HeatPoints {
  const { binStarts, binOnsets } = countBins(people);
  const points = createWeighedPoints(weight, binStarts.at(-1) ?? 0);
  // Bins have room for fixations beside the picture too.
  points.cells.fill(-1);
  const nextEarlier = binStarts.slice();
  const nextOnset = binOnsets.slice();
  for (const fixations of people) {
    const { onsetMs, offsetMs, x, y } = fixations;
    const perMs = weight === 'relative' ? getSharePerMs(fixations) : 1;
    let clockMs = 0;
    for (let i = 0; i < onsetMs.length; i++) {
      const onset = onsetMs[i] as number;
      const offset = offsetMs[i] as number;
      const beforeMs = clockMs;
      clockMs += offset - onset;
      const cell = findCell(grid, x[i] as number, y[i] as number);
      if (cell < 0) continue;
      const lastBin = toBin(offset);
      for (let bin = toBin(onset); bin <= lastBin; bin++) {
        const at = take(onset >= bin * BIN_MS ? nextOnset : nextEarlier, bin);
        points.cells[at] = cell;
        if (weight === 'absolute') {
          points.low[at] = toWhole(onset);
          points.high[at] = toWhole(offset);
        } else if (weight === 'relative') {
          points.low[at] = toWhole(beforeMs * perMs);
          points.high[at] = toWhole(clockMs * perMs);
          points.originMs[at] = beforeMs - onset;
          points.perMs[at] = perMs;
        } else {
          points.originMs[at] = -onset;
        }
      }
    }
  }
  return { ...points, binStarts, binOnsets };
}

/**
 * Amounts that the time from `fromMs` up to `toMs` adds. Frames that follow one another add exactly
 * what their whole does. With the weight `count` a fixation counts in the frame in which it begins.
 */
export function listFrame(points: HeatPoints, fromMs: number, toMs: number): CellAmounts {
  if (!(fromMs >= 0 && toMs >= fromMs)) throw new RangeError('frame has no order');
  const { binStarts, binOnsets } = points;
  const firstBin = toBin(fromMs);
  const endBin = Math.min(toBin(toMs) + 1, binOnsets.length);
  // A fixation of several bins is taken in its first one of this frame.
  const getStart = (bin: number) => (bin === firstBin ? binStarts : binOnsets)[bin] as number;
  let most = 0;
  for (let bin = firstBin; bin < endBin; bin++) {
    most += (binStarts[bin + 1] as number) - getStart(bin);
  }
  const list = new AmountList(most, fromMs, toMs);
  for (let bin = firstBin; bin < endBin; bin++) {
    list.add(points, getStart(bin), binStarts[bin + 1] as number);
  }
  return list.toCellAmounts();
}

function toBin(tMs: number): number {
  return Math.floor(tMs / BIN_MS);
}

/** The next free place of a bin. */
function take(next: Uint32Array, bin: number): number {
  const at = next[bin] as number;
  next[bin] = at + 1;
  return at;
}

function countBins(people: readonly Fixations[]): Pick<HeatPoints, 'binStarts' | 'binOnsets'> {
  let lastMs = 0;
  for (const { onsetMs, offsetMs } of people) {
    for (let i = 0; i < onsetMs.length; i++) {
      const offset = offsetMs[i] as number;
      checkTimes(onsetMs[i] as number, offset);
      if (offset > lastMs) lastMs = offset;
    }
  }
  const bins = toBin(lastMs) + 1;
  const earlier = new Uint32Array(bins);
  const begun = new Uint32Array(bins);
  for (const { onsetMs, offsetMs } of people) {
    for (let i = 0; i < onsetMs.length; i++) {
      const firstBin = toBin(onsetMs[i] as number);
      const lastBin = toBin(offsetMs[i] as number);
      take(begun, firstBin);
      for (let bin = firstBin + 1; bin <= lastBin; bin++) take(earlier, bin);
    }
  }
  const binStarts = new Uint32Array(bins + 1);
  const binOnsets = new Uint32Array(bins);
  for (let bin = 0; bin < bins; bin++) {
    binOnsets[bin] = (binStarts[bin] as number) + (earlier[bin] as number);
    binStarts[bin + 1] = (binOnsets[bin] as number) + (begun[bin] as number);
  }
  return { binStarts, binOnsets };
}
