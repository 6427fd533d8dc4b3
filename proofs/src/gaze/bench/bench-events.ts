import { setTimeout as sleep } from 'node:timers/promises';
import { detectHits, type Keyframe, type PreparedAoi, prepareAoi } from '@fovea/gaze/aoi';
import {
  detectIdt,
  detectIvt,
  type Fixations,
  IDT_DEFAULTS,
  IVT_DEFAULTS,
} from '@fovea/gaze/events';
import type { Signal } from '@fovea/gaze/samples';
import { createSeededRandom, createStepSignal } from '@fovea/gaze/synthetic';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { type AskNumpy, type NumpyCase, withNumpyPeer } from './numpy-peer.ts';
import { measureCpuMs, race, toRatioFigure } from './rounds.ts';

const RATE_HZ = 30;
const SECONDS = 60;
const PEOPLE = 1_000;
const WIDTH_PX = 390;
const HEIGHT_PX = 844;
const POINTS = 12;
/** Python needs a second for as many in windows. */
const IDT_SAMPLES = 60_000;
const IDT_TIMES = 10;
const WARM_UPS = 8;
const WARM_UP_CALLS = 400;
const COMPILE_MS = 100;
const ROUNDS: Sizes<{ readonly ivt: number; readonly idt: number }> = {
  short: { ivt: 9, idt: 3 },
  full: { ivt: 25, idt: 11 },
};
const BASE = { pxPerDegree: 40, intervalMs: 1_000 / RATE_HZ };
const IVT = { ...BASE, ...IVT_DEFAULTS };
const IDT = { ...BASE, ...IDT_DEFAULTS };

export function benchEvents(options: readonly string[]): Promise<readonly Figure[]> {
  const signal = createSignal();
  const rounds = pickSize(options, ROUNDS);
  return withNumpyPeer(signal, async (ask) => [
    ...(await benchIvt(signal, ask, rounds.ivt)),
    await benchIdt(signal, ask, rounds.idt),
  ]);
}

/** I-VT against NumPy, and the hit test of a moving polygon against I-VT. */
async function benchIvt(signal: Signal, ask: AskNumpy, rounds: number): Promise<readonly Figure[]> {
  const samples = signal.tMs.length;
  const { pxPerDegree, intervalMs, thresholdDegPerS, maxGapMs } = IVT;
  const options = {
    interval: intervalMs,
    limit: thresholdDegPerS * pxPerDegree,
    max_gap: maxGapMs,
  };
  const theirCase: NumpyCase = { method: 'ivt', samples, options };
  await checkSame(detectIvt(signal, IVT).fixations, theirCase, ask);
  // Calls of the size of a page make the engine compile the whole function, not only its loops.
  const page = slice(signal, SECONDS * RATE_HZ);
  for (let i = 0; i < WARM_UPS; i++) {
    for (let call = 0; call < WARM_UP_CALLS; call++) detectIvt(page, IVT);
    // V8 compiles beside this thread, and on a busy machine late: the large signal would come
    // first.
    await sleep(COMPILE_MS);
  }
  const people = toPeople(signal);
  const aoi = createMovingAoi();
  const detect = () => people.map(({ tMs, x, y }) => detectHits(aoi, tMs, x, y));
  const { ms, ratio } = await race(
    {
      ivt: () => measureCpuMs(() => detectIvt(signal, IVT)),
      numpy: async () => (await ask(theirCase)).cpuMs,
      hits: () => measureCpuMs(detect),
    },
    { rounds, warmUp: 3 },
  );
  const share =
    detect()
      .flatMap((each) => [...each])
      .reduce((sum, hit) => sum + hit, 0) / samples;
  const toSpeed = (name: 'ivt' | 'numpy' | 'hits') =>
    `${ms(name).toFixed(1)} ms, ${(samples / ms(name) / 1e3).toFixed(0)} M/s`;
  print(`  ${samples} samples: I-VT ${toSpeed('ivt')}; NumPy ${toSpeed('numpy')}`);
  print(
    `  moving polygon of ${POINTS} points ${toSpeed('hits')}, ${(100 * share).toFixed(0)} % hit`,
  );
  return [
    toRatioFigure('I-VT, of vectorised NumPy', ratio('ivt', 'numpy'), 1),
    toRatioFigure(
      `hit test of a moving polygon of ${POINTS} points, of I-VT`,
      ratio('hits', 'ivt'),
      4,
    ),
  ];
}

