import { measureSigmaPx } from '@fovea/gaze/maps';
import type { TimeRange } from '#view-options.ts';
import { type HeatPage, type MapFixations, type MapPage, toMapPage } from './heat-page.ts';
import { listHeatPeaks, type PeakPlace } from './heat-peaks.ts';

/** Fields of a picture: rows from the top, columns from the left. */
export const NINE_FIELDS = [
  'topLeft',
  'top',
  'topRight',
  'left',
  'middle',
  'right',
  'bottomLeft',
  'bottom',
  'bottomRight',
] as const;
export type NineField = (typeof NINE_FIELDS)[number];

const MOST_PEAKS = 3;

export interface DescribedPlace {
  readonly field: NineField;
  /** Share of the time spent on the picture, 0..1. */
  readonly share: number;
}

/** A map in words, for people who do not see it. */
export interface HeatDescription {
  /** Number of people who looked at the picture in that time. */
  readonly people: number;
  readonly secondsPerPerson: number;
  /** All nine, the most viewed first. */
  readonly fields: readonly DescribedPlace[];
  /** The highest first; their time is that within a degree of them. */
  readonly peaks: readonly DescribedPlace[];
}

export function describeHeat(
  page: HeatPage,
  shown: Uint8Array,
  { fromMs, toMs }: TimeRange,
): HeatDescription {
  const map = toMapPage(page);
  const seen = [...map.fixations.keys()].filter(
    (slot) => shown[slot] === 1 && map.fixations[slot] !== undefined,
  );
  const people = seen.map((slot) => map.fixations[slot] as MapFixations);
  const degreePx = measureSigmaPx(
    seen.map((slot) => map.pxPerDegree[slot] as number),
    1,
  );
  const looks = people.flatMap((list) => listLooks(map, list, fromMs, toMs));
  const totalMs = looks.reduce((sum, { ms }) => sum + ms, 0);
  const share = (some: readonly Look[]) =>
    totalMs === 0 ? 0 : some.reduce((sum, { ms }) => sum + ms, 0) / totalMs;
  const fields = NINE_FIELDS.map((field) => ({
    field,
    share: share(looks.filter((look) => findField(map, look) === field)),
  }));
  const peaks = listHeatPeaks(map, people, degreePx, { fromMs, toMs })
    .slice(0, MOST_PEAKS)
    .map((peak) => ({
      field: findField(map, peak),
      share: share(looks.filter(({ x, y }) => Math.hypot(x - peak.x, y - peak.y) <= degreePx)),
    }));
  const viewers = people.filter((list) => listLooks(map, list, fromMs, toMs).length > 0).length;
  return {
    people: viewers,
    secondsPerPerson: viewers === 0 ? 0 : totalMs / 1_000 / viewers,
    fields: fields.toSorted((a, b) => b.share - a.share),
    peaks,
  };
}

interface Look extends PeakPlace {
  readonly ms: number;
}

/** Time on the picture, look by look. */
function listLooks({ grid }: MapPage, list: MapFixations, fromMs: number, toMs: number): Look[] {
  return Array.from(list.x, (x, i) => ({
    x,
    y: list.y[i] as number,
    ms: Math.min(list.offsetMs[i] as number, toMs) - Math.max(list.onsetMs[i] as number, fromMs),
  })).filter(({ x, y, ms }) => ms > 0 && x >= 0 && y >= 0 && x < grid.widthPx && y < grid.heightPx);
}

function findField({ grid }: MapPage, { x, y }: PeakPlace): NineField {
  return toField(x / grid.widthPx, y / grid.heightPx);
}

/** Field that a place in 0..1 of the picture belongs to. */
export function toField(x: number, y: number): NineField {
  const third = (part: number) => Math.min(Math.floor(part * 3), 2);
  return NINE_FIELDS[3 * third(y) + third(x)] ?? 'middle';
}
