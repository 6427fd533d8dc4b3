/** The only source of time in the server. */
export interface Clock {
  now(): Date;
}

export interface ClockOptions {
  readonly offsetMs: number;
  /** Seconds of this clock in one real second. */
  readonly rate: number;
  /** The real time from which on the rate holds. Processes that share it show the same time. */
  readonly originMs: number;
}

export function createClock(
  { offsetMs, rate, originMs }: ClockOptions,
  readRealMs: () => number = Date.now,
): Clock {
  if (rate !== 1 && originMs === 0) throw new RangeError('a clock with a rate needs an origin');
  return {
    now() {
      const realMs = readRealMs();
      const fasterMs = Math.max(0, realMs - originMs) * (rate - 1);
      return new Date(Math.floor(realMs + fasterMs + offsetMs));
    },
  };
}
