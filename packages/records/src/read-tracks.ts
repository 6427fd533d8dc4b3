import type { SamplesChunk, SegmentFindings } from '@fovea/contract';
import { readColumn, sum } from './deltas.ts';

/** Gaze of one participant on one page, where it was measured. */
export interface ScreenTrack {
  /** From the page's first sample. */
  readonly tMs: Float32Array;
  /** CSS px of the participant's screen; y counts from the top of the scrolled page. */
  readonly xPx: Float32Array;
  readonly yPx: Float32Array;
  /** How far the page was scrolled. */
  readonly scrollPx: Float32Array;
  readonly valid: Uint8Array;
}

/** Fixations of one participant on one page; CSS px of the scrolled page. */
export interface FixationTrack {
  readonly onsetMs: Float32Array;
  readonly offsetMs: Float32Array;
  readonly xPx: Float32Array;
  readonly yPx: Float32Array;
}

type Scale = SamplesChunk['scale'];
type Coded = Pick<SamplesChunk, 'scale' | 'counts' | 't' | 'x' | 'y' | 'scroll' | 'valid'>;

/**
 * By participant, as views on columns of the whole chunk. Units are exact in 32 bits: a half ms for
 * two hours, a quarter px for four million px.
 */
export function readTracks(chunk: Coded): ScreenTrack[] {
  const { scale, counts } = chunk;
  const total = sum(counts);
  const tMs = readColumn(chunk.t, scale.t, new Float32Array(total));
  const xPx = readColumn(chunk.x, scale.xy, new Float32Array(total));
  const yPx = readColumn(chunk.y, scale.xy, new Float32Array(total));
  const scrollPx = readColumn(chunk.scroll, 1, new Float32Array(total));
  for (let i = 0; i < total; i++) yPx[i] = (yPx[i] as number) + (scrollPx[i] as number);
  const valid = readColumn(chunk.valid, 1, new Uint8Array(total));
  return splitByCounts(counts, (start, end) => ({
    tMs: tMs.subarray(start, end),
    xPx: xPx.subarray(start, end),
    yPx: yPx.subarray(start, end),
    scrollPx: scrollPx.subarray(start, end),
    valid: valid.subarray(start, end),
  }));
}

export function readFixations(
  scale: Scale,
  fixations: SegmentFindings['fixations'],
): FixationTrack[] {
  const total = sum(fixations.counts);
  const onsetMs = readColumn(fixations.onset, scale.t, new Float32Array(total));
  const offsetMs = readColumn(fixations.offset, scale.t, new Float32Array(total));
  const xPx = readColumn(fixations.x, scale.xy, new Float32Array(total));
  const yPx = readColumn(fixations.y, scale.xy, new Float32Array(total));
  return splitByCounts(fixations.counts, (start, end) => ({
    onsetMs: onsetMs.subarray(start, end),
    offsetMs: offsetMs.subarray(start, end),
    xPx: xPx.subarray(start, end),
    yPx: yPx.subarray(start, end),
  }));
}

function splitByCounts<T>(counts: readonly number[], take: (start: number, end: number) => T): T[] {
  let end = 0;
  return counts.map((count) => {
    const start = end;
    end += count;
    return take(start, end);
  });
}
