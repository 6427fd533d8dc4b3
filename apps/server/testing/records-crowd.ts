// Records of very many people, written straight into objects, and what a reader needs of them.
import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AggregatedRecords, RecordSegment, SegmentList, SegmentRef } from '@fovea/contract';
import {
  EMPTY_PART,
  listRefs,
  type Part,
  readPeople,
  readRecords,
  writePeople,
  writeSegment,
} from '@fovea/records';
import { loadLayouts } from '#modules/analysis/load-layouts.ts';
import { placeSegments } from '#modules/analysis/place-segments.ts';
import { createNames, type ObjectNames, toObjectPrefix } from '#modules/analysis/record-keys.ts';
import { commitVersion, storeObjects } from '#modules/analysis/records-version.ts';
import { splitPage } from '#modules/analysis/segment-parts.ts';
import { storeHead, storeSegment } from '#modules/analysis/stored-segment.ts';
import { toCrowdFacts } from './records-filters.ts';
import { loadAll, type RecordsDeps, type RecordsProject } from './records-project.ts';

const SAMPLES_A_SECOND = 30;
const CHUNK_SAMPLES = 1_000_000;

export interface Crowd {
  readonly project: RecordsProject;
  readonly people: number;
  /** Size of each page; with it samples are named and not written. */
  readonly named?: { readonly pages: number; readonly seconds: number };
}

/** In the segments that so many have come to after they were added one by one. */
export async function putCrowd(deps: RecordsDeps, { project, people, named }: Crowd) {
  const { records, manifestKey } = await loadAll(deps, project.id);
  const few = records.segments[0]?.inline;
  if (few === undefined) throw new Error('a crowd is made of few people');
  const version = records.version + 1;
  const names = createNames(project.id, version);
  const layouts = await loadLayouts(deps.db, project.id);
  const segments: SegmentRef[] = [];
  for (const size of toSizes(people)) {
    segments.push(
      named === undefined
        ? await storeSegment(deps.storage, names, toCrowded(deps, few, size), layouts)
        : await nameSegment(deps, names, writePeople(toPeople(deps, few, size)), size, named),
    );
  }
  const { objects, ...placed } = await placeSegments(deps, names, segments, {
    // Segments that are only named have no findings to draw.
    layouts: named === undefined ? layouts : [],
    before: undefined,
  });
  await storeObjects(deps, project.id, objects);
  const pages = Array.from({ length: named?.pages ?? records.pages.length }, (_, index) => ({
    index,
    id: records.pages[index]?.id ?? deps.ids.next(),
  }));
  await commitVersion(deps, {
    projectId: project.id,
    version,
    written: [...objects.keys()],
    superseded: [],
    manifestBefore: manifestKey,
    content: {
      type: records.type,
      algorithms: records.algorithms,
      participants: people,
      pages,
      ...placed,
    },
  });
}

function toSizes(people: number): number[] {
  const first = Math.min(100, people);
  const sizes = [first];
  let left = people - first;
  for (const size of [1_000, 100, 10, 1]) {
    for (; left >= size; left -= size) sizes.push(size);
  }
  return sizes;
}

function toPeople(deps: RecordsDeps, few: RecordSegment, size: number) {
  const known = readPeople(few.people);
  return Array.from({ length: size }, (_, i) => {
    const recordingId = deps.ids.next();
    const person = known[i % known.length];
    if (person === undefined) throw new Error('nobody is there');
    return { ...person, recordingId, subjectId: `P-${recordingId.slice(-6)}`, ...toCrowdFacts(i) };
  });
}

function toCrowded(deps: RecordsDeps, few: RecordSegment, size: number): RecordSegment {
  const people = toPeople(deps, few, size);
  const pages = few.pages.map(({ index }) => {
    const parts = splitPage(few, index);
    return { index, parts: people.map((_, i) => toOther(parts[i % parts.length] ?? EMPTY_PART)) };
  });
  return writeSegment(people, pages);
}

/** The same looks, a little elsewhere: gzip must not find people in each other. */
function toOther(part: Part): Part {
  const move = (values: ArrayLike<number>) =>
    Int32Array.from(values, (value) => value + Math.floor(Math.random() * 9) - 4);
  const moveFar = (values: ArrayLike<number>) =>
    Int32Array.from(values, (value) => value + Math.floor(Math.random() * 481) - 240);
  const { columns, fixations } = part;
  return {
    ...part,
    columns: { ...columns, x: move(columns.x), y: move(columns.y) },
    fixations: { ...fixations, x: moveFar(fixations.x), y: moveFar(fixations.y) },
  };
}

