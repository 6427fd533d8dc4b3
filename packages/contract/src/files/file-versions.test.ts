import { describe, expect, it } from 'vitest';
import { aggregatedRecords } from './aggregated-records.ts';
import { checkFile, FILE_VERSIONS, type FileKind } from './file-versions.ts';
import { segmentAnswers } from './record-answers.ts';
import { recordMaps } from './record-maps.ts';
import { recordSegment, samplesChunk, segmentFindings, segmentList } from './record-segments.ts';
import { recordingPack } from './recording-pack.ts';
import { tombstone } from './tombstone.ts';

const SCHEMAS = {
  'fovea-recording': recordingPack,
  'fovea-aggregated': aggregatedRecords,
  'fovea-segments': segmentList,
  'fovea-segment': recordSegment,
  'fovea-samples': samplesChunk,
  'fovea-findings': segmentFindings,
  'fovea-answers': segmentAnswers,
  'fovea-maps': recordMaps,
  'fovea-tombstone': tombstone,
} as const satisfies Record<FileKind, unknown>;

describe.each(Object.entries(FILE_VERSIONS))('%s', (name, version) => {
  const kind = name as FileKind;
  const listMessages = (file: { format: string; v: unknown }) =>
    SCHEMAS[kind].safeParse(file).error?.issues.map(({ message }) => message) ?? [];

  it.each([version - 1, version + 1, undefined])('is refused by name in version %s', (v) => {
    const refusal = `${kind} has version ${v}, and only version ${version} can be read`;
    expect(listMessages({ format: kind, v })).toContain(refusal);
    expect(() => checkFile({ format: kind, v }, kind)).toThrow(refusal);
  });

  it('is not another kind of file', () => {
    const refusal = `the file is fovea-chunk, not ${kind}`;
    expect(listMessages({ format: 'fovea-chunk', v: version })).toContain(refusal);
    expect(() => checkFile({ format: 'fovea-chunk', v: version }, kind)).toThrow(refusal);
  });

  it('is taken in its own version', () => {
    expect(listMessages({ format: kind, v: version }).join()).not.toMatch(/version|the file is/);
    expect(() => checkFile({ format: kind, v: version }, kind)).not.toThrow();
  });
});
