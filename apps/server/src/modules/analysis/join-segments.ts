// Joins neighbouring segments, in a child. Samples are held one chunk at a time.
import { type RecordSegment, recordSegment, type SegmentRef } from '@fovea/contract';
import { ChunkCutter, readPeople, writeAnswers, writeFindings, writePeople } from '@fovea/records';
import { putJson, readJson } from '#platform/storage/json-objects.ts';
import { type ObjectNames, toObjectPrefix } from './record-keys.ts';
import { listAnswers, listFound, listSamples, type ReadSegment } from './segment-parts.ts';
import { countSamples, type SegmentPage, storeAnswers, storeHead } from './stored-segment.ts';

/** A segment as it lies in the store. */
export interface JoinInput {
  readonly key: string;
  readonly bytes: Uint8Array;
  /** What it keeps beside it, as far as it is asked for. */
  readonly objects: ReadonlyMap<string, Uint8Array>;
}

interface JoinTask {
  readonly names: ObjectNames;
  readonly inputs: readonly JoinInput[];
  /** Recordings to leave out. */
  readonly without: ReadonlySet<string>;
}

export interface PagesTask extends JoinTask {
  readonly indexes: readonly number[];
}

export interface HeadTask extends JoinTask {
  /** What lies beside it already; otherwise everything comes inside. */
  readonly beside: { readonly pages: readonly SegmentPage[]; readonly samples: number } | undefined;
  readonly indexes: readonly number[];
}

export interface JoinedPages {
  readonly pages: readonly SegmentPage[];
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
  const pages: SegmentPage[] = [];
  let samples = 0;
  for (const index of task.indexes) {
    const page = await joinPage(inputs, index, task.without, async (chunk) => {
      samples += chunk.t.length;
      return {
        key: await putJson(storage, toObjectPrefix(task.names, `page-${index}`), chunk),
        participants: chunk.counts.length,
      };
    });
    const prefix = toObjectPrefix(task.names, `findings-${index}`);
    const key = await putJson(storage, prefix, page.findings.inline);
    pages.push({ ...page, findings: { key } });
  }
  return { pages, samples, objects };
}

/** Writes the joined segment itself, and the answers. */
export async function joinHead(task: HeadTask): Promise<JoinedHead> {
  const { objects, storage } = collectObjects();
  const inputs = await readInputs(task);
  const people = inputs.flatMap(({ segment }) =>
    readPeople(segment.people).filter(({ recordingId }) => !task.without.has(recordingId)),
  );
  const pages = [...(task.beside?.pages ?? [])];
  for (const index of task.beside === undefined ? task.indexes : []) {
    pages.push(
      await joinPage(inputs, index, task.without, async (inline) => ({
        key: null,
        participants: inline.counts.length,
        inline,
      })),
    );
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
  return { ref: await storeHead(storage, task.names, segment, samples), objects };
}

type Chunk = NonNullable<SegmentPage['chunks'][number]['inline']>;

async function joinPage(
  inputs: readonly ReadSegment[],
  index: number,
  without: ReadonlySet<string>,
  place: (chunk: Chunk) => Promise<SegmentPage['chunks'][number]>,
): Promise<SegmentPage> {
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
  return { index, chunks, findings: { key: null, inline: writeFindings(index, found) } };
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
