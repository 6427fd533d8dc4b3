import { expect, it } from 'vitest';
import { checkSignal } from './check-signal.ts';
import { createPageSamples } from './page-samples.ts';
import { toSignal } from './to-signal.ts';

it('[PS10] counts time from the page, adds the scrolling and keeps one sample of a time', () => {
  const samples = createPageSamples(1, 5);
  samples.tMs.set([1000, 1030, 1030, 1060, 1060]);
  samples.x.set([1, 2, 3, 4, 5]);
  samples.y.set([10, 20, 30, 40, 50]);
  samples.scrollY.set([0, 0, 100, 100, 200]);
  const signal = toSignal(samples, Uint8Array.of(1, 0, 1, 1, 1), 990);
  expect([...signal.tMs]).toEqual([10, 40, 70]);
  expect([...signal.x]).toEqual([1, 3, 4]);
  expect([...signal.y]).toEqual([10, 130, 140]);
  expect([...signal.valid]).toEqual([1, 1, 1]);
  expect(() => checkSignal(signal)).not.toThrow();
  expect(() => toSignal(samples, new Uint8Array(4), 0)).toThrow(RangeError);
});
