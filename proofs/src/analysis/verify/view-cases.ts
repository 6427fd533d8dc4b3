import { createSeededRandom } from '@fovea/gaze/synthetic';
import {
  CARD_VIEW,
  DEFAULT_VIEW,
  HEAT_KINDS,
  HEAT_LOOKS,
  METHODS,
  OVERALL_MODES,
  TRAILS_MS,
  type ViewOptions,
} from '@fovea/stage';

/** One view of made-up people. Runs in browsers as in Node. */
export interface ViewCase {
  readonly name: string;
  readonly seed: number;
  readonly people: number;
  readonly picture: { readonly widthPx: number; readonly heightPx: number };
  readonly options: ViewOptions;
  readonly timeMs: number;
  /** Shown alone; -1 for nobody. */
  readonly solo: number;
  readonly marked: number;
  /** Drawn from the map that records keep of very many people. */
  readonly isStored?: boolean;
  /** Somebody who is left out, for planted faults. */
  readonly without?: number;
  /** Made later by so much, for planted faults. */
  readonly lateMs?: number;
  /** Px of the picture by which everything lies beside its place, for planted faults. */
  readonly besidePx?: number;
}

export const VIEW_MS = 14_000;
const VIEW_COUNT = 48;
/** A phone's screen, a page that scrolls, a wide picture, and one smaller than a map. */
const PICTURES = [
  { widthPx: 1_179, heightPx: 2_556 },
  { widthPx: 780, heightPx: 7_400 },
  { widthPx: 1_600, heightPx: 901 },
  { widthPx: 301, heightPx: 203 },
] as const;
const PEOPLE = [1, 2, 24, 25, 160] as const;
const STORED_PEOPLE = [24, 160, 30, 400] as const;
const SIGMAS = [0.5, 1, 2] as const;

/** As a project's card shows them: everything at once. */
const CARD_COUNT = 4;

/** Maps in half of them, the rest paths and points; every 16th is one of a thousand people. */
const SCREEN_CASES: readonly ViewCase[] = Array.from({ length: VIEW_COUNT }, (_, i) => {
  const random = createSeededRandom(900 + i);
  const mode = i % 2 === 0 ? 'heatmap' : pick(['gazePath', 'gazePoint'] as const, i >> 1);
  const people = i % 16 === 6 ? 1_000 : pick(PEOPLE, i);
  const fromMs = random() * 6_000;
  const options: ViewOptions = {
    ...DEFAULT_VIEW,
    mode,
    view: i % 3 === 0 ? 'playback' : 'overall',
    overallMode: pick(OVERALL_MODES, i >> 1),
    method: pick(METHODS, i >> 1),
    fixedTop: 0.2,
    kind: pick(HEAT_KINDS, i >> 1),
    look: pick(HEAT_LOOKS, i >> 1),
    hasContours: i % 4 === 0,
    sigmaDegrees: pick(SIGMAS, i),
    trailMs: pick(TRAILS_MS, i),
    range: i % 5 < 2 ? { fromMs, toMs: fromMs + 3_000 } : null,
  };
  const solo = i % 7 === 3 ? people >> 1 : -1;
  const { kind, look, method, view, overallMode } = options;
  const words = mode === 'heatmap' ? [kind, look, method] : [];
  return {
    name: [`view ${i}: ${people} people`, view, overallMode, mode, ...words].join(', '),
    seed: 7_000 + i,
    people,
    picture: pick(PICTURES, i >> 1),
    options,
    timeMs: 2_000 + random() * (VIEW_MS - 2_000),
    solo,
    marked: i % 3,
  };
});

export const CARD_CASES: readonly ViewCase[] = Array.from({ length: CARD_COUNT }, (_, i) => ({
  name: `card ${i}`,
  seed: 8_000 + i,
  people: pick(PEOPLE, i + 1),
  picture: pick(PICTURES, i),
  options: CARD_VIEW,
  timeMs: VIEW_MS,
  solo: -1,
  marked: -1,
}));

/** As a screen of very many people opens. */
export const STORED_CASES: readonly ViewCase[] = CARD_CASES.map((each, i) => ({
  ...each,
  name: `stored map ${i}`,
  people: pick(STORED_PEOPLE, i),
  isStored: true,
}));

export const VIEW_CASES: readonly ViewCase[] = [...SCREEN_CASES, ...CARD_CASES, ...STORED_CASES];

function pick<T>(values: readonly T[], i: number): T {
  return values[i % values.length] as T;
}
