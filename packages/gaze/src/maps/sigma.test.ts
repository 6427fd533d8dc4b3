import { expect, it } from 'vitest';
import { measureSigmaPx } from './sigma.ts';

it('[MA31] Sigma is degrees times the median of what a degree spans for the people shown.', () => {
  expect(measureSigmaPx([90, 30, 40], 1)).toBe(40);
  expect(measureSigmaPx([90, 30, 40, 50], 1)).toBe(45);
  expect(measureSigmaPx([40], 1.5)).toBe(60);
  expect(measureSigmaPx([], 1)).toBe(0);
  expect(() => measureSigmaPx([40, 0], 1)).toThrow(RangeError);
  expect(() => measureSigmaPx([40], 0)).toThrow(RangeError);
});
