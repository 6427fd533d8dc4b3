import type { PageFigures, StoredChunk, StoredRecords } from '@fovea/contract';
import { expect, it } from 'vitest';
import { listBuffers, readRecords } from './read-records.ts';

const chunk: StoredChunk = {
  format: 'fovea-chunk',
  v: 1,
  enc: 'delta-json-1',
  page: 0,
  scale: { t: 2, xy: 4 },
  recordingIds: ['b', 'gone', 'a'],
  counts: [2, 1, 1],
  t: [0, 67, -67, 10],
  x: [400, 4, -404, 8],
  y: [40, 40, 0, 0],
  scroll: [0, 5, -5, 0],
  valid: [1, -1, 1, 0],
};

const FIGURES: PageFigures = {
  shownMs: 2_000,
  validMs: 1_900,
  attention: 0.95,
  validity: 95,
  rateHz: 30,
  noFixations: null,
  fixationCount: 1,
  fixationRate: 0.5,
  meanFixationMs: 300,
  k: null,
  flags: [],
};

const toFixations = (onsetMs: number, offsetMs: number, xPx: number, yPx: number) => ({
  onsetMs: Float32Array.of(onsetMs),
  offsetMs: Float32Array.of(offsetMs),
  xPx: Float32Array.of(xPx),
  yPx: Float32Array.of(yPx),
});

function createRecords(isInline: boolean): StoredRecords {
  const participant = (recordingId: string) => ({
    subjectId: recordingId,
    gender: null,
    age: 30,
    validity: 95,
    deviceName: 'Phone',
    recordingId,
    effectiveHz: 30,
    widthPx: 390,
    heightPx: 844,
  });
  return {
    format: 'fovea-aggregated',
    v: 1,
    projectId: 'p',
    version: 1,
    algorithms: [],
    participants: ['a', 'b', 'c'].map(participant),
    pages: [
      {
        index: 0,
        id: 'page',
        chunks: [{ key: 'k', participants: 3, ...(isInline ? { inline: chunk } : {}) }],
      },
    ],
  };
}

it('gives every participant their own samples in ms and px', () => {
  const tracks = readRecords(createRecords(true), new Map()).pages[0]?.tracks;
  expect(tracks).toMatchObject([
    { tMs: Float32Array.of(5), xPx: Float32Array.of(2), valid: Uint8Array.of(1) },
    {
      tMs: Float32Array.of(0, 33.5),
      xPx: Float32Array.of(100, 101),
      yPx: Float32Array.of(10, 25),
      valid: Uint8Array.of(1, 0),
    },
    undefined,
  ]);
});

it('reads chunks that came apart just as inline ones', () => {
  const apart = readRecords(createRecords(false), new Map([['k', chunk]]));
  expect(apart).toEqual(readRecords(createRecords(true), new Map()));
});

it('reads the samples of version 2 just as those of version 1, with fixations and figures', () => {
  const fixations = {
    counts: [1, 0, 1],
    onset: [-33, 133],
    offset: [400, 0],
    x: [402, 0],
    y: [65, 4],
  };
  const newer: StoredChunk = { ...chunk, v: 2, fixations, figures: [FIGURES, null, null] };
  const records = { ...createRecords(false), v: 2 } as StoredRecords;
  const page = readRecords(records, new Map([['k', newer]])).pages[0];
  expect(page?.tracks).toEqual(readRecords(createRecords(true), new Map()).pages[0]?.tracks);
  expect(page?.figures).toEqual([undefined, FIGURES, undefined]);
  expect(page?.fixations).toEqual([
    toFixations(50, 200, 100.5, 17.25),
    toFixations(-16.5, 200, 100.5, 16.25),
    undefined,
  ]);
});

it('refuses a chunk that is missing, cut or of another format', () => {
  const records = createRecords(false);
  const decode = (given: StoredChunk) => readRecords(records, new Map([['k', given]]));
  expect(() => readRecords(records, new Map())).toThrow('chunk k is missing');
  expect(() => decode({ ...chunk, x: [1] })).toThrow('columns differ');
  expect(() => decode({ ...chunk, x: [2 ** 31, 0, 0, 0] })).toThrow('no integer of 32 bits');
  expect(() => decode({ ...chunk, x: [0.5, 0, 0, 0] })).toThrow('no integer of 32 bits');
  expect(() => decode({ ...chunk, v: 3 as 1 })).toThrow('unknown chunk');
  expect(() => readRecords({ ...records, v: 3 as 1 } as StoredRecords, new Map())).toThrow(
    'unknown records',
  );
});

it('lists each buffer once', () => {
  expect(listBuffers(readRecords(createRecords(true), new Map()))).toHaveLength(4);
});
