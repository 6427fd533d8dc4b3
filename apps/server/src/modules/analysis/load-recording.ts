import { recordingPack, recordSegment } from '@fovea/contract';
import { writeSegment } from '@fovea/records';
import { mendPack } from '#modules/recordings/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import { isNamedBy, readJson } from '#platform/storage/json-objects.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { isNoObject } from '#platform/storage/store-fault.ts';
import type { RecordingRow } from './analysis.repo.ts';
import { type MergedRecording, toMergedRecording } from './merged-recording.ts';
import { toParticipant, toPerson } from './participants.ts';

/** A recording that records can take. */
export interface LoadedRecording {
  readonly row: RecordingRow;
  readonly recording: MergedRecording;
}

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage' | 'log'>;

/** Tells whether an unreadable pack had other bytes than its key says and could be mended. */
export async function mendUnread(
  deps: Deps,
  { row, bytes }: { readonly row: RecordingRow; readonly bytes: Uint8Array | undefined },
): Promise<boolean> {
  const key = requireValue(row.pack_key, 'pack of a recording');
  if (bytes !== undefined && (await isNamedBy(key, bytes))) return false;
  return mendPack(deps, row);
}

/** Nothing when the store says that it has none. */
export function findPack(
  storage: Pick<Storage, 'get'>,
  row: Pick<RecordingRow, 'pack_key'>,
): Promise<Uint8Array | undefined> {
  return storage.get(requireValue(row.pack_key, 'pack of a recording')).catch((error: unknown) => {
    if (isNoObject(error)) return undefined;
    throw error;
  });
}

/** Throws what is wrong with the pack. */
export async function readRecording(
  row: RecordingRow,
  bytes: Uint8Array | undefined,
  isRaw: boolean,
): Promise<LoadedRecording> {
  const key = requireValue(row.pack_key, 'pack of a recording');
  const pack = recordingPack.parse(await readJson(key, requireValue(bytes, 'object of a pack')));
  const recording = toMergedRecording(pack, isRaw);
  checkAlone(row, recording);
  return { row, recording };
}

/** As a segment that holds nobody else. */
function checkAlone(row: RecordingRow, recording: MergedRecording): void {
  const pages = [...recording.parts].map(([index, part]) => ({ index, parts: [part] }));
  recordSegment.parse(writeSegment([toParticipant(toPerson(row), recording, row, [])], pages));
}
