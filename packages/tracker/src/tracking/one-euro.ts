export interface OneEuroOptions {
  /** Hz; lower is smoother at rest. */
  readonly cutoffHz: number;
  /** Hz per px/s; higher lags less in a saccade. */
  readonly beta: number;
  /** Hz, for the speed itself. */
  readonly speedCutoffHz: number;
}

/** cutoff and beta after Casiez, Roussel and Vogel (CHI 2012), for CSS px. Chosen, not measured. */
export const ONE_EURO_DEFAULTS: OneEuroOptions = { cutoffHz: 1.2, beta: 0.01, speedCutoffHz: 1 };

export interface OneEuroState {
  readonly tMs: number;
  readonly x: number;
  readonly y: number;
  readonly speedX: number;
  readonly speedY: number;
}

/** For what is drawn on the screen only: recordings keep raw gaze. `last` is null at the start. */
export function smoothForDisplay(
  last: OneEuroState | null,
  { tMs, x, y }: { readonly tMs: number; readonly x: number; readonly y: number },
  options: OneEuroOptions = ONE_EURO_DEFAULTS,
): OneEuroState {
  if (last === null || tMs <= last.tMs) return last ?? { tMs, x, y, speedX: 0, speedY: 0 };
  const seconds = (tMs - last.tMs) / 1000;
  const follow = (value: number, before: number, speedBefore: number) => {
    const share = toShare(options.speedCutoffHz, seconds);
    const speed = speedBefore + share * ((value - before) / seconds - speedBefore);
    const cutoffHz = options.cutoffHz + options.beta * Math.abs(speed);
    return { value: before + toShare(cutoffHz, seconds) * (value - before), speed };
  };
  const across = follow(x, last.x, last.speedX);
  const down = follow(y, last.y, last.speedY);
  return { tMs, x: across.value, y: down.value, speedX: across.speed, speedY: down.speed };
}

function toShare(cutoffHz: number, seconds: number): number {
  return 1 / (1 + 1 / (2 * Math.PI * cutoffHz * seconds));
}
