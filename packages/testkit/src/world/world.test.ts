import { readdir, readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import {
  aggregatedRecords,
  recordSegment,
  samplesChunk,
  segmentFindings,
  segmentList,
} from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { readWorld, toWorldPath } from './world.ts';

describe('the world of the repository', () => {
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
