export interface RateWatchOptions {
  /** Over which time a rate is too low before something is done. */
  readonly windowMs: number;
  /** Over which time samples are judged. */
  readonly markWindowMs: number;
  readonly lowerBelowHz: number;
  readonly markBelowHz: number;
  readonly stopBelowHz: number;
  /** 60 frames a second are taken only while 95 of 100 frames need less work than this. */
  readonly fastWorkMs: number;
  /** A warm device: work has grown by this since the start, and no longer fits into a frame. */
  readonly hotGrowth: number;
  readonly hotWorkMs: number;
  /** Length of the start that warmth is compared with. */
  readonly coolMs: number;
}

export const RATE_WATCH_DEFAULTS: RateWatchOptions = {
  windowMs: 5_000,
  markWindowMs: 1_000,
  lowerBelowHz: 20,
  markBelowHz: 15,
  stopBelowHz: 10,
  fastWorkMs: 14,
  hotGrowth: 1.5,
  hotWorkMs: 33,
  coolMs: 30_000,
};

export type RateAdvice = 'keep' | 'lower_resolution' | 'stop';

export interface RateState {
  /** Over the window; null until it is full. */
  readonly rateHz: number | null;
  readonly workP95Ms: number | null;
  readonly advice: RateAdvice;
  /** Samples of now are marked as of a low rate. */
  readonly isLow: boolean;
  readonly isHot: boolean;
  readonly canTakeSixty: boolean;
}

export interface RateWatch {
  /** A frame was worked on, captured at `tMs`. */
  add(tMs: number, workMs: number): void;
  /** The state at any time, also when no frame comes. */
  measure(nowMs: number): RateState;
  /** The resolution has changed or the camera was paused: the windows fill anew. */
  restart(nowMs: number): void;
}

/** Reads no clock: all times are given. */
export function createRateWatch(
  startMs: number,
  options: RateWatchOptions = RATE_WATCH_DEFAULTS,
): RateWatch {
  let sinceMs = startMs;
  const firstMs = startMs;
  const cool: number[] = [];
  let recent: { tMs: number; workMs: number }[] = [];

  return {
    add(tMs, workMs) {
      recent = recent.filter((each) => each.tMs > tMs - options.windowMs);
      recent.push({ tMs, workMs });
      if (tMs - firstMs < options.coolMs) cool.push(workMs);
    },
    restart(nowMs) {
      sinceMs = nowMs;
      recent = [];
    },
    measure(nowMs) {
      const within = recent.filter(({ tMs }) => tMs > nowMs - options.windowMs && tMs <= nowMs);
      const isFull = nowMs - sinceMs >= options.windowMs;
      const rateHz = isFull ? (within.length * 1000) / options.windowMs : null;
      const workP95Ms = isFull ? toP95(within.map(({ workMs }) => workMs)) : null;
      const isHot = isWarm(workP95Ms, nowMs - firstMs);
      return {
        rateHz,
        workP95Ms,
        advice: toAdvice(rateHz, isHot),
        isLow: isMarked(nowMs),
        isHot,
        canTakeSixty: workP95Ms !== null && workP95Ms < options.fastWorkMs,
      };
    },
  };

  function toAdvice(rateHz: number | null, isHot: boolean): RateAdvice {
    if (rateHz !== null && rateHz < options.stopBelowHz) return 'stop';
    if (rateHz !== null && rateHz < options.lowerBelowHz) return 'lower_resolution';
    return isHot ? 'lower_resolution' : 'keep';
  }

  function isMarked(nowMs: number): boolean {
    if (nowMs - sinceMs < options.markWindowMs) return false;
    const count = recent.filter(({ tMs }) => tMs > nowMs - options.markWindowMs).length;
    return (count * 1000) / options.markWindowMs < options.markBelowHz;
  }

  function isWarm(workP95Ms: number | null, runMs: number): boolean {
    const coolP95Ms = toP95(cool);
    if (workP95Ms === null || coolP95Ms === null || runMs < options.coolMs) return false;
    return workP95Ms > options.hotWorkMs && workP95Ms > coolP95Ms * options.hotGrowth;
  }
}

function toP95(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? null;
}
