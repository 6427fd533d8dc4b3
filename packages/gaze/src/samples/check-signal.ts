import type { Signal } from './signal.ts';

/** Rounding of times never decides: durations and gaps are compared with this slack. */
export const TIME_SLACK_MS = 1e-6;

/** Throws RangeError for unequal columns, times that do not rise, valid gaze that is no number. */
export function checkSignal({ tMs, x, y, valid }: Signal): void {
  const n = tMs.length;
  if (x.length !== n || y.length !== n || valid.length !== n) {
    throw new RangeError(`columns of ${n}, ${x.length}, ${y.length} and ${valid.length} samples`);
  }
  // One bit for all samples, without a jump: every detector starts here.
  let isSound = 1;
  let beforeMs = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const nowMs = tMs[i] as number;
    const sum = (x[i] as number) + (y[i] as number);
    // Written so that NaN fails too.
    isSound &= Number(nowMs > beforeMs) & (Number(sum - sum === 0) | Number(valid[i] !== 1));
    beforeMs = nowMs;
  }
  if (isSound === 0) throw new RangeError(tellFault({ tMs, x, y, valid }));
}

/** The first fault of a signal that has one. */
function tellFault({ tMs, x, y, valid }: Signal): string {
  const hasFault = (i: number) =>
    valid[i] === 1 && !Number.isFinite((x[i] as number) + (y[i] as number));
  const isLate = (i: number) => !((tMs[i] as number) > (tMs[i - 1] ?? Number.NEGATIVE_INFINITY));
  const i = tMs.findIndex((_, at) => isLate(at) || hasFault(at));
  return isLate(i) ? `time ${tMs[i]} ms at ${i} does not rise` : `gaze at ${i} is no number`;
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
