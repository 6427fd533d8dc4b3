import type { RecordSegment } from '@fovea/contract';
import { readPeople, writeSegment } from '@fovea/records';
import type { ServerDeps } from '#platform/deps.ts';
import { listHolding, loadSegment } from './find-known.ts';
import { replaceSegments } from './join-records.consumer.ts';
import { loadLayouts } from './load-layouts.ts';
import type { Merger } from './merger.ts';
import { createNames } from './record-keys.ts';
import { commitVersion, loadNewest } from './records-version.ts';
import { rewriteSegments } from './rewrite-segments.ts';
import { listAnswers, splitPage } from './segment-parts.ts';
import { toInlineRef } from './stored-segment.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage'> & { readonly merger: Merger };

/**
 * Takes recordings out of the newest version by writing again only the segments that hold them.
 * False when another builder was faster: then a rebuild does it.
 */
export async function cutRecordings(
  deps: Deps,
  projectId: string,
  ids: ReadonlySet<string>,
): Promise<boolean> {
  const { version, manifestKey, records } = await loadNewest(deps, projectId);
  if (records === undefined) return true;
  const indexes = records.pages.map(({ index }) => index);
  for (const ref of await listHolding(deps, records, [...ids])) {
    const segment = await loadSegment(deps, ref);
    if (!segment.people.recordingId.some((id) => ids.has(id))) continue;
    if (ref.inline !== undefined) {
      const left = toInlineRef(await cutInside(segment, ids));
      const content = { ...records, participants: left.participants, segments: [left] };
      return commitVersion(deps, {
        projectId,
        version: version + 1,
        content,
        written: [],
        superseded: [],
        manifestBefore: manifestKey,
      });
    }
    const names = createNames(projectId, version + 1);
    const layouts = await loadLayouts(deps.db, projectId);
    const made = await rewriteSegments(deps, names, [ref], { indexes, layouts }, ids);
    if (!(await replaceSegments(deps, names, [ref], made))) return false;
  }
  return true;
}

async function cutInside(segment: RecordSegment, ids: ReadonlySet<string>): Promise<RecordSegment> {
  const people = readPeople(segment.people);
  const isKept = people.map(({ recordingId }) => !ids.has(recordingId));
  return writeSegment(
    people.filter((_, i) => isKept[i]),
    segment.pages.map(({ index }) => ({
      index,
      parts: splitPage(segment, index).filter((_, i) => isKept[i]),
    })),
    await listAnswers({ segment, objects: new Map() }, ids),
  );
}
