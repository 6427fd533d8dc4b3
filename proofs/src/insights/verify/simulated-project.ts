import { prepareAoi, type Rectangle } from '@fovea/gaze/aoi';
import { measureImmersion } from '@fovea/gaze/attention';
import { createFixationsOf, createSeededRandom, type FixationRow } from '@fovea/gaze/synthetic';
import type { AskedInsights, GazeTrack, MeasuredArea, MetricsPage } from '@fovea/stage';

/** A truth that is planted: the first area is the one nobody looks at, or all see first. */
export const TRUTHS = ['hidden', 'first', 'slow', 'bored'] as const;
export type Truth = (typeof TRUTHS)[number];

export interface SimulatedProject {
  readonly truth: Truth | null;
  readonly people: number;
  readonly page: MetricsPage;
  readonly areas: readonly MeasuredArea[];
  readonly shapes: readonly Rectangle[];
  readonly asked: AskedInsights;
}

const PICTURE = { widthPx: 400, heightPx: 800 };
const RATE_HZ = 30;
/** Some do what nobody does. */
const ODD_PERSON = 0.06;
const LEAST_PEOPLE = 3;
const MOST_PEOPLE = 200;

export function simulateProject(seed: number, truth: Truth | null): SimulatedProject {
  const random = createSeededRandom(seed);
  const people = Math.round(LEAST_PEOPLE * (MOST_PEOPLE / LEAST_PEOPLE) ** random());
  const pageMs = 8_000 + Math.floor(random() * 4_000);
  const shapes = createShapes(4 + Math.floor(random() * 2));
  const rows = Array.from({ length: people }, () => {
    const isOdd = random() < ODD_PERSON;
    return createLooks(random, shapes, pageMs, isOdd ? null : truth);
  });
  const tracks = rows.map(() => createTrack(random, pageMs, truth === 'bored'));
  return {
    truth,
    people,
    shapes,
    areas: shapes.map((shape, i) => ({
      id: `area${i}`,
      group: null,
      parts: [prepareAoi([{ timestamp: 0, shape, easing: 'hold', visible: true }])],
    })),
    page: {
      picture: PICTURE,
      fixations: rows.map(createFixationsOf),
      tracks,
      times: Array.from({ length: people }, () => ({ shownMs: pageMs, rateHz: RATE_HZ })),
    },
    asked: {
      shown: new Uint8Array(people).fill(1),
      range: { fromMs: 0, toMs: pageMs },
      pxPerDegree: new Float64Array(people).fill(30),
      levels: rows.map((own, i) => measureLevels(own, tracks[i] as GazeTrack, pageMs)),
    },
  };
}

/** Two columns, with room between and around. */
function createShapes(count: number): Rectangle[] {
  return Array.from({ length: count }, (_, i) => ({
    type: 'rectangle',
    x: 0.06 + 0.5 * (i % 2),
    y: 0.06 + 0.3 * Math.floor(i / 2),
    width: 0.38,
    height: 0.24,
  }));
}

function createLooks(
  random: () => number,
  shapes: readonly Rectangle[],
  pageMs: number,
  truth: Truth | null,
): FixationRow[] {
  const rows: FixationRow[] = [];
  const known = truth === 'hidden' ? shapes.slice(1) : shapes;
  let tMs = 100 + random() * 150;
  while (tMs < pageMs - 400) {
    const durationMs = 180 + random() * 250;
    const isFirst = rows.length === 0 && truth === 'first';
    const isBeside = truth === 'slow' && tMs < 0.55 * pageMs;
    const shape = isFirst ? known[0] : known[Math.floor(random() * known.length)];
    const [x, y] = isBeside || !shape ? [0.5, 0.99] : placeIn(shape, random);
    rows.push([tMs, tMs + durationMs, x * PICTURE.widthPx, y * PICTURE.heightPx]);
    tMs += durationMs + 30 + random() * 30;
  }
  return rows;
}

function placeIn({ x, y, width, height }: Rectangle, random: () => number): [number, number] {
  return [x + width * (0.1 + 0.8 * random()), y + height * (0.1 + 0.8 * random())];
}

/** A bored person looks away every second moment from a third of the page on. */
function createTrack(random: () => number, pageMs: number, isBored: boolean): GazeTrack {
  const n = Math.floor((pageMs * RATE_HZ) / 1_000);
  const tMs = Float32Array.from({ length: n }, (_, i) => ((i + 0.5) * 1_000) / RATE_HZ);
  const isLost = (ms: number) => isBored && ms > pageMs / 3 && random() < 0.55;
  const place = new Float32Array(n).fill(0.5);
  return { tMs, x: place, y: place, valid: Uint8Array.from(tMs, (ms) => (isLost(ms) ? 0 : 1)) };
}

function measureLevels(rows: readonly FixationRow[], track: GazeTrack, pageMs: number): number[] {
  const tMs = Float64Array.from(track.tMs);
  const { drawnLevel } = measureImmersion({
    signal: { tMs, x: tMs, y: tMs, valid: track.valid },
    fixations: createFixationsOf(rows),
    k: null,
    expectedRateHz: RATE_HZ,
    durationMs: pageMs,
  });
  return [...drawnLevel];
}
