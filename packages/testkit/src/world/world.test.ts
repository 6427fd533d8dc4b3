import { readdir, readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import {
  aggregatedChunk,
  aggregatedRecords,
  recordSegment,
  samplesChunk,
  segmentFindings,
  segmentList,
} from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { findMisfit, findWorldMisfit, readWorld, toWorldPath } from './world.ts';

const KNOWN = { '1_first.sql': 'aa', '2_second.sql': 'bb', '3_third.sql': 'cc' };

describe('rows of a world', () => {
  it('fit when they have seen all migrations, or only the first ones', () => {
    expect(findMisfit(KNOWN, KNOWN)).toBeUndefined();
    expect(findMisfit({ '1_first.sql': 'aa' }, KNOWN)).toBeUndefined();
  });

  it('do not fit when they have seen one that changed, or that nobody knows, or not its neighbour', () => {
    expect(findMisfit({ ...KNOWN, '2_second.sql': 'other' }, KNOWN)).toContain('2_second.sql');
    expect(findMisfit({ ...KNOWN, '4_fourth.sql': 'dd' }, KNOWN)).toContain('4_fourth.sql');
    expect(findMisfit({ '1_first.sql': 'aa', '3_third.sql': 'cc' }, KNOWN)).toContain('3_third');
  });
});

describe('the world of the repository', () => {
  it('fits the migrations of the server', async () => {
    expect(await findWorldMisfit()).toBeUndefined();
  });

  it('has the file of every object, and no other', async () => {
    const { objects } = await readWorld();
    const files = new Set(objects.map(({ file }) => file));
    expect(new Set(await readdir(toWorldPath('objects')))).toEqual(files);
  });

  it('has records of the format that is read today', async () => {
    const { objects } = await readWorld();
    const records = objects.filter(
      ({ key }) => key.startsWith('aggregates/') && key.endsWith('.json'),
    );
    expect(records.length).toBeGreaterThan(0);
    const schemas = new Map<string, { safeParse(value: unknown): { error?: unknown } }>([
      ['fovea-aggregated', aggregatedRecords],
      ['fovea-chunk', aggregatedChunk],
      ['fovea-segment', recordSegment],
      ['fovea-segments', segmentList],
      ['fovea-samples', samplesChunk],
      ['fovea-findings', segmentFindings],
    ]);
    for (const { key, file } of records) {
      const text = gunzipSync(await readFile(toWorldPath(`objects/${file}`))).toString('utf8');
      const value = JSON.parse(text) as { format: string };
      expect(schemas.get(value.format)?.safeParse(value), key).toMatchObject({ success: true });
    }
  });
});
