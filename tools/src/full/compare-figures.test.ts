import { describe, expect, it } from 'vitest';
import { compareFigures, measureShare } from './compare-figures.ts';

const figure = (name: string, value: string | number, ok = true) => ({ name, value, ok });

describe('how far a value moved', () => {
  it('is the share of what it was', () => {
    expect(measureShare(100, 125)).toBeCloseTo(0.25);
    expect(measureShare('12.0 s', '9.0 s')).toBeCloseTo(0.25);
    expect(measureShare('1.2e-7', '1.2e-7')).toBe(0);
  });

  it('is that of the number that moved most', () => {
    expect(measureShare('20, 10', '21, 15')).toBeCloseTo(0.5);
  });

  it('is without bound from nothing to something, and from words to other words', () => {
    expect(measureShare(0, 1)).toBe(Number.POSITIVE_INFINITY);
    expect(measureShare(0, 0)).toBe(0);
    expect(measureShare('yes', 'no')).toBe(Number.POSITIVE_INFINITY);
    expect(measureShare('yes', 'yes')).toBe(0);
    expect(measureShare('3', 'none')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('which figure was which', () => {
  it('goes by the name', () => {
    const { pairs, added, gone } = compareFigures(
      [figure('speed', 10), figure('old', 1)],
      [figure('speed', 11), figure('new', 2)],
    );
    expect(pairs.map(({ after, share }) => [after.name, share])).toEqual([['speed', 0.1]]);
    expect(added.map(({ name }) => name)).toEqual(['new']);
    expect(gone.map(({ name }) => name)).toEqual(['old']);
  });

  it('looks past counts in a name, where only one fits', () => {
    const { pairs } = compareFigures(
      [figure('faces found in 240 frames', '99.0 %')],
      [figure('faces found in 80 frames', '99.5 %')],
    );
    expect(pairs).toHaveLength(1);
  });

  it('does not guess between two that fit', () => {
    const { pairs, added, gone } = compareFigures(
      [figure('page 3', 1), figure('page 4', 2)],
      [figure('page 5', 1)],
    );
    expect(pairs).toEqual([]);
    expect(added).toHaveLength(1);
    expect(gone).toHaveLength(2);
  });

  it('keeps exact names apart that differ by a number', () => {
    const { pairs } = compareFigures(
      [figure('page 1', 1), figure('page 2', 4)],
      [figure('page 2', 4), figure('page 1', 1)],
    );
    expect(pairs.map(({ share }) => share)).toEqual([0, 0]);
  });
});
