import { setTimeout as sleep } from 'node:timers/promises';

/** The servers' time, which all processes of a drill and the drill itself agree on. */
export interface DrillClock {
  readonly rate: number;
  /** Makes the processes of a drill show the same time. */
  readonly env: Readonly<Record<string, string>>;
  now(): number;
  /** Resolves when the servers' clock shows a time. */
  until(timeMs: number): Promise<void>;
}

/** Runs at the usual pace before the origin, which is a real time, and at the rate from there on. */
export function createDrillClock(options: {
  readonly originMs: number;
  readonly offsetMs: number;
  readonly rate: number;
}): DrillClock {
  const { originMs, offsetMs, rate } = options;
  const toReal = (timeMs: number) => {
    const sinceMs = timeMs - offsetMs - originMs;
    return originMs + (sinceMs > 0 ? sinceMs / rate : sinceMs);
  };
  const now = () => {
    const sinceMs = Date.now() - originMs;
    return originMs + offsetMs + (sinceMs > 0 ? sinceMs * rate : sinceMs);
  };
  return {
    rate,
    env: {
      CLOCK_RATE: String(rate),
      CLOCK_ORIGIN_MS: String(originMs),
      CLOCK_OFFSET_MS: String(offsetMs),
    },
    now,
    until: (timeMs) => sleep(Math.max(0, toReal(timeMs) - Date.now())),
  };
}
