/** `00:05.20` */
export function toTimeText(timeMs: number): string {
  const hundredths = Math.floor(timeMs / 10 + 1e-6);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(hundredths / 6_000))}:${pad(Math.floor(hundredths / 100) % 60)}.${pad(hundredths % 100)}`;
}

/** `5.2` */
export function toSecondsText(timeMs: number, digits: number): string {
  const factor = 10 ** digits;
  return (Math.floor((timeMs / 1_000) * factor + 1e-6) / factor).toFixed(digits);
}

export interface Tick {
  readonly timeMs: number;
  readonly isLabelled: boolean;
}

const STEPS_MS = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000];

/** Marks of a ruler: as dense as `widthPx` can carry with labels 40 px apart. */
export function toTicks(durationMs: number, widthPx: number): Tick[] {
  if (durationMs <= 0 || widthPx <= 0) return [];
  const fits = (stepMs: number) => (stepMs / durationMs) * widthPx >= 40;
  const stepMs = STEPS_MS.find(fits) ?? durationMs;
  const minorMs = stepMs / 2;
  return Array.from({ length: Math.floor(durationMs / minorMs) + 1 }, (_, i) => ({
    timeMs: i * minorMs,
    isLabelled: i % 2 === 0,
  }));
}
