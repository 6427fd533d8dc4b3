import type { RecordSegment, SamplesChunk, SegmentFindings } from '@fovea/contract';
import type { KeptFigures } from './parts.ts';
import { type FixationTrack, readFixations, readTracks, type ScreenTrack } from './read-tracks.ts';
import { findObject, type RecordObjects } from './record-objects.ts';
import { checkCode, readFigures } from './split-segment.ts';

/** Findings of a segment about one participant on one page. */
export interface FoundOnPage {
  readonly fixations: FixationTrack;
  /** Null for somebody who never saw the page. */
  readonly figures: KeptFigures | null;
  readonly immersion: readonly number[] | null;
}

/** Whether somebody was on the page at all. */
export function wasThere({ fixations, figures, immersion }: FoundOnPage): boolean {
  return fixations.onsetMs.length > 0 || figures !== null || immersion !== null;
}

/** By participant of the segment; none when it has no such page. */
export function readSegmentFindings(
  segment: RecordSegment,
  index: number,
  objects: RecordObjects,
): FoundOnPage[] {
  const page = segment.pages.find((each) => each.index === index);
  if (page === undefined) return [];
  const findings =
    page.findings.inline ??
    findObject<SegmentFindings>(objects, page.findings.key, 'fovea-findings');
  checkCode(findings, 'fovea-findings');
  const fixations = readFixations(findings.scale, findings.fixations);
  const figures = readFigures(findings);
  if (fixations.length !== segment.people.recordingId.length) {
    throw new RangeError('participants differ');
  }
  return fixations.map((own, i) => ({
    fixations: own,
    figures: figures[i] ?? null,
    immersion: findings.immersion[i] ?? null,
  }));
}

/** By participant of the chunk. */
export function readSamples(chunk: SamplesChunk, participants: number): ScreenTrack[] {
  checkCode(chunk, 'fovea-samples');
  const tracks = readTracks(chunk);
  if (tracks.length !== participants) throw new RangeError('participants differ');
  return tracks;
}
