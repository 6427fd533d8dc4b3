import type { Asset, Page } from '@fovea/contract';
import { DEFAULT_LOOK } from '@fovea/contract';
import { toScreenSize } from '@fovea/gaze/geometry';
import { expect, it } from 'vitest';
import { measureFit, measurePreview, placeNotes } from './preview-size.ts';

const phone = toScreenSize({ device: 'mobile', orientation: 'portrait' });
const turned = toScreenSize({ device: 'mobile', orientation: 'landscape' });
const toPage = (look: Partial<Page>, ...sizes: [number, number][]) =>
  ({
    ...DEFAULT_LOOK,
    ...look,
    assets: sizes.map(([widthPx, heightPx]) => ({ widthPx, heightPx }) as Asset),
  }) as Page;

it('draws the frame as large as its place, and no larger than asked', () => {
  expect(measurePreview({ widthPx: 2_000, heightPx: 2_000 }, phone, 298)).toBe(298);
  const narrow = measurePreview({ widthPx: 107, heightPx: 2_000 }, phone, 298);
  expect(narrow).toBe(99);
  const low = measurePreview({ widthPx: 2_000, heightPx: 451 }, phone, 298);
  expect((low * 844) / 390).toBeLessThanOrEqual(451);
  expect(measurePreview({ widthPx: 0, heightPx: 0 }, phone, 298)).toBe(0);
});

it('puts the notes beside a frame, under one that is wide, and nowhere without room', () => {
  const wide = { widthPx: 840, heightPx: 690 };
  expect(placeNotes(wide, phone, measurePreview(wide, phone, 298))).toBe('beside');
  expect(placeNotes(wide, turned, measurePreview(wide, turned, 620))).toBe('below');
  const small = { widthPx: 424, heightPx: 540 };
  expect(placeNotes(small, turned, measurePreview(small, turned, 620))).toBe('below');
  expect(placeNotes(small, phone, measurePreview(small, phone, 298))).toBeUndefined();
});

it('says how much of the screen stays empty, or of the pictures is cropped', () => {
  expect(measureFit(toPage({}, [1_170, 2_532]), phone)).toEqual({ kind: 'whole' });
  expect(measureFit(toPage({}, [500, 500]), phone)).toEqual({ kind: 'bars', percent: 54 });
  expect(measureFit(toPage({ scale: 'fill' }, [500, 500]), phone)).toEqual({
    kind: 'cropped',
    percent: 54,
  });
  const two = toPage({ layout: 'stacked' }, [390, 422], [390, 211]);
  expect(measureFit(two, phone)).toEqual({ kind: 'bars', percent: 25 });
});

it('says how long a page is that scrolls', () => {
  expect(measureFit(toPage({ display: 'scroll' }, [390, 2_110]), phone)).toEqual({
    kind: 'scroll',
    screens: 2.5,
  });
});

it('says nothing while a picture is missing', () => {
  expect(measureFit({ ...toPage({}), assets: [null] }, phone)).toBeUndefined();
});
