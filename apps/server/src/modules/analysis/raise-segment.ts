// Records of versions 1 and 2 are raised once, before they grow. What they do not have is measured in
// their samples by the function that measures all others; what they have is kept as it is.
import {
  type AggregatedParticipant,
  aggregatedChunk,
  type MadeBy,
  type ProjectType,
  type SegmentRef,
  type StoredChunk,
  type StoredParticipant,
} from '@fovea/contract';
import { createPageSamples, type PageSamples, SAMPLE_FLAGS } from '@fovea/gaze/samples';
import {
  type ChunkPart,
  EMPTY_PART,
  type Part,
  type ParticipantAnswers,
  readChunk,
  toFixationIntegers,
  toSampleColumns,
  writeSegment,
} from '@fovea/records';
import { measureRecording } from '#modules/recordings/public.ts';
import { readJson } from '#platform/storage/json-objects.ts';
import type { RecordingRow } from './analysis.repo.ts';
import { toBasicPart, toBasicParticipant } from './basic-records.ts';
import type { LaidOutPage } from './draw-maps.ts';
import { decodeFixations } from './merged-recording.ts';
import { toParticipant } from './participants.ts';
import type { ObjectNames } from './record-keys.ts';
import { isSmall, storeSegment, toInlineRef } from './stored-segment.ts';

const TRACKED = SAMPLE_FLAGS.face | SAMPLE_FLAGS.orientationOk;

export interface RaiseTask {
  readonly names: ObjectNames;
  /** Type of the project: records of Basic hold less. */
  readonly type: ProjectType;
  readonly algorithms: readonly MadeBy[];
  /** Neighbours, who become one segment. */
  readonly people: readonly (StoredParticipant | AggregatedParticipant)[];
  readonly rows: ReadonlyMap<string, RecordingRow>;
  readonly layouts: readonly LaidOutPage[];
  /** Answers of each of the people. */
  readonly answers: readonly ParticipantAnswers[];
  /** The chunk of each page that holds them, by its index. */
  readonly chunks: ReadonlyMap<number, StoredChunk | { key: string; bytes: Uint8Array }>;
  /** Whether they are all there are. */
  readonly areAll: boolean;
}

export interface RaisedSegment {
  readonly ref: SegmentRef;
  readonly algorithms: readonly MadeBy[];
  readonly objects: ReadonlyMap<string, Uint8Array>;
}

type Measured = ReturnType<typeof measureRecording>;
type Found = Measured['findings']['pages'][number];

export async function raiseSegment(task: RaiseTask): Promise<RaisedSegment> {
  const algorithms = [...task.algorithms];
  const pages: { index: number; chunk: StoredChunk; seen: Map<string, ChunkPart> }[] = [];
  for (const [index, stored] of task.chunks) {
    const chunk =
      'bytes' in stored ? aggregatedChunk.parse(await readJson(stored.key, stored.bytes)) : stored;
    pages.push({ index, chunk, seen: listSeen(chunk) });
  }
  const people: AggregatedParticipant[] = [];
  const parts = pages.map(({ index }) => ({ index, parts: [] as Part[] }));
  for (const person of task.people) {
    const row = task.rows.get(person.recordingId);
    const measured = measure(
      person,
      row,
      pages.flatMap(({ index, seen }) => {
        const part = seen.get(person.recordingId);
        return part === undefined ? [] : [toPageSamples(index, part)];
      }),
    );
    people.push(
      'madeBy' in person ? person : toRaisedParticipant(person, row, measured, algorithms),
    );
    pages.forEach(({ index, chunk, seen }, i) => {
      const found = measured.findings.pages.find(({ page }) => page === index);
      const part = seen.get(person.recordingId);
      parts[i]?.parts.push(part && found ? toPart(chunk, part, found) : EMPTY_PART);
    });
  }
  const isBasic = task.type === 'basic';
  const segment = writeSegment(
    isBasic ? people.map(toBasicParticipant) : people,
    isBasic ? parts.map((page) => ({ ...page, parts: page.parts.map(toBasicPart) })) : parts,
    task.answers,
  );
  const objects = new Map<string, Uint8Array>();
  const put = async (key: string, bytes: Uint8Array) => void objects.set(key, bytes);
  const ref =
    task.areAll && isSmall(segment)
      ? toInlineRef(segment)
      : await storeSegment({ put }, task.names, segment, task.layouts);
  return { ref, algorithms, objects };
}

function measure(
  person: StoredParticipant,
  row: RecordingRow | undefined,
  pages: readonly PageSamples[],
): Measured {
  return measureRecording(pages, {
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
}

function toRaisedParticipant(
  person: StoredParticipant,
  row: RecordingRow | undefined,
  { findings, quality }: Measured,
  algorithms: MadeBy[],
): AggregatedParticipant {
  const measured = { findings, components: null, expectedHz: quality.options.expectedRateHz };
  return toParticipant(
    { ...person, ...(row && { source: row.source }) },
    measured,
    row,
    algorithms,
  );
}

function toPart(chunk: StoredChunk, part: ChunkPart, found: Found): Part {
  const columns = toSampleColumns(chunk, part);
  const immersion = found.immersion.levels;
  if (part.fixations === undefined) {
    return {
      columns,
      fixations: decodeFixations(found.fixations),
      figures: found.figures,
      immersion,
    };
  }
  const fixations = toFixationIntegers(chunk, part.fixations);
  return { columns, fixations, figures: part.figures, immersion };
}

/** Parts by recording, of those who saw the page. */
function listSeen(chunk: StoredChunk): Map<string, ChunkPart> {
  const seen = readChunk(chunk).filter(({ track }) => track.tMs.length > 0);
  return new Map(seen.map((part) => [part.recordingId, part]));
}

/** Which samples are valid was judged before; flags and the size of the screen only repeat it. */
function toPageSamples(page: number, { track }: ChunkPart): PageSamples {
  const samples = createPageSamples(page, track.tMs.length);
  samples.tMs.set(track.tMs);
  samples.x.set(track.xPx);
  samples.y.set(track.yPx.map((y, i) => y - (track.scrollPx[i] as number)));
  samples.scrollY.set(track.scrollPx);
  samples.flags.set(track.valid.map((valid) => (valid === 1 ? TRACKED : 0)));
  samples.monotone.fill(1);
  samples.widthPx.fill(0xffff);
  samples.heightPx.fill(0xffff);
  return samples;
}
