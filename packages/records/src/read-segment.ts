import type { PageFigures, RecordSegment, SamplesChunk, SegmentFindings } from '@fovea/contract';
import { type FixationTrack, readFixations, readTracks, type ScreenTrack } from './read-tracks.ts';
import { findObject, type RecordObjects } from './record-objects.ts';
import { checkCode, readFigures } from './split-segment.ts';

/** What a segment has of one participant on one page. */
export interface SegmentPart {
  readonly track: ScreenTrack;
  readonly fixations: FixationTrack;
  /** Null for somebody who never saw the page. */
  readonly figures: PageFigures | null;
  readonly immersion: readonly number[] | null;
}

/** By participant of the segment; none when it has no such page. */
export function readSegmentPage(
  segment: RecordSegment,
  index: number,
  objects: RecordObjects,
): SegmentPart[] {
  const page = segment.pages.find((each) => each.index === index);
  if (page === undefined) return [];
  const tracks = page.chunks.flatMap(({ key, inline }) => {
    const chunk = inline ?? findObject<SamplesChunk>(objects, key, 'fovea-samples');
    checkCode(chunk, 'fovea-samples');
    return readTracks(chunk);
  });
  const findings =
    page.findings.inline ??
    findObject<SegmentFindings>(objects, page.findings.key, 'fovea-findings');
  checkCode(findings, 'fovea-findings');
  const fixations = readFixations(findings.scale, findings.fixations);
  const figures = readFigures(findings);
  const count = segment.people.recordingId.length;
  if (tracks.length !== count || fixations.length !== count) {
    throw new RangeError('participants differ');
  }
  return tracks.map(({ track }, i) => ({
    track,
    fixations: fixations[i] as FixationTrack,
    figures: figures[i] ?? null,
    immersion: findings.immersion[i] ?? null,
  }));
}
