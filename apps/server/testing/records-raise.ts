import { isDeepStrictEqual } from 'node:util';
import { type DecodedRecords, readRecords } from '@fovea/records';
import { unfoldRecords } from '@fovea/testkit';
import { putJson } from '#platform/storage/json-objects.ts';
import {
  addRecordings,
  loadAll,
  merge,
  type RecordsDeps,
  type RecordsProject,
  readStored,
} from './records-project.ts';

/** Puts the same records as version 2 in their place and adds somebody, which raises them. */
export async function isRaisedSame(
  deps: RecordsDeps,
  project: RecordsProject,
  wanted: DecodedRecords,
): Promise<boolean> {
  const { manifestKey, records } = await loadAll(deps, project.id);
  const unfolded = await unfoldRecords(records, async (keys) =>
    keys.map((key) => readStored(deps, key)),
  );
  if (unfolded === undefined) throw new Error('records of version 1');
  const { manifest, chunks } = unfolded;
  const older = {
    ...{ format: 'fovea-aggregated', v: 2, projectId: project.id, version: manifest.version },
    ...{ algorithms: manifest.algorithms, participants: manifest.participants },
    pages: manifest.pages.map((page) => ({
      ...page,
      chunks: chunks
        .filter((chunk) => chunk.page === page.index)
        .map((inline) => ({ key: '', participants: inline.recordingIds.length, inline })),
    })),
  };
  const prefix = `aggregates/${project.id}/${manifest.version}-00000000-`;
  const key = await putJson(deps.storage, prefix, older);
  await deps.pool.query('UPDATE aggregates SET manifest_key = $2 WHERE manifest_key = $1', [
    manifestKey,
    key,
  ]);
  await addRecordings(deps, project, 1);
  await merge(deps, project.id);
  const raised = await loadAll(deps, project.id);
  const found = readRecords(raised.records, raised.objects);
  return (
    raised.records.v === 3 &&
    raised.records.participants === wanted.participants.length + 1 &&
    isDeepStrictEqual(withoutLast(found), wanted)
  );
}

function withoutLast({ type, participants, pages, favourites }: DecodedRecords): DecodedRecords {
  return {
    type,
    participants: participants.slice(0, -1),
    favourites: favourites.slice(0, -1),
    pages: pages.map((page) => ({
      id: page.id,
      tracks: page.tracks.slice(0, -1),
      fixations: page.fixations.slice(0, -1),
      figures: page.figures.slice(0, -1),
      immersion: page.immersion.slice(0, -1),
      answers: page.answers.slice(0, -1),
    })),
  };
}
