import type { Signal } from './signal.ts';

/** Rounding of times never decides: durations and gaps are compared with this slack. */
export const TIME_SLACK_MS = 1e-6;

/** Throws RangeError for unequal columns, times that do not rise, valid gaze that is no number. */
export function checkSignal({ tMs, x, y, valid }: Signal): void {
  const n = tMs.length;
  if (x.length !== n || y.length !== n || valid.length !== n) {
    throw new RangeError(`columns of ${n}, ${x.length}, ${y.length} and ${valid.length} samples`);
  }
  let beforeMs = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const nowMs = tMs[i] as number;
    // Written so that NaN fails too.
    if (!(nowMs > beforeMs)) throw new RangeError(`time ${nowMs} ms at ${i} does not rise`);
    beforeMs = nowMs;
    const sum = (x[i] as number) + (y[i] as number);
    if (valid[i] === 1 && sum - sum !== 0) throw new RangeError(`gaze at ${i} is no number`);
  }
}

/** Throws RangeError unless the option is a finite number above 0. */
export function checkPositive(name: string, value: number): void {
  if (!(value > 0 && value < Number.POSITIVE_INFINITY)) throw new RangeError(`${name} is ${value}`);
}

/** Throws RangeError unless the option is a finite number, 0 or more. */
export function checkNotNegative(name: string, value: number): void {
  if (!(value >= 0 && value < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`${name} is ${value}`);
  }
}
