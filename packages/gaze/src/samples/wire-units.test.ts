import { expect, it } from 'vitest';
import { toWireCoordinate, toWireDistance, toWireDt, toWireYaw } from './wire-units.ts';

it('[SA3] converts ms, px, mm and degrees to the units of the wire', () => {
  expect(toWireDt(33.3)).toBe(67);
  expect(toWireCoordinate(100.3)).toBe(401);
  expect(toWireCoordinate(-2)).toBe(-8);
  expect(toWireDistance(351.2)).toBe(3512);
  expect(toWireYaw(0)).toBe(128);
  expect(toWireYaw(-32)).toBe(0);
});

it('[SA13] holds values at the ends of the range and refuses what is no number', () => {
  expect(toWireDt(-1)).toBe(0);
  expect(toWireDt(1e6)).toBe(0xffff);
  expect(toWireCoordinate(-1e6)).toBe(-0x8000);
  expect(toWireCoordinate(Number.POSITIVE_INFINITY)).toBe(0x7fff);
  expect(toWireDistance(1e6)).toBe(0xffff);
  expect(toWireYaw(90)).toBe(0xff);
  expect(() => toWireCoordinate(Number.NaN)).toThrow(RangeError);
});