function nameSegment(
  deps: RecordsDeps,
  names: ObjectNames,
  people: RecordSegment['people'],
  size: number,
  { pages, seconds }: NonNullable<Crowd['named']>,
): Promise<SegmentRef> {
  const samples = size * seconds * SAMPLES_A_SECOND;
  const chunks = Math.ceil(samples / CHUNK_SAMPLES);
  const toKey = (kind: string) =>
    `${toObjectPrefix(names, kind)}${randomBytes(32).toString('hex')}.json`;
  const segment: RecordSegment = {
    format: 'fovea-segment',
    v: 3,
    people,
    pages: Array.from({ length: pages }, (_, index) => ({
      index,
      chunks: Array.from({ length: chunks }, () => ({
        key: toKey(`page-${index}`),
        participants: Math.ceil(size / chunks),
      })),
      findings: { key: toKey(`findings-${index}`) },
    })),
  };
  return storeHead(deps.storage, names, segment, samples * pages);
}

/** Bytes of the newest version, gzipped as they are stored. */
export async function measureStored(deps: RecordsDeps, projectId: string) {
  const { manifestKey, records, objects } = await loadAll(deps, projectId);
  const keys = [manifestKey, ...objects.keys()];
  const bytes = keys.reduce((sum, key) => sum + toSize(deps, key), 0);
  return { bytes, objects: keys.length, participants: records.participants };
}

/** Bytes that a reader loads before the first people of the first page are there. */
export async function measureOpening(deps: RecordsDeps, projectId: string) {
  const { rows } = await deps.pool.query<{ manifest_key: string }>(
    'SELECT manifest_key FROM aggregates WHERE project_id = $1 ORDER BY version DESC LIMIT 1',
    [projectId],
  );
  const manifestKey = rows[0]?.manifest_key ?? '';
  const text = gunzipSync(deps.storage.objects.get(manifestKey)?.bytes ?? Buffer.of());
  const manifest = JSON.parse(text.toString()) as AggregatedRecords;
  const read = (key: string | null): unknown =>
    JSON.parse(gunzipSync(deps.storage.objects.get(key ?? '')?.bytes ?? Buffer.of()).toString());
  const listKey = manifest.list?.key;
  const lists: [string, SegmentList][] =
    listKey === undefined ? [] : [[listKey, read(listKey) as SegmentList]];
  const objects = new Map(lists);
  const [first] = listRefs(manifest, objects);
  const segment = first?.inline ?? (read(first?.key ?? null) as RecordSegment);
  const [page] = segment.pages;
  const keys = [manifestKey, listKey, first?.key, page?.chunks[0]?.key, page?.findings.key];
  const bytes = keys.reduce((sum, key) => sum + (key ? toSize(deps, key) : 0), 0);
  const firstMap = [...objects.values()].flatMap((list: SegmentList) => list.maps)[0]?.key;
  const mapKeys = [manifestKey, listKey, firstMap];
  const mapBytes = mapKeys.reduce((sum, key) => sum + (key ? toSize(deps, key) : 0), 0);
  return { manifestBytes: text.length, bytes, mapBytes, people: first?.participants ?? 0 };
}

/** Samples as they are stored, of the same samples as a list of objects, both gzipped. */
export async function measureRatio(deps: RecordsDeps, projectId: string) {
  const { records, objects } = await loadAll(deps, projectId);
  const chunks = [...objects.values()].flatMap((object) =>
    object.format === 'fovea-segment'
      ? object.pages.flatMap((page) => page.chunks.flatMap(({ inline }) => inline ?? []))
      : object.format === 'fovea-samples'
        ? [object]
        : [],
  );
  const stored = chunks.reduce((sum, chunk) => sum + gzipSync(JSON.stringify(chunk)).length, 0);
  let samples = 0;
  const lists = readRecords(records, objects).pages.flatMap(({ tracks }) =>
    tracks.map((track) =>
      Array.from(track?.tMs ?? [], (t, i) => {
        samples += 1;
        return { t, x: track?.xPx[i], y: track?.yPx[i], valid: track?.valid[i] };
      }),
    ),
  );
  const plain = gzipSync(JSON.stringify(lists)).length;
  return { ratio: stored / plain, bytesASample: stored / samples };
}

function toSize({ storage }: RecordsDeps, key: string): number {
  return storage.objects.get(key)?.bytes.length ?? 0;
}
