import { mendPack } from '#modules/recordings/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import { findWhole } from '#platform/storage/json-objects.ts';
import { listAnswers, type RecordingRow } from './analysis.repo.ts';
import { listArchived } from './archives.repo.ts';
import { toPerson } from './participants.ts';

const AT_ONCE = 200;

export interface ArchiveEntry {
  readonly name: string;
  readonly input: Uint8Array | string;
  readonly lastModified: Date;
}

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage' | 'log'>;

/**
 * The pack of each participant as it lies in the store, and of every 200 a list of who they are and
 * what they answered. One pack is held at a time. `listed` grows by everybody who was looked at.
 */
export async function* listEntries(
  deps: Deps,
  projectId: string,
  listed: string[],
): AsyncGenerator<ArchiveEntry> {
  let after = 0;
  for (let part = 1; ; part++) {
    const rows = await listArchived(deps.db, projectId, { after, limit: AT_ONCE });
    if (rows.length === 0) return;
    listed.push(...rows.map(({ id }) => id));
    for (const row of rows) {
      const input = await loadWhole(deps, row);
      const lastModified = row.completed_at ?? row.created_at;
      if (input !== undefined) yield { name: toFile(row), input, lastModified };
    }
    const lastModified = rows.at(-1)?.completed_at ?? new Date(0);
    const input = JSON.stringify(await listPeople(deps, rows), null, 1);
    yield { name: `participants-${part}.json`, input, lastModified };
    after = rows.at(-1)?.number ?? after;
  }
}

const toFile = (row: RecordingRow) => `${toPerson(row).subjectId}.json.gz`;

async function listPeople({ db }: Deps, rows: readonly RecordingRow[]) {
  const answers = await listAnswers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toPerson(row),
    file: toFile(row),
    favouritePageId: row.favourite_page_id,
    answers: answers
      .filter(({ recording_id }) => recording_id === row.id)
      .map(({ page_id, choices, text }) => ({ pageId: page_id, choices, text })),
  }));
}

/** A pack that both buckets have lost does not hold up the others. */
async function loadWhole(deps: Deps, row: RecordingRow): Promise<Uint8Array | undefined> {
  const key = requireValue(row.pack_key, 'pack of a recording');
  const whole = await findWhole(deps.storage, key);
  if (whole !== undefined) return whole;
  if (await mendPack(deps, row)) return findWhole(deps.storage, key);
  deps.log.error({ recording: row.id }, 'a pack is in no archive');
  return undefined;
}
