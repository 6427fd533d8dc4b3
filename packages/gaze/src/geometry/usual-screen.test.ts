import { expect, it } from 'vitest';
import { toScreenSize } from './usual-screen.ts';

it('turns the screen with the project', () => {
  expect(toScreenSize({ device: 'mobile', orientation: 'portrait' })).toEqual({
    widthPx: 390,
    heightPx: 844,
  });
  expect(toScreenSize({ device: 'tablet', orientation: 'landscape' })).toEqual({
    widthPx: 1180,
    heightPx: 820,
  });
});
