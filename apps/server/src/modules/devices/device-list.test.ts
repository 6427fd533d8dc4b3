import { describe, expect, it } from 'vitest';
import { DEVICES, readTable } from './device-list.ts';

const sources = new Map(readTable('device-sources.csv').map((row) => [row['key'], row]));

describe('the list of devices', () => {
  it('has at least 60 with their density, each from a source that can be opened', () => {
    const dense = DEVICES.filter(({ ppi }) => ppi !== null);
    expect(dense.length).toBeGreaterThanOrEqual(60);
    for (const { name, source } of DEVICES) {
      const row = sources.get(source);
      expect([name, row?.['title'] !== '', URL.canParse(row?.['url'] ?? '')]).toEqual([
        name,
        true,
        true,
      ]);
    }
    expect(new Set(DEVICES.map(({ source }) => source))).toEqual(new Set(sources.keys()));
  });

  it('names each device once, whatever its letters', () => {
    const names = DEVICES.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it('is upright, and its figures agree with each other', () => {
    for (const device of DEVICES) {
      const { name, kind, brand, resolutionX: x, resolutionY: y, diagonalInch, ppi } = device;
      expect([name, kind === 'mobile' || kind === 'tablet', brand !== '']).toEqual([
        name,
        true,
        true,
      ]);
      if (x !== null && y !== null) expect([name, x < y]).toEqual([name, true]);
      if (x === null || y === null || ppi === null || diagonalInch === null) continue;
      const computed = Math.hypot(x, y) / diagonalInch;
      expect([name, Math.abs(computed / ppi - 1) < 0.03]).toEqual([name, true]);
    }
  });

  it('has a size in CSS pixels with a ratio, or neither', () => {
    for (const { name, screenWidthPx, screenHeightPx, pixelRatio } of DEVICES) {
      const known = [screenWidthPx, screenHeightPx, pixelRatio].filter((value) => value !== null);
      expect([name, known.length % 3]).toEqual([name, 0]);
    }
  });
});
