import type { AggregatedRecords, RecordObject, SegmentList } from '@fovea/contract';
import { expect, it } from 'vitest';
import { listMissingOfMap, type PageMap, readFirstMap, readMaps, writeMaps } from './read-maps.ts';

const MAP: PageMap = {
  page: 1,
  people: 120,
  pictures: [
    {
      slot: 0,
      columns: 100,
      rows: 222,
      cells: Int32Array.of(0, 7, 22_199),
      amounts: Float64Array.of(1, 2 ** 40, 3),
    },
    {
      slot: 2,
      columns: 100,
      rows: 1,
      cells: new Int32Array(0),
      amounts: new Float64Array(0),
    },
  ],
};

const RECORDS: AggregatedRecords = {
  format: 'fovea-aggregated',
  v: 3,
  projectId: 'p',
  version: 1,
  type: 'pro',
  algorithms: [],
  participants: 120,
  pages: [{ index: 1, id: 'page' }],
  segments: [],
  list: { key: 'list', segments: 1, participants: 120, samples: 9, from: '', to: '' },
};
const LIST: SegmentList = {
  format: 'fovea-segments',
  v: 3,
  segments: [],
  maps: [{ page: 1, key: 'map' }],
};

it('gives back every cell and amount of a map', () => {
  expect(readMaps(writeMaps([MAP]))).toEqual([MAP]);
});

it('finds the first map of a page by the list, and loads nothing else', () => {
  const objects = new Map<string, RecordObject>();
  expect(listMissingOfMap(RECORDS, objects, 1)).toEqual(['list']);
  objects.set('list', LIST);
  expect(listMissingOfMap(RECORDS, objects, 0)).toEqual([]);
  expect(readFirstMap(RECORDS, objects, 0)).toBeUndefined();
  expect(listMissingOfMap(RECORDS, objects, 1)).toEqual(['map']);
  objects.set('map', writeMaps([MAP]));
  expect(listMissingOfMap(RECORDS, objects, 1)).toEqual([]);
  expect(readFirstMap(RECORDS, objects, 1)).toEqual(MAP);
});

it('has no first map without a list, whose segments are read as they are', () => {
  const small = { ...RECORDS, list: null };
  expect(listMissingOfMap(small, new Map(), 1)).toEqual([]);
  expect(readFirstMap(small, new Map(), 1)).toBeUndefined();
});

it('refuses a map that is cut or of another format', () => {
  const { pages, ...head } = writeMaps([MAP]);
  const cut = pages.map((page) => ({
    ...page,
    slots: page.slots.map((slot) => ({ ...slot, amounts: slot.amounts.slice(1) })),
  }));
  expect(() => readMaps({ ...head, pages: cut })).toThrow('columns differ');
  expect(() => readMaps({ ...head, pages, v: 4 as 3 })).toThrow(
    'fovea-maps has version 4, and only version 3 can be read',
  );
});
