// All that costs time in merging. It runs in a child: packs hold what strangers sent.
import { requireValue } from '#platform/errors/require-value.ts';
import type { RecordingRow } from './analysis.repo.ts';
import type { BaseRecords } from './base-records.ts';
import { growRecords, type WrittenRecords, writeRecords } from './grow-records.ts';
import { type LoadedRecording, readRecording } from './load-recording.ts';

export interface RecordsTask {
  readonly projectId: string;
  readonly version: number;
  readonly base: BaseRecords;
  readonly pageIds: readonly { readonly id: string; readonly position: number }[];
  /** The last chunk of each page by its key, where the manifest does not hold it. */
  readonly chunks: ReadonlyMap<string, Uint8Array>;
  readonly packs: readonly PackToMerge[];
  /** Packs are taken until they have so many. */
  readonly samplesMax: number;
}

export interface PackToMerge {
  readonly row: RecordingRow;
  /** Nothing when the store has no such object. */
  readonly bytes: Uint8Array | undefined;
}

export interface MadeRecords {
  /** Nothing when no pack could be read. */
  readonly written: WrittenRecords | undefined;
  /** What is to be stored, gzipped JSON, by its key. */
  readonly objects: ReadonlyMap<string, Uint8Array>;
  readonly merged: readonly string[];
  readonly unreadable: readonly { readonly id: string; readonly message: string }[];
}

/** Takes packs in their order, at least one; those beyond the samples are for the next merge. */
export async function makeRecords(task: RecordsTask): Promise<MadeRecords> {
  const { projectId, version, base, pageIds, chunks, packs } = task;
  const fresh: LoadedRecording[] = [];
  const unreadable: { id: string; message: string }[] = [];
  let samples = 0;
  for (const { row, bytes } of packs) {
    if (samples >= task.samplesMax) break;
    try {
      const loaded = await readRecording(row, bytes);
      fresh.push(loaded);
      samples += countSamples(loaded);
    } catch (error) {
      unreadable.push({ id: row.id, message: String(error) });
    }
  }
  const objects = new Map<string, Uint8Array>();
  const merged = fresh.map(({ row }) => row.id);
  if (merged.length === 0) return { written: undefined, objects, merged, unreadable };
  const storage = {
    get: async (key: string) => requireValue(chunks.get(key), `chunk ${key}`),
    put: async (key: string, bytes: Uint8Array) => void objects.set(key, bytes),
  };
  const grown = await growRecords({ storage }, projectId, base, pageIds, fresh);
  const written = await writeRecords({ storage }, projectId, version, grown);
  return { written, objects, merged, unreadable };
}

function countSamples({ recording }: LoadedRecording): number {
  let sum = 0;
  for (const { columns } of recording.parts.values()) sum += columns.t.length;
  return sum;
}
