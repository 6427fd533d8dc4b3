// Records of version 1 have samples alone. Before they grow they are raised once: fixations and
// figures of their participants are made of those samples by the function that makes all others.
import type {
  AggregatedChunk,
  AggregatedParticipant,
  MadeBy,
  StoredChunk,
  StoredParticipant,
} from '@fovea/contract';
import { createPageSamples, type PageSamples, SAMPLE_FLAGS } from '@fovea/gaze/samples';
import { type ChunkPart, raiseChunk, readChunk } from '@fovea/records';
import { measureRecording } from '#modules/recordings/public.ts';
import type { RecordingRow } from './analysis.repo.ts';
import { toFixationIntegers } from './merged-recording.ts';
import { toParticipant } from './participants.ts';

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
  const partsOf = chunks.map(listSeen);
  const participants: AggregatedParticipant[] = [];
  const findingsOf = new Map<string, ReturnType<typeof measureRecording>['findings']>();
  for (const person of people) {
    const row = rows.get(person.recordingId);
    const pages = chunks.flatMap((chunk, i) => {
      const part = partsOf[i]?.get(person.recordingId);
      return part === undefined ? [] : [toPageSamples(chunk.page, part)];
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
    const known = { ...person, ...(row && { source: row.source }) };
    participants.push(toParticipant(known, measured, row, algorithms));
  }
  return {
    participants,
    chunks: chunks.map((chunk) =>
      raiseChunk(
        chunk,
        chunk.recordingIds.map((recordingId) => {
          const { pages = [] } = findingsOf.get(recordingId) ?? {};
          const found = pages.find(({ page }) => page === chunk.page);
          return found && { ...found, fixations: toFixationIntegers(found.fixations) };
        }),
      ),
    ),
  };
}

/** Parts by recording, of those who saw the page. */
function listSeen(chunk: StoredChunk): Map<string, ChunkPart> {
  const seen = readChunk(chunk).filter(({ track }) => track.tMs.length > 0);
  return new Map(seen.map((part) => [part.recordingId, part]));
}

/** Which samples are valid was judged before; flags and the size of the screen only repeat it. */
function toPageSamples(page: number, { track, scrollPx }: ChunkPart): PageSamples {
  const samples = createPageSamples(page, track.tMs.length);
  samples.tMs.set(track.tMs);
  samples.x.set(track.xPx);
  samples.y.set(track.yPx.map((y, i) => y - (scrollPx[i] as number)));
  samples.scrollY.set(scrollPx);
  samples.flags.set(track.valid.map((valid) => (valid === 1 ? TRACKED : 0)));
  samples.monotone.fill(1);
  samples.widthPx.fill(0xffff);
  samples.heightPx.fill(0xffff);
  return samples;
}
