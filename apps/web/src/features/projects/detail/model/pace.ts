import type { Funnel } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';

const PACE_HOURS = 3;
const LEAST_FINISHED = 5;
const SHOWN_HOURS = 24;

type Hours = Funnel['hours'];

interface Pace {
  readonly perHour: number;
  readonly readyMs: number;
}

/** Pace of the last three hours; undefined with fewer than five people. */
export function toPace(hours: Hours, toGo: number, nowMs: number): Pace | undefined {
  const fromMs = (Math.floor(nowMs / HOUR_MS) - PACE_HOURS + 1) * HOUR_MS;
  const finished = sumFrom(hours, fromMs);
  if (finished < LEAST_FINISHED || toGo === 0) return undefined;
  const perHour = (finished * HOUR_MS) / (nowMs - fromMs);
  return { perHour, readyMs: nowMs + (toGo / perHour) * HOUR_MS };
}

/** People who finished in each of the last hours, this one last. */
export function toBars(hours: Hours, nowMs: number): readonly number[] {
  const thisHour = Math.floor(nowMs / HOUR_MS);
  const byHour = new Map(hours.map(({ hour, completed }) => [toHour(hour), completed]));
  return Array.from(
    { length: SHOWN_HOURS },
    (_, at) => byHour.get(thisHour - SHOWN_HOURS + 1 + at) ?? 0,
  );
}

/** By the days of whoever looks. */
export function countDays(hours: Hours, nowMs: number): { today: number; yesterday: number } {
  const midnight = new Date(nowMs).setHours(0, 0, 0, 0);
  const before = new Date(midnight - 1).setHours(0, 0, 0, 0);
  const today = sumFrom(hours, midnight);
  return { today, yesterday: sumFrom(hours, before) - today };
}

const toHour = (hour: string) => Math.floor(Date.parse(hour) / HOUR_MS);

function sumFrom(hours: Hours, fromMs: number): number {
  return hours.reduce(
    (sum, { hour, completed }) => (Date.parse(hour) >= fromMs ? sum + completed : sum),
    0,
  );
}
