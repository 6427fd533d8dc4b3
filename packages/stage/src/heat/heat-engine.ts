import {
  CELL_PX,
  findCell,
  type HeatField,
  type HeatScale,
  measureSigmaPx,
  measureTop,
  type Painting,
  paintFog,
  paintHeat,
  toPersonValue,
} from '@fovea/gaze/maps';
import { findShownTime, listSteps } from '#shown-time.ts';
import type { HeatAt, HeatLegend, TimeRange, ViewOptions } from '#view-options.ts';
import { type HeatContour, listContours } from './heat-contours.ts';
import { type HeatPage, type MapFixations, type MapPage, toMapPage } from './heat-page.ts';
import { createMovingMap, type MovingMap } from './moving-map.ts';
import { createStoredMap } from './stored-map.ts';

export interface HeatQuestion {
  readonly pageId: string;
  readonly options: ViewOptions;
  readonly timeMs: number;
  readonly durationMs: number;
  /** 1 (default) leaves enlarging to whoever draws. */
  readonly pxPerCell?: number;
}

export interface PaintedHeat {
  readonly painting: Painting;
  /** Px of the painting that lie over the picture; the last cells reach beyond it. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly contours: readonly HeatContour[];
  readonly legend: HeatLegend;
}

/** Maps of the pages of one project. It only counts: the same answer in a worker and on a server. */
export interface HeatEngine {
  setPage(pageId: string, page: HeatPage): void;
  /** 1 for participants that are shown. */
  setShown(shown: Uint8Array): void;
  paint(question: HeatQuestion): PaintedHeat | undefined;
  /** A map for each step of time, all with one meaning of their colours. */
  paintSteps(question: HeatQuestion): readonly PaintedHeat[];
  /** The value of the last painted map at a place, 0..1 of the picture. */
  measureAt(x: number, y: number): HeatAt | undefined;
}

/** The map that is moved, and what it was made for. */
interface CurrentMap {
  readonly pageId: string;
  readonly kind: ViewOptions['kind'];
  readonly sigmaDegrees: number;
  readonly page: MapPage;
  readonly people: readonly MapFixations[];
  readonly degreePx: number;
  readonly map: MovingMap;
}

interface LastField extends CurrentMap {
  readonly field: HeatField;
  readonly time: TimeRange;
}

export function createHeatEngine(): HeatEngine {
  const pages = new Map<string, MapPage>();
  let shown = new Uint8Array();
  let current: CurrentMap | undefined;
  let last: LastField | undefined;
  /** By kind and sigma, for the people shown and the pages known. */
  const globalTops = new Map<string, number>();

  const forget = () => {
    current = undefined;
    last = undefined;
    globalTops.clear();
  };
  const createMap = (pageId: string, { kind, sigmaDegrees }: ViewOptions) => {
    const page = pages.get(pageId);
    if (page === undefined) return undefined;
    const slots = [...page.pxPerDegree.keys()].filter((slot) => shown[slot] === 1);
    const { stored } = page;
    const seen = stored ? slots : slots.filter((slot) => page.fixations[slot] !== undefined);
    const people = stored ? [] : seen.map((slot) => page.fixations[slot] as MapFixations);
    const degreePx = measureSigmaPx(
      seen.map((slot) => page.pxPerDegree[slot] as number),
      1,
    );
    const sigmaPx = degreePx * sigmaDegrees;
    const map = stored
      ? createStoredMap(page, stored, sigmaPx)
      : createMovingMap(page.grid, people, kind, sigmaPx);
    return { pageId, kind, sigmaDegrees, page, people, degreePx, map };
  };
  const findMap = (pageId: string, options: ViewOptions) => {
    const isSame =
      current?.pageId === pageId &&
      current.kind === options.kind &&
      current.sigmaDegrees === options.sigmaDegrees;
    if (!isSame) current = createMap(pageId, options);
    return current;
  };
  const measureGlobalTop = (options: ViewOptions) => {
    const key = `${options.kind} ${options.sigmaDegrees}`;
    const known = globalTops.get(key);
    if (known !== undefined) return known;
    let top = 0;
    for (const pageId of pages.keys()) {
      const field = createMap(pageId, options)?.map.move(0, Number.MAX_SAFE_INTEGER);
      if (field) top = Math.max(top, measureTop(field, { method: 'LocalMax' }));
    }
    globalTops.set(key, top);
    return top;
  };
  const findTop = (options: ViewOptions, fields: readonly HeatField[]) => {
    if (options.method === 'GlobalMax') return measureGlobalTop(options);
    if (options.method === 'Fixed' && options.fixedTop > 0) return options.fixedTop;
    const scale: HeatScale = { method: 'GlobalMax', fields };
    return fields[0] === undefined ? 0 : measureTop(fields[0], scale);
  };

  return {
    setPage(pageId, page) {
      pages.set(pageId, toMapPage(page));
      forget();
    },
    setShown(wanted) {
      shown = Uint8Array.from(wanted);
      forget();
    },
    paint(question) {
      const { options, timeMs, durationMs } = question;
      const found = findMap(question.pageId, options);
      if (found === undefined) return undefined;
      const time = { fromMs: 0, toMs: 0 };
      findShownTime(options, timeMs, durationMs, time);
      if (found.page.stored && !isStoredView(options, time, durationMs)) return undefined;
      const field = found.map.move(time.fromMs, time.toMs);
      last = { ...found, field, time };
      return toPainted(last, findTop(options, [field]), question);
    },
    paintSteps(question) {
      const found = findMap(question.pageId, question.options);
      if (found === undefined || found.page.stored) return [];
      const fields = listSteps(question.durationMs).map((time) => {
        const field = found.map.move(time.fromMs, time.toMs);
        return { ...found, time, field: { ...field, values: field.values.slice() } };
      });
      const top = findTop(
        question.options,
        fields.map(({ field }) => field),
      );
      return fields.map((each) => toPainted(each, top, question));
    },
    measureAt: (x, y) => (last?.page.stored ? undefined : last && measurePlace(last, x, y)),
  };
}

/** Records keep dwell time of the whole page, and nothing else. */
function isStoredView(
  { kind, method }: ViewOptions,
  { fromMs, toMs }: TimeRange,
  durationMs: number,
): boolean {
  return kind === 'absolute' && method !== 'GlobalMax' && fromMs === 0 && toMs >= durationMs;
}

function toPainted(
  { page, degreePx, field, time }: LastField,
  top: number,
  { options, pxPerCell = 1 }: HeatQuestion,
): PaintedHeat {
  const { kind, look, method, hasContours, sigmaDegrees } = options;
  const painting =
    look === 'fog'
      ? paintFog(field, { top, pxPerCell })
      : paintHeat(field, { top, ramp: look, pxPerCell });
  return {
    painting,
    widthPx: (page.grid.widthPx * pxPerCell) / CELL_PX,
    heightPx: (page.grid.heightPx * pxPerCell) / CELL_PX,
    contours: hasContours ? listContours(field, top, page.picture) : [],
    legend: {
      kind,
      look,
      method,
      top,
      people: field.people,
      ...time,
      sigmaPx: (degreePx * sigmaDegrees) / page.scale,
    },
  };
}

function measurePlace({ page, people, degreePx, field, time }: LastField, x: number, y: number) {
  const xPx = x * page.grid.widthPx;
  const yPx = y * page.grid.heightPx;
  const cell = findCell(page.grid, xPx, yPx);
  if (cell < 0) return undefined;
  const viewers = people.filter((person) =>
    person.onsetMs.some(
      (onset, i) =>
        onset < time.toMs &&
        (person.offsetMs[i] as number) > time.fromMs &&
        Math.hypot((person.x[i] as number) - xPx, (person.y[i] as number) - yPx) <= degreePx,
    ),
  ).length;
  const value = toPersonValue(field, field.values[cell] as number);
  return { value, viewers, people: people.length };
}
