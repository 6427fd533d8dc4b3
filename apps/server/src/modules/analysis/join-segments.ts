// Joins neighbouring segments, in a child. Samples are held one chunk at a time.
import {
  type AggregatedParticipant,
  type RecordSegment,
  recordSegment,
  type SegmentRef,
} from '@fovea/contract';
import {
  ChunkCutter,
  type PageMap,
  readPeople,
  writeAnswers,
  writeFindings,
  writePeople,
} from '@fovea/records';
import { putJson, readJson } from '#platform/storage/json-objects.ts';
import { drawMap, type LaidOutPage } from './draw-maps.ts';
import { LISTED } from './plan-join.ts';
import { type ObjectNames, toObjectPrefix } from './record-keys.ts';
import { listAnswers, listFound, listSamples, type ReadSegment } from './segment-parts.ts';
import {
  countSamples,
  type SegmentPage,
  storeAnswers,
  storeHead,
  storeMaps,
} from './stored-segment.ts';

/** A segment as it lies in the store. */
export interface JoinInput {
  readonly key: string;
  readonly bytes: Uint8Array;
  /** The objects beside the segment that this task reads, by their keys. */
  readonly objects: ReadonlyMap<string, Uint8Array>;
}

interface JoinTask {
  readonly names: ObjectNames;
  readonly inputs: readonly JoinInput[];
  readonly layouts: readonly LaidOutPage[];
  /** Recordings to leave out. */
  readonly without: ReadonlySet<string>;
}

export interface PagesTask extends JoinTask {
  readonly indexes: readonly number[];
}

export interface HeadTask extends JoinTask {
  /** Objects that lie beside the segment already; otherwise everything comes inside. */
  readonly beside: Omit<JoinedPages, 'objects'> | undefined;
  readonly indexes: readonly number[];
}

export interface JoinedPages {
  readonly pages: readonly SegmentPage[];
  /** Empty for a segment that is too small to stand in a list. */
  readonly maps: readonly PageMap[];
  readonly samples: number;
  readonly objects: ReadonlyMap<string, Uint8Array>;
}

export interface JoinedHead {
  readonly ref: SegmentRef;
  readonly objects: ReadonlyMap<string, Uint8Array>;
}

/** Writes pages of the joined segment beside it. */
export async function joinPages(task: PagesTask): Promise<JoinedPages> {
  const { objects, storage } = collectObjects();
  const inputs = await readInputs(task);
  const people = listPeople(inputs, task.without);
  const pages: SegmentPage[] = [];
  const maps: PageMap[] = [];
  let samples = 0;
  for (const index of task.indexes) {
    const { page, map } = await joinPage(task, inputs, people, index, async (chunk) => {
      samples += chunk.t.length;
      return {
        key: await putJson(storage, toObjectPrefix(task.names, `page-${index}`), chunk),
        participants: chunk.counts.length,
      };
    });
    const prefix = toObjectPrefix(task.names, `findings-${index}`);
    const key = await putJson(storage, prefix, page.findings.inline);
    pages.push({ ...page, findings: { key } });
    if (map !== undefined) maps.push(map);
  }
  return { pages, maps, samples, objects };
}

/** Writes the joined segment itself, and the answers. */
export async function joinHead(task: HeadTask): Promise<JoinedHead> {
  const { objects, storage } = collectObjects();
  const inputs = await readInputs(task);
  const people = listPeople(inputs, task.without);
  const pages = [...(task.beside?.pages ?? [])];
  const maps = [...(task.beside?.maps ?? [])];
  for (const index of task.beside === undefined ? task.indexes : []) {
    const place = async (inline: Chunk) => ({
      key: null,
      participants: inline.counts.length,
      inline,
    });
    const { page, map } = await joinPage(task, inputs, people, index, place);
    pages.push(page);
    if (map !== undefined) maps.push(map);
  }
  const given = [];
  for (const input of inputs) given.push(...(await listAnswers(input, task.without)));
  const inline = writeAnswers(given);
  const inside = inline && { key: null, inline };
  const answers =
    task.beside === undefined ? inside : await storeAnswers(storage, task.names, inside);
  const segment = recordSegment.parse({
    format: 'fovea-segment',
    v: 3,
    people: writePeople(people),
    pages,
    ...(answers !== undefined && { answers }),
  });
  const samples = task.beside?.samples ?? countSamples(segment);
  const ref = await storeHead(storage, task.names, segment, samples);
  return { ref: { ...ref, ...(await storeMaps(storage, task.names, maps)) }, objects };
}

function listPeople(inputs: readonly ReadSegment[], without: ReadonlySet<string>) {
  return inputs.flatMap(({ segment }) =>
    readPeople(segment.people).filter(({ recordingId }) => !without.has(recordingId)),
  );
}

type Chunk = NonNullable<SegmentPage['chunks'][number]['inline']>;

async function joinPage(
  { without, layouts }: JoinTask,
  inputs: readonly ReadSegment[],
  people: readonly AggregatedParticipant[],
  index: number,
  place: (chunk: Chunk) => Promise<SegmentPage['chunks'][number]>,
): Promise<{ page: SegmentPage; map: PageMap | undefined }> {
  const chunks: SegmentPage['chunks'] = [];
  const cutter = new ChunkCutter(index);
  for (const input of inputs) {
    for await (const columns of listSamples(input, index, without)) {
      for (const chunk of cutter.add(columns)) chunks.push(await place(chunk));
    }
  }
  for (const chunk of cutter.end()) chunks.push(await place(chunk));
  const found = [];
  for (const input of inputs) found.push(...(await listFound(input, index, without)));
  const layout = layouts.find((page) => page.index === index);
  return {
    page: { index, chunks, findings: { key: null, inline: writeFindings(index, found) } },
    map: people.length < LISTED ? undefined : drawMap(layout, people, found),
  };
}

function collectObjects() {
  const objects = new Map<string, Uint8Array>();
  const put = async (key: string, bytes: Uint8Array) => void objects.set(key, bytes);
  return { objects, storage: { put } };
}

async function readInputs({ inputs }: JoinTask): Promise<ReadSegment[]> {
  const read: ReadSegment[] = [];
  for (const { key, bytes, objects } of inputs) {
    const segment: RecordSegment = recordSegment.parse(await readJson(key, bytes));
    read.push({ segment, objects });
  }
  return read;
}
