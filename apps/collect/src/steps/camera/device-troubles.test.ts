import { expect, it } from 'vitest';
import { findDeviceTroubles } from './device-troubles.ts';

const toDevice = (level: number, charging: boolean, quota: number) => ({
  getBattery: async () => ({ level, charging }),
  storage: { estimate: async () => ({ quota, usage: 1_000_000 }) },
});

it.each([
  ['under 10 %', toDevice(0.09, false, 1e9), ['battery']],
  ['10 %', toDevice(0.1, false, 1e9), []],
  ['under 10 % and charging', toDevice(0.05, true, 1e9), []],
  ['little storage', toDevice(0.8, false, 15_000_000), ['storage']],
  ['a browser that says nothing', {}, []],
])('bad battery (under 10 %%) or low storage is told: %s', async (_, device, troubles) => {
  expect(await findDeviceTroubles(device)).toEqual(troubles);
});
