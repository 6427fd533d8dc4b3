import type { PageSamples } from './page-samples.ts';
import type { Signal } from './signal.ts';

/**
 * A page's samples as algorithms read them: time from `shownAtMs` on the device clock, y with the
 * scrolling. A sample that is no later than the one before is left out, for the times of a signal
 * rise; of samples at one time a valid one stays.
 */
export function toSignal(
  samples: Pick<PageSamples, 'n' | 'tMs' | 'x' | 'y' | 'scrollY'>,
  valid: Uint8Array,
  shownAtMs: number,
): Signal {
  if (valid.length !== samples.n) {
    throw new RangeError(`${samples.n} samples with ${valid.length} marks`);
  }
  const tMs = new Float64Array(samples.n);
  const x = new Float64Array(samples.n);
  const y = new Float64Array(samples.n);
  const kept = new Uint8Array(samples.n);
  let n = 0;
  for (let i = 0; i < samples.n; i++) {
    const nowMs = (samples.tMs[i] as number) - shownAtMs;
    const isRepeat = n > 0 && nowMs <= (tMs[n - 1] as number);
    if (isRepeat && (valid[i] === 0 || kept[n - 1] === 1)) continue;
    const at = isRepeat ? n - 1 : n++;
    tMs[at] = nowMs;
    x[at] = samples.x[i] as number;
    y[at] = (samples.y[i] as number) + (samples.scrollY[i] as number);
    kept[at] = valid[i] as number;
  }
  return {
    tMs: tMs.slice(0, n),
    x: x.slice(0, n),
    y: y.slice(0, n),
    valid: kept.slice(0, n),
  };
}