async function benchIdt(signal: Signal, ask: AskNumpy, rounds: number): Promise<Figure> {
  const part = slice(signal, IDT_SAMPLES);
  const { pxPerDegree, intervalMs, dispersionDeg, minDurationMs, maxGapMs } = IDT;
  const theirCase: NumpyCase = {
    method: 'idt',
    samples: IDT_SAMPLES,
    options: {
      interval: intervalMs,
      limit: dispersionDeg * pxPerDegree,
      min_duration: minDurationMs,
      max_gap: maxGapMs,
    },
  };
  await checkSame(detectIdt(part, IDT).fixations, theirCase, ask);
  const { ms, ratio } = await race(
    {
      idt: () => measureCpuMs(() => detectIdt(part, IDT), IDT_TIMES),
      numpy: async () => (await ask(theirCase)).cpuMs,
    },
    { rounds, warmUp: 1 },
  );
  print(
    `  ${IDT_SAMPLES} samples: I-DT ${ms('idt').toFixed(1)} ms, ` +
      `${(IDT_SAMPLES / ms('idt') / 1e3).toFixed(0)} M/s; NumPy in windows ${ms('numpy').toFixed(0)} ms`,
  );
  return toRatioFigure('I-DT, of NumPy in windows', ratio('idt', 'numpy'), 0.02);
}

/** Both sides did the same work. */
async function checkSame(ours: Fixations, theirCase: NumpyCase, ask: AskNumpy): Promise<void> {
  const add = (column: Float64Array | Uint32Array) => {
    let sum = 0;
    for (const value of column) sum += value;
    return sum;
  };
  const sums = [ours.from.length, add(ours.from), add(ours.to), add(ours.x) + add(ours.y)];
  const theirs = (await ask(theirCase)).sums;
  const isSame = sums.every((sum, i) => Math.abs(sum - (theirs[i] ?? 0)) <= 1e-9 * Math.abs(sum));
  if (!isSame) throw new Error(`${theirCase.method}: ${sums} here, ${theirs} in NumPy`);
}

function slice({ tMs, x, y, valid }: Signal, n: number): Signal {
  return {
    tMs: tMs.slice(0, n),
    x: x.slice(0, n),
    y: y.slice(0, n),
    valid: valid.slice(0, n),
  };
}

/** All people one after the other, as one long signal: what NumPy likes best. */
function createSignal(): Signal {
  const random = createSeededRandom(1);
  const rests = [];
  for (let tMs = 0; tMs < PEOPLE * SECONDS * 1_000; ) {
    const durationMs = 130 + 300 * random();
    rests.push({ x: WIDTH_PX * random(), y: HEIGHT_PX * random(), durationMs });
    tMs += durationMs;
  }
  return createStepSignal(rests, { rateHz: RATE_HZ, noisePx: 3, lostShare: 0.04, seed: 2 });
}

/** The same samples by person: times from 0 on, places in 0..1 of the picture. */
function toPeople({ x, y }: Signal) {
  const n = SECONDS * RATE_HZ;
  const tMs = Float64Array.from({ length: n }, (_, i) => (i * 1_000) / RATE_HZ);
  return Array.from({ length: PEOPLE }, (_, p) => ({
    tMs,
    x: x.slice(p * n, (p + 1) * n).map((px) => px / WIDTH_PX),
    y: y.slice(p * n, (p + 1) * n).map((px) => px / HEIGHT_PX),
  }));
}

/** A star that wanders and turns, with a keyframe every two seconds. */
function createMovingAoi(): PreparedAoi {
  const random = createSeededRandom(3);
  const keyframes = Array.from({ length: SECONDS / 2 + 1 }, (_, k): Keyframe => {
    const centerX = 0.3 + 0.4 * random();
    const centerY = 0.3 + 0.4 * random();
    const points = Array.from({ length: POINTS }, (_, i) => {
      const radius = i % 2 === 0 ? 0.3 : 0.18;
      const angle = (2 * Math.PI * i) / POINTS + k / 4;
      return [centerX + radius * Math.cos(angle), centerY + radius * Math.sin(angle)] as const;
    });
    const shape = { type: 'polygon', points } as const;
    return { timestamp: 2_000 * k, shape, easing: 'linear', visible: true };
  });
  return prepareAoi(keyframes);
}
