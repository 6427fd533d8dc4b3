import type { Fixations } from '@fovea/gaze/events';
import type { Signal } from '@fovea/gaze/samples';
import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';

export interface RandomCase {
  readonly signal: Signal;
  readonly rateHz: number;
  readonly pxPerDegree: number;
  readonly precisionStdDeg: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pages of a participant, for K. */
  readonly pages: readonly Fixations[];
}

const RATES_HZ = [20, 25, 30, 50, 60, 120] as const;
const NOISES_DEG = [0.1, 0.3, 0.5, 1, 2] as const;

/** A person who looks around for 3 to 8 s, with noise, lost samples, long losses and lost time. */
export function createRandomCase(seed: number): RandomCase {
  const random = createSeededRandom(seed);
  const rateHz = RATES_HZ[seed % RATES_HZ.length] as number;
  const isEven = seed % 4 !== 0;
  const noiseDeg = NOISES_DEG[Math.floor(random() * NOISES_DEG.length)] as number;
  const pxPerDegree = 30 + 15 * random();
  const size = { widthPx: 390, heightPx: 844 };
  const noisePx = noiseDeg * pxPerDegree;
  const n = Math.floor((3 + 5 * random()) * rateHz);
  const signal = createSignal(random, n, { ...size, rateHz, isEven, noisePx });
  const precisionStdDeg = noiseDeg * Math.SQRT2;
  const pages = [createFixations(random, 12, size), createFixations(random, 7, size)];
  return { signal, rateHz, pxPerDegree, precisionStdDeg, ...size, pages };
}

interface SignalOptions extends Size {
  readonly rateHz: number;
  readonly isEven: boolean;
  readonly noisePx: number;
}

function createSignal(random: Random, n: number, options: SignalOptions): Signal {
  const { rateHz, isEven, noisePx } = options;
  const path = createPath(random, n, rateHz, options);
  return {
    tMs: createTimes(random, n, rateHz, isEven),
    x: path.x.map((x) => x + noisePx * drawGaussian(random)),
    y: path.y.map((y) => y + noisePx * drawGaussian(random)),
    valid: createLosses(random, n, rateHz),
  };
}

type Random = () => number;
interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Rests of 80 to 600 ms, with two samples on the way between them now and then. */
function createPath(random: Random, n: number, rateHz: number, { widthPx, heightPx }: Size) {
  const x = new Float64Array(n);
  const y = new Float64Array(n);
  let i = 0;
  while (i < n) {
    const restX = widthPx * random();
    const restY = heightPx * random();
    const count = Math.max(1, Math.round(((80 + 520 * random()) * rateHz) / 1000));
    const isGlide = i > 0 && random() < 0.3;
    for (let k = 0; k < count && i < n; k++, i++) {
      const share = isGlide && k < 2 ? (k + 1) / 3 : 1;
      x[i] = share * restX + (1 - share) * (x[i - 1] ?? restX);
      y[i] = share * restY + (1 - share) * (y[i - 1] ?? restY);
    }
  }
  return { x, y };
}

/** Even, or with jitter of up to a fifth of an interval and holes of up to 300 ms. */
function createTimes(random: Random, n: number, rateHz: number, isEven: boolean): Float64Array {
  const startMs = Math.floor(1000 * random());
  const tMs = Float64Array.from({ length: n }, (_, i) => startMs + (i * 1000) / rateHz);
  if (isEven) return tMs;
  let lateMs = 0;
  return tMs.map((t) => {
    if (random() < 0.02) lateMs += 300 * random();
    return t + lateMs + ((random() - 0.5) * 400) / rateHz;
  });
}

/** Single samples, and stretches of up to 250 ms. */
function createLosses(random: Random, n: number, rateHz: number): Uint8Array {
  const valid = new Uint8Array(n).fill(1);
  const singleShare = 0.06 * random();
  for (let i = 0; i < n; i++) {
    if (random() < singleShare) valid[i] = 0;
    if (random() < 0.3 / rateHz) valid.fill(0, i, i + Math.ceil(0.25 * rateHz * random()));
  }
  return valid;
}

function createFixations(random: Random, n: number, { widthPx, heightPx }: Size): Fixations {
  const onsetMs = new Float64Array(n);
  const offsetMs = new Float64Array(n);
  let t = 0;
  for (let k = 0; k < n; k++) {
    t += 20 + 160 * random();
    onsetMs[k] = t;
    t += 80 + 500 * random();
    offsetMs[k] = t;
  }
  return {
    onsetMs,
    offsetMs,
    x: Float64Array.from({ length: n }, () => widthPx * random()),
    y: Float64Array.from({ length: n }, () => heightPx * random()),
    from: new Uint32Array(n),
    to: new Uint32Array(n),
  };
}
