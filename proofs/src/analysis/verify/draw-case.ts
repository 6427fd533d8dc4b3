import { MAP_HEIGHT_MAX_PX, MAP_WIDTH_PX } from '@fovea/contract';
import { prepareAoi } from '@fovea/gaze/aoi';
import { createHeatGrid } from '@fovea/gaze/maps';
import { addMapParts, createMapPart, type MapPart } from '@fovea/gaze/merge';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import {
  createHeatEngine,
  drawView,
  type FixationList,
  type GazeTrack,
  type HeatPage,
  layOutStage,
  type PersonScreen,
  paintCard,
  type StoredMap,
  toStoredPage,
} from '@fovea/stage';
import { createRecordedCanvas } from '@fovea/stage/testing';
import { VIEW_MS, type ViewCase } from './view-cases.ts';

export interface DrawnCase {
  /** Pixels of a map; empty for other views. */
  readonly rgba: Uint8Array;
  /** Everything that was drawn, and the legend, as JSON. */
  readonly shapes: string;
}

const PLACE = { xPx: 22, yPx: 22, widthPx: 260.5, heightPx: 564.25 };
const RATE_HZ = 30;

/** Made by sums and products alone, as maps are: engines agree on the people too. */
export function drawCase(viewCase: ViewCase): DrawnCase {
  const { options, picture, people, lateMs = 0 } = viewCase;
  const timeMs = viewCase.timeMs + lateMs;
  const shown = Uint8Array.from({ length: people }, (_, i) => {
    if (i === viewCase.without) return 0;
    return viewCase.solo < 0 || viewCase.solo === i ? 1 : 0;
  });
  const made = createPeople(viewCase);
  const heat =
    options.mode === 'heatmap' ? makeHeat(viewCase, made.fixations, shown, timeMs) : undefined;
  const canvas = createRecordedCanvas();
  const scene = {
    options,
    durationMs: VIEW_MS,
    picture,
    place: PLACE,
    ...made,
    shown,
    shownCount: shown.reduce((sum, each) => sum + each, 0),
    marked: Uint8Array.from(shown, (_, i) => (i === viewCase.marked ? 1 : 0)),
    heat: heat && { ...heat, image: 'map' },
    areas: AREAS,
  };
  drawView(canvas.context, scene, timeMs);
  const shapes = canvas.listShapes();
  return {
    rgba: heat ? new Uint8Array(heat.painting.rgba.buffer) : new Uint8Array(),
    shapes: JSON.stringify({ shapes, legend: heat?.legend, widthPx: heat?.widthPx }),
  };
}

const AREAS = [
  {
    name: 'Can',
    slot: 1,
    aoi: prepareAoi(
      [0, VIEW_MS].map((timestamp, i) => ({
        timestamp,
        shape: {
          type: 'polygon',
          points: [
            [0.1 + i / 4, 0.1],
            [0.4, 0.12],
            [0.3, 0.5],
          ],
        },
        easing: 'linear',
        visible: true,
      })),
    ),
  },
];

/** The map is moved there from elsewhere, as it is on a screen. */
function makeHeat(
  viewCase: ViewCase,
  fixations: readonly FixationList[],
  shown: Uint8Array,
  timeMs: number,
) {
  const { options, seed } = viewCase;
  const engine = createHeatEngine();
  const page = toHeatPage(viewCase, fixations, shown);
  engine.setPage('a', page);
  engine.setPage('b', { ...page, fixations: fixations.toReversed() });
  engine.setShown(shown);
  const random = createSeededRandom(seed + 1);
  const question = { pageId: 'a', options, timeMs, durationMs: VIEW_MS };
  for (let i = 0; i < 3; i++) engine.paint({ ...question, timeMs: random() * VIEW_MS });
  return engine.paint(question);
}

function toDegrees(fixations: readonly FixationList[], { widthPx }: ViewCase['picture']) {
  return Float64Array.from(fixations, (_, i) => widthPx * (0.09 + (i % 7) / 400));
}

const LOOK = {
  layout: 'single',
  display: 'fullscreen',
  scale: 'fit',
  alignX: 'center',
  alignY: 'center',
} as const;

