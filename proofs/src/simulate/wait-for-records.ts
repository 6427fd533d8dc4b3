import { setTimeout as sleep } from 'node:timers/promises';
import type { Researcher } from '@fovea/testkit';
import { print } from '#harness/parts.ts';
import { type ReadRecords, toReadRecords } from './read-records.ts';

const LOOK_MS = 1_000;
/** So long nothing may move before the wait is given up. */
const PATIENCE_MS = 60_000;

export interface WaitedRecords {
  readonly records: ReadRecords | undefined;
  /** How many of the recordings are packed and merged. */
  readonly merged: number;
  readonly seconds: number;
}

/** Until every recording is packed and in the records, or nothing has come for a minute. */
export async function waitForRecords(
  researcher: Researcher,
  projectId: string,
  recordingIds: ReadonlySet<string>,
): Promise<WaitedRecords> {
  const startMs = performance.now();
  let newestMs = startMs;
  let most = 0;
  for (;;) {
    const found = await researcher.findRecords(projectId);
    const own = found?.manifest.participants.filter((each) => recordingIds.has(each.recordingId));
    const merged = own?.length ?? 0;
    if (merged > most) newestMs = performance.now();
    most = Math.max(most, merged);
    const isDone = merged === recordingIds.size;
    if (isDone || performance.now() - newestMs > PATIENCE_MS) {
      const records = found && toReadRecords(found);
      return { records, merged, seconds: (performance.now() - startMs) / 1_000 };
    }
    print(`  ${merged} of ${recordingIds.size} recordings are packed and in the records`);
    await sleep(LOOK_MS);
  }
}
