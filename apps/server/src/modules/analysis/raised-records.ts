// Records of version 1 have samples alone. Before they grow they are raised once: fixations and
// figures of their participants are made of those samples by the function that makes all others.
import type {
  AggregatedChunk,
  AggregatedParticipant,
  MadeBy,
  StoredChunk,
  StoredParticipant,
} from '@fovea/contract';
import {
  createPageSamples,
  fromDeltas,
  type IntegerRange,
  type PageSamples,
  SAMPLE_FLAGS,
} from '@fovea/gaze/samples';
import { measureRecording } from '#modules/recordings/findings.service.ts';
import type { RecordingRow } from './analysis.repo.ts';
import { appendParts, createChunk, createEmptyPart, type SampleColumns } from './chunks.ts';
import { toFixationIntegers } from './merged-recording.ts';
import { toParticipant } from './participants.ts';

const SAFE: IntegerRange = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
const TRACKED = SAMPLE_FLAGS.face | SAMPLE_FLAGS.orientationOk;

interface Raised {
  readonly participants: AggregatedParticipant[];
  readonly chunks: AggregatedChunk[];
}

/** The chunks of all pages that hold the same participants. */
export function raiseChunks(
  chunks: readonly StoredChunk[],
  people: readonly StoredParticipant[],
  rows: ReadonlyMap<string, RecordingRow>,
  algorithms: MadeBy[],
): Raised {
  const columnsOf = chunks.map(splitChunk);
  const participants: AggregatedParticipant[] = [];
  const findingsOf = new Map<string, ReturnType<typeof measureRecording>['findings']>();
  for (const person of people) {
    const row = rows.get(person.recordingId);
    const pages = chunks.flatMap((chunk, i) => {
      const columns = columnsOf[i]?.get(person.recordingId);
      return columns === undefined ? [] : [toPageSamples(chunk, columns)];
    });
    const { findings, quality } = measureRecording(pages, {
      rateHz: row?.rate_hz ?? row?.camera_hz ?? person.effectiveHz,
      device: {
        // Without its row the device's pixel ratio is not known, so it counts as unknown.
        name: row?.device_name ?? '',
        widthPx: person.widthPx,
        heightPx: person.heightPx,
        pixelRatio: row?.pixel_ratio ?? 1,
      },
      precisionPx: row?.precision_px ?? null,
    });
    findingsOf.set(person.recordingId, findings);
    const measured = { findings, components: null, expectedHz: quality.options.expectedRateHz };
    participants.push(toParticipant(person, measured, row, algorithms));
  }
  return {
    participants,
    chunks: chunks.map((chunk, i) => {
      const parts = chunk.recordingIds.map((recordingId) => {
        const columns = columnsOf[i]?.get(recordingId);
        const found = findingsOf.get(recordingId)?.pages.find(({ page }) => page === chunk.page);
        if (columns === undefined || found === undefined) return createEmptyPart(recordingId);
        const fixations = toFixationIntegers(found.fixations);
        return { recordingId, columns, fixations, figures: found.figures };
      });
      return appendParts(createChunk(chunk.page), parts);
    }),
  };
}

/** Samples by recording, for those that have any. */
function splitChunk(chunk: StoredChunk): Map<string, SampleColumns> {
  const t = fromDeltas(chunk.t, SAFE);
  const x = fromDeltas(chunk.x, SAFE);
  const y = fromDeltas(chunk.y, SAFE);
  const scroll = fromDeltas(chunk.scroll, SAFE);
  const valid = fromDeltas(chunk.valid, SAFE);
  const found = new Map<string, SampleColumns>();
  let start = 0;
  chunk.recordingIds.forEach((recordingId, i) => {
    const end = start + (chunk.counts[i] ?? 0);
    const cut = (column: readonly number[]) => column.slice(start, end);
    if (end > start) {
      found.set(recordingId, {
        t: cut(t),
        x: cut(x),
        y: cut(y),
        scroll: cut(scroll),
        valid: cut(valid),
      });
    }
    start = end;
  });
  return found;
}

/** Which samples are valid was judged before; flags and the size of the screen only repeat it. */
function toPageSamples({ page, scale }: StoredChunk, columns: SampleColumns): PageSamples {
  const samples = createPageSamples(page, columns.t.length);
  columns.t.forEach((t, i) => {
    samples.tMs[i] = t / scale.t;
    samples.x[i] = (columns.x[i] ?? 0) / scale.xy;
    samples.y[i] = (columns.y[i] ?? 0) / scale.xy;
    samples.scrollY[i] = columns.scroll[i] ?? 0;
    samples.flags[i] = columns.valid[i] === 1 ? TRACKED : 0;
  });
  samples.monotone.fill(1);
  samples.widthPx.fill(0xffff);
  samples.heightPx.fill(0xffff);
  return samples;
}
