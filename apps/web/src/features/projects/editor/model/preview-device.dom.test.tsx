import type { Device } from '@fovea/contract';
import { expect, it } from 'vitest';
import { devicesQuery } from './devices.queries.ts';
import { listSuited, toPreview } from './preview-device.ts';
import { toResolution } from './resolution.queries.ts';

const PHONE: Device = {
  name: 'iPhone 15',
  kind: 'mobile',
  brand: 'Apple',
  resolutionX: 1179,
  resolutionY: 2556,
  ppi: 460,
  screenWidthPx: 393,
  screenHeightPx: 852,
  pixelRatio: 3,
};
const UNMEASURED = { screenWidthPx: null, screenHeightPx: null, pixelRatio: null };
const PIXEL: Device = { ...PHONE, name: 'Pixel 7', brand: 'Google', ...UNMEASURED };
const TABLET: Device = { ...PHONE, name: 'iPad Air', kind: 'tablet' };
const UPRIGHT = { device: 'mobile', orientation: 'portrait' } as const;

it('device queries never stale; device list kept forever', () => {
  expect(devicesQuery.staleTime).toBe(Number.POSITIVE_INFINITY);
  expect(devicesQuery.gcTime).toBe(Number.POSITIVE_INFINITY);
});

it('leaves the page what the bars of Safari or Chrome leave', () => {
  expect(toPreview(UPRIGHT, PHONE)).toMatchObject({
    browser: 'safari',
    screen: { widthPx: 393, heightPx: 852 },
    box: { widthPx: 393, heightPx: 659 },
  });
  expect(toPreview({ ...UPRIGHT, orientation: 'landscape' }, PHONE)).toMatchObject({
    screen: { widthPx: 852, heightPx: 393 },
    box: { widthPx: 852, heightPx: 343 },
  });
});

it('gives a device that nobody has measured the proportions of its panel', () => {
  const resolution = { resolutionX: 1179, resolutionY: 2556, ppiX: 460, ppiY: 460 };
  expect(toPreview(UPRIGHT, PIXEL, resolution)).toMatchObject({
    browser: 'chrome',
    screen: { widthPx: 390, heightPx: 845 },
  });
});

it('The specification says "screen_resolution list whose last entry gives resolution_x, resolution_y, ppi_x, ppi_y, mapped to resolutionX, resolutionY, ppiX, ppiY"', () => {
  const entry = { resolution_x: 1, resolution_y: 2, ppi_x: 3, ppi_y: 4 };
  const older = { resolution_x: 9, resolution_y: 9, ppi_x: 9, ppi_y: 9 };
  const reply = (screen_resolution: (typeof entry)[]) => ({
    data: { device: 'Pixel 7', screen_resolution },
  });
  expect(toResolution(reply([older, entry]))).toEqual({
    resolutionX: 1,
    resolutionY: 2,
    ppiX: 3,
    ppiY: 4,
  });
  expect(toResolution(reply([]))).toBeNull();
});

it('falls back to the plain frame, 9 to 19.5', () => {
  const { screen, box } = toPreview(UPRIGHT, undefined);
  expect(screen.heightPx / screen.widthPx).toBeCloseTo(19.5 / 9, 2);
  expect(box.heightPx).toBeLessThan(screen.heightPx);
});

it('finds devices of the kind by words of their brand and name', () => {
  const find = (typed: string) => listSuited([PHONE, PIXEL, TABLET], 'mobile', typed);
  expect(find('')).toEqual([PHONE, PIXEL]);
  expect(find(' APPLE 15 ')).toEqual([PHONE]);
  expect(find('iPad')).toEqual([]);
});

it('lists the newest models of a brand first', () => {
  const list = ['iPhone 4s', 'iPhone SE', 'iPhone 17 Pro', 'iPhone 17'].map((name) => ({
    ...PHONE,
    name,
  }));
  expect(listSuited([...list, PIXEL], 'mobile', '').map(({ name }) => name)).toEqual([
    'iPhone 17 Pro',
    'iPhone 17',
    'iPhone 4s',
    'iPhone SE',
    'Pixel 7',
  ]);
});
