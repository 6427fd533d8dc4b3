import { detectHits } from '@fovea/gaze/aoi';
import {
  type AoiTarget,
  type GazeHits,
  measureAoiMetrics,
  measureMomentaryAttention,
  type PictureView,
  toAoiSequence,
} from '@fovea/gaze/metrics';
import { BAD_PATTERN_LIMITS } from '@fovea/gaze/quality';
import type { GazeTrack } from '#gaze-tracks.ts';

/** Data that lanes and rows of people draw. */
export interface AoiStrips {
  /** By area, a share of people for each moment; NaN where nobody's gaze is known. */
  readonly lanes: readonly Float32Array[];
  readonly laneMs: number;
  readonly scarf: Scarf;
  /** 1 for participants all of whose gaze lies in one area. */
  readonly inOneArea: Uint8Array;
}

/** Fixations of people, row by row. */
export interface Scarf {
  /** Participants that have a row. */
  readonly people: Uint32Array;
  /** Where each row begins in the columns; the last is their end. */
  readonly starts: Uint32Array;
  readonly onsetMs: Float32Array;
  readonly offsetMs: Float32Array;
  /** The area looked at; −1 for none. */
  readonly area: Int16Array;
}

const LANE_MS = 100;
const MOST_MOMENTS = 300;

interface StripsQuestion {
  readonly areas: readonly AoiTarget[];
  readonly shown: Uint8Array;
  readonly durationMs: number;
}

export function measureStrips(
  views: readonly (PictureView | undefined)[],
  tracks: readonly GazeTrack[],
  { areas, shown, durationMs }: StripsQuestion,
): AoiStrips {
  const laneMs = Math.max(LANE_MS, durationMs / MOST_MOMENTS);
  const moments = Float64Array.from(
    { length: Math.ceil(durationMs / laneMs) },
    (_, i) => (i + 0.5) * laneMs,
  );
  const lookers = areas.map(() => new Uint32Array(moments.length));
  const present = new Uint32Array(moments.length);
  const inOneArea = new Uint8Array(shown.length);
  tracks.forEach((track, person) => {
    if (shown[person] !== 1 || track.tMs.length === 0) return;
    const gaze = toDoubles(track);
    const validCount = track.valid.reduce((sum, each) => sum + each, 0);
    areas.forEach((area, a) => {
      const own: GazeHits = { tMs: gaze.tMs, valid: track.valid, hits: hitAny(area, gaze) };
      const moment = measureMomentaryAttention([own], moments);
      addTo(lookers[a] as Uint32Array, moment.lookers);
      if (a === 0) addTo(present, moment.present);
      if (isAllInside(own, validCount)) inOneArea[person] = 1;
    });
  });
  return {
    lanes: lookers.map((each) => Float32Array.from(each, (n, i) => n / (present[i] as number))),
    laneMs,
    scarf: createScarf(views, areas, shown),
    inOneArea,
  };
}

type Doubles = Record<'tMs' | 'x' | 'y', Float64Array>;

function toDoubles({ tMs, x, y }: GazeTrack): Doubles {
  return { tMs: Float64Array.from(tMs), x: Float64Array.from(x), y: Float64Array.from(y) };
}

function hitAny(target: AoiTarget, { tMs, x, y }: Doubles): Uint8Array {
  const [first, ...others] = 'stride' in target ? [target] : target;
  const hits = first ? detectHits(first, tMs, x, y) : new Uint8Array(tMs.length);
  for (const aoi of others) {
    const more = detectHits(aoi, tMs, x, y);
    for (let i = 0; i < hits.length; i++) hits[i] = (hits[i] as number) | (more[i] as number);
  }
  return hits;
}

function isAllInside({ valid, hits }: GazeHits, validCount: number): boolean {
  if (validCount < BAD_PATTERN_LIMITS.minPoints) return false;
  return valid.every((isValid, i) => isValid === 0 || hits[i] === 1);
}

function addTo(sums: Uint32Array, more: Uint32Array): void {
  for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) + (more[i] as number);
}

function createScarf(
  views: readonly (PictureView | undefined)[],
  areas: readonly AoiTarget[],
  shown: Uint8Array,
): Scarf {
  const rows = views.flatMap((view, person) => {
    if (shown[person] !== 1 || view === undefined) return [];
    const metrics = measureAoiMetrics(view, areas);
    const [from, to] = metrics.fixationRange;
    const { onsetMs, offsetMs } = view.fixations;
    const times = { onsetMs: onsetMs.subarray(from, to), offsetMs: offsetMs.subarray(from, to) };
    return [{ person, ...times, area: toAoiSequence(metrics) }];
  });
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach(({ area }, i) => {
    starts[i + 1] = (starts[i] as number) + area.length;
  });
  const n = starts.at(-1) ?? 0;
  const scarf = {
    people: Uint32Array.from(rows, ({ person }) => person),
    starts,
    onsetMs: new Float32Array(n),
    offsetMs: new Float32Array(n),
    area: new Int16Array(n),
  };
  rows.forEach(({ onsetMs, offsetMs, area }, i) => {
    const start = starts[i] as number;
    scarf.onsetMs.set(onsetMs, start);
    scarf.offsetMs.set(offsetMs, start);
    scarf.area.set(area, start);
  });
  return scarf;
}
