import type { StoredChunk, StoredRecords } from '@fovea/contract';
import { expect, it } from 'vitest';
import { decodeRecords, listBuffers } from './records-decoder.ts';

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
  const tracks = decodeRecords(createRecords(true), new Map()).pages[0]?.tracks;
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
  const apart = decodeRecords(createRecords(false), new Map([['k', chunk]]));
  expect(apart).toEqual(decodeRecords(createRecords(true), new Map()));
});

it('reads the samples of version 2 just as those of version 1', () => {
  const fixations = { counts: [1, 0, 0], onset: [-33], offset: [400], x: [402], y: [65] };
  const newer: StoredChunk = { ...chunk, v: 2, fixations, figures: [null, null, null] };
  const records = { ...createRecords(false), v: 2 } as StoredRecords;
  const decoded = decodeRecords(records, new Map([['k', newer]]));
  expect(decoded).toEqual(decodeRecords(createRecords(true), new Map()));
});

it('refuses a chunk that is missing, cut or of another format', () => {
  const records = createRecords(false);
  const decode = (given: StoredChunk) => decodeRecords(records, new Map([['k', given]]));
  expect(() => decodeRecords(records, new Map())).toThrow('chunk k is missing');
  expect(() => decode({ ...chunk, x: [1] })).toThrow('columns differ');
  expect(() => decode({ ...chunk, v: 3 as 1 })).toThrow('unknown chunk');
  expect(() => decodeRecords({ ...records, v: 3 as 1 } as StoredRecords, new Map())).toThrow(
    'unknown records',
  );
});

it('lists each buffer once', () => {
  expect(listBuffers(decodeRecords(createRecords(true), new Map()))).toHaveLength(4);
});