/** By each look of everybody, or by the sum that records keep of those who are shown. */
function toHeatPage(
  { picture, isStored }: ViewCase,
  fixations: readonly FixationList[],
  shown: Uint8Array,
): HeatPage {
  const pxPerDegree = toDegrees(fixations, picture);
  if (!isStored) return { picture, fixations, pxPerDegree };
  const screens = Array.from(pxPerDegree, (px): PersonScreen => ({ ...picture, pxPerDegree: px }));
  const stage = layOutStage({ ...LOOK, assets: [picture] }, picture);
  const kept = fixations.filter((_, i) => shown[i] === 1);
  return toStoredPage(storeMap(kept, picture), screens, stage);
}

/** The same people as a worker of the server draws them for a card. */
export function drawCard(viewCase: ViewCase): Uint8Array {
  const { picture, people, without, lateMs = 0 } = viewCase;
  const { fixations } = createPeople(viewCase);
  const shown = Uint8Array.from({ length: people }, (_, i) => (i === without ? 0 : 1));
  const page = toHeatPage(viewCase, fixations, shown);
  const stage = layOutStage({ ...LOOK, assets: [picture] }, picture);
  const [map] = paintCard(page, shown, VIEW_MS - lateMs, stage);
  return Uint8Array.from(map?.rgba ?? []);
}

/** People look around a few places, sometimes beside the picture, and are lost at times. */
function createPeople({ seed, people, picture, besidePx = 0 }: ViewCase) {
  const random = createSeededRandom(seed);
  const places = Array.from({ length: 6 }, () => [random(), random()] as const);
  const fixations: FixationList[] = [];
  const tracks: GazeTrack[] = [];
  for (let person = 0; person < people; person++) {
    const rows: (readonly [number, number, number, number])[] = [];
    for (let tMs = random() * 100; tMs < VIEW_MS - 500; ) {
      const [x, y] = places[Math.floor(random() * places.length)] ?? [0, 0];
      const endMs = tMs + 100 + random() * 400;
      const spread = () => (random() + random() + random() - 1.5) * 0.15;
      rows.push([tMs, endMs, (x + spread()) * picture.widthPx, (y + spread()) * picture.heightPx]);
      tMs = endMs + random() * 60;
    }
    const list = {
      onsetMs: Float64Array.from(rows, ([onset]) => onset),
      offsetMs: Float64Array.from(rows, ([, offset]) => offset),
      x: Float64Array.from(rows, ([, , x]) => x + besidePx),
      y: Float64Array.from(rows, ([, , , y]) => y),
    };
    fixations.push(list);
    tracks.push(toTrack(list, picture, random));
  }
  return { fixations, tracks };
}

function toTrack(
  { onsetMs, x, y }: FixationList,
  { widthPx, heightPx }: ViewCase['picture'],
  random: () => number,
): GazeTrack {
  const n = Math.floor((VIEW_MS * RATE_HZ) / 1_000);
  const tMs = Float32Array.from({ length: n }, (_, i) => (i * 1_000) / RATE_HZ);
  let at = 0;
  const looked = Array.from(tMs, (ms) => {
    while (at + 1 < onsetMs.length && (onsetMs[at + 1] as number) <= ms) at++;
    return at;
  });
  return {
    tMs,
    x: Float32Array.from(looked, (i) => (x[i] as number) / widthPx),
    y: Float32Array.from(looked, (i) => (y[i] as number) / heightPx),
    valid: Uint8Array.from(looked, () => (random() < 0.05 ? 0 : 1)),
  };
}

/** Map that records keep of so many people's looks at one picture, person by person. */
function storeMap(
  people: readonly FixationList[],
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): StoredMap {
  const scale = MAP_WIDTH_PX / widthPx;
  const height = Math.min(Math.round(heightPx * scale), MAP_HEIGHT_MAX_PX);
  const grid = createHeatGrid(MAP_WIDTH_PX, height);
  let sum: MapPart | undefined;
  for (const { onsetMs, offsetMs, x, y } of people) {
    const none = new Uint32Array(x.length);
    const placed = { x: x.map((px) => px * scale), y: y.map((px) => px * scale) };
    const looks = { onsetMs, offsetMs, ...placed, from: none, to: none };
    const part = createMapPart(looks, grid, { weight: 'absolute' });
    sum = sum ? addMapParts(sum, part) : part;
  }
  const { n = 0, cells = new Int32Array(), amounts = new Float64Array() } = sum ?? {};
  const picture = { slot: 0, columns: grid.columns };
  return {
    people: people.length,
    pictures: [{ ...picture, cells: cells.slice(0, n), amounts: amounts.slice(0, n) }],
  };
}
