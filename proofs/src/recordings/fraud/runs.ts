import { measurePxPerDegree } from '@fovea/gaze/geometry';
import { decodeBatch, type PageSamples, toPageSamples } from '@fovea/gaze/samples';
import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import {
  createCrowdMember,
  createTruth,
  type Habit,
  type HeldDevice,
  type Person,
  type Stimulus,
  type TrackedPage,
  toPageBatches,
  toPagePerson,
  trackPage,
} from '@fovea/testkit/people';
import {
  createConstantPlace,
  createRandomPlace,
  REPLAY_NOISE_PX,
  toScriptedPage,
} from '#recordings/script-gaze.ts';

/** A recording as a project gets it. */
export interface Run {
  readonly pages: readonly PageSamples[];
  readonly openMs: number;
  readonly pxPerDegree: number;
}

interface PersonRun extends Run {
  readonly habit: Habit;
}

export const SCRIPTS = ['random', 'replayed', 'constant'] as const;
type Script = (typeof SCRIPTS)[number];

const PAGES = 3;
const SHOWN_MS = 8_000;
const BREAK_MS = 1_200;
/** From the join to the first page. */
const SET_UP_MS = 3_000;
const OPEN_MS = SET_UP_MS + PAGES * (SHOWN_MS + BREAK_MS);
const START_MS = 1_767_225_600_000;

const toDevice = (
  kind: HeldDevice['kind'],
  [widthPx, heightPx]: readonly [number, number],
  { ppi, pixelRatio, distanceCm }: { ppi: number; pixelRatio: number; distanceCm: number },
): HeldDevice => ({
  name: kind,
  kind,
  viewport: { widthPx, heightPx },
  pixelRatio,
  pxPerDegree: measurePxPerDegree({ distanceCm, ppi, pixelRatio }),
});
const DEVICES = [
  toDevice('mobile', [360, 640], { ppi: 401, pixelRatio: 3, distanceCm: 35 }),
  toDevice('mobile', [390, 844], { ppi: 460, pixelRatio: 3, distanceCm: 35 }),
  toDevice('mobile', [412, 915], { ppi: 428, pixelRatio: 2.625, distanceCm: 35 }),
  toDevice('tablet', [820, 1_180], { ppi: 264, pixelRatio: 2, distanceCm: 45 }),
];

/** Somebody of the crowd, who looks at three pictures for eight seconds each. */
export function playPerson(seed: number, stimuli: readonly Stimulus[]): PersonRun {
  const { person, habit, clockOffsetMs } = createCrowdMember(seed, DEVICES);
  const startMs = START_MS + seed * 60_000 + clockOffsetMs;
  const pages = toPages(person, startMs, (page) => {
    const looker = toPagePerson(person, page);
    const stimulus = stimuli[(seed + page) % stimuli.length] as Stimulus;
    return trackPage(looker, createTruth(looker, stimulus, SHOWN_MS));
  });
  return { habit, pages, openMs: OPEN_MS, pxPerDegree: person.pxPerDegree };
}

/** A run that no person made. Scripts wait as long as the pages take: less is refused at once. */
export function playScript(script: Script, seed: number, seen: readonly Run[]): Run {
  const random = createSeededRandom(seed ^ 0xf4a0d);
  if (script === 'replayed') return replay(seen, random);
  const { person } = createCrowdMember(seed, DEVICES);
  const rateHz = random() < 0.5 ? 30 : 60;
  const draw = script === 'random' ? createRandomPlace : createConstantPlace;
  const place = draw(person, random);
  const pages = toPages(person, START_MS + seed * 60_000, () =>
    toScriptedPage(SHOWN_MS, rateHz, place),
  );
  return { pages, openMs: OPEN_MS, pxPerDegree: person.pxPerDegree };
}

/** All pages at once, or more of them than there was time. */
export function playHurried(seed: number, stimuli: readonly Stimulus[]): Run {
  const run = playPerson(seed, stimuli);
  if (seed % 2 === 0) return { ...run, openMs: OPEN_MS / 3 };
  const pages = run.pages.map((page) => {
    const earlierMs = page.page * (SHOWN_MS + BREAK_MS);
    return { ...page, tMs: page.tMs.map((tMs) => tMs - earlierMs) };
  });
  return { ...run, pages };
}

/** The very samples of somebody, later by the clock; every second one with a little noise. */
function replay(seen: readonly Run[], random: () => number): Run {
  const run = seen[Math.floor(random() * seen.length)];
  if (run === undefined) throw new RangeError('nobody was there before');
  const laterMs = 3_600_000 * (1 + random());
  const isNoisy = random() < 0.5;
  const shake = (px: number) => (isNoisy ? px + REPLAY_NOISE_PX * drawGaussian(random) : px);
  const pages = run.pages.map((page) => ({
    ...page,
    tMs: page.tMs.map((tMs) => tMs + Math.round(laterMs)),
    x: page.x.map(shake),
    y: page.y.map(shake),
  }));
  return { ...run, pages };
}

/** Through the bytes that travel, so that what is judged is what a project gets. */
function toPages(
  person: Person,
  startMs: number,
  track: (page: number) => TrackedPage,
): PageSamples[] {
  const batches = Array.from({ length: PAGES }, (_, page) =>
    toPageBatches(person, track(page), {
      page,
      firstSeq: page * 1_000,
      shownAtMs: startMs + SET_UP_MS + page * (SHOWN_MS + BREAK_MS),
    }),
  ).flat();
  return toPageSamples(
    batches.map((bytes) => {
      const decoded = decodeBatch(bytes);
      if (!decoded.ok) throw new RangeError(decoded.reason);
      return decoded.batch;
    }),
  );
}
