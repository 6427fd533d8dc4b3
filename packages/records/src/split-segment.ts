// Splits a stored segment into the integers of each participant again.
import {
  checkFile,
  type PageFigures,
  type SamplesChunk,
  type SegmentFindings,
} from '@fovea/contract';
import { type ColumnsOf, toRows } from './columns.ts';
import { splitDeltas } from './deltas.ts';
import {
  FIXATION_COLUMNS,
  type FoundPart,
  type KeptFigures,
  SAMPLE_COLUMNS,
  type SampleColumns,
  toBasicFigures,
} from './parts.ts';
import { FIGURE_FIELDS } from './write-segment.ts';

export function splitChunk(chunk: SamplesChunk): Iterable<SampleColumns> {
  checkCode(chunk, 'fovea-samples');
  return splitDeltas(SAMPLE_COLUMNS, chunk, chunk.counts);
}

export function* splitFindings(findings: SegmentFindings): Generator<FoundPart> {
  checkCode(findings, 'fovea-findings');
  const figures = readFigures(findings);
  let at = 0;
  for (const fixations of splitDeltas(
    FIXATION_COLUMNS,
    findings.fixations,
    findings.fixations.counts,
  )) {
    const immersion = findings.immersion[at] ?? null;
    yield { fixations, figures: figures[at] ?? null, immersion };
    at += 1;
  }
}

/** Null for somebody who never saw the page. */
export function readFigures({ figures, fixations }: SegmentFindings): (KeptFigures | null)[] {
  const rows = toRows<PageFigures>(FIGURE_FIELDS, figures as ColumnsOf<PageFigures>);
  if (rows.length !== fixations.counts.length) throw new RangeError('columns differ');
  return rows.map((row) => {
    if (row.shownMs === null) return null;
    return row.flags === null ? toBasicFigures(row) : row;
  });
}

export function checkCode<Chunk extends SamplesChunk | SegmentFindings>(
  chunk: Chunk,
  format: Chunk['format'],
): void {
  checkFile(chunk, format);
  if (chunk.enc !== 'delta-json-1') throw new RangeError(`${format} is coded by ${chunk.enc}`);
}
