// Records as the server made them, with the people in their order and ids that stay.
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import {
  type AggregatedRecords,
  aggregatedRecords,
  CALLS,
  type RecordObject,
  type RecordSegment,
  type SamplesChunk,
  type SegmentFindings,
  SIGNED_AT_ONCE,
} from '@fovea/contract';
import {
  type GivenAnswer,
  listMissing,
  listSegments,
  type Part,
  type ParticipantAnswers,
  readPeople,
  splitChunk,
  splitFindings,
  writeSegment,
} from '@fovea/records';
import { createSeededRandom, parseObject, type Researcher, type Transport } from '@fovea/testkit';
import { toSampleId } from './sample-ids.ts';
import { LOOKED_AT } from './sample-project.ts';

const SEED = 4_848;
/** Share of people who answer a question at all. */
const ANSWERS_SHARE = 0.92;
/** Cumulated shares of the choices. */
const CHOSEN_UP_TO = [0.5, 0.72, 0.9, 1];
const WRITTEN = [
  'The yellow can, and that it looked fresh.',
  'A cold can with lemons around it.',
  'Fresh, sour, bright colours.',
  'The big headline, wake up bright.',
  'A can of something with yuzu.',
  'Yellow. I do not remember the name.',
  '유자 캔이 제일 기억나요.',
  'Zero sugar, I think, and a fresh look.',
  'The can in the middle.',
  'Lemons, and a button that I did not press.',
  'It made me thirsty, the can looked cold.',
  '노란색 배경하고 유자 그림요.',
];

interface Loaded {
  readonly manifest: AggregatedRecords;
  readonly objects: ReadonlyMap<string, RecordObject>;
}

export interface SampleRecords {
  readonly manifest: AggregatedRecords;
  readonly segment: { readonly key: string; readonly text: string };
}

/** How many digits of an id say when it was made. */
const ID_BEGINNING = 13;
const VERSION = 1;
const STAMP = `${VERSION}-00000000`;

export async function loadRecords(
  { client }: Researcher,
  transport: Transport,
  id: string,
): Promise<Loaded> {
  const params = { id };
  const { presignedUrl } = await client.call(CALLS.getAggregatedRecords, { params });
  const manifest: AggregatedRecords = aggregatedRecords.parse(
    await getJson(transport, presignedUrl),
  );
  const objects = new Map<string, RecordObject>();
  for (;;) {
    const keys = listMissing(manifest, objects).slice(0, SIGNED_AT_ONCE);
    if (keys.length === 0) return { manifest, objects };
    const signed = await client.call(CALLS.signRecordObjects, { params, body: { keys } });
    for (const { key, url } of signed.objects) {
      objects.set(key, (await getJson(transport, url)) as RecordObject);
    }
  }
}

/** One segment with everything inside, and the manifest that names it. */
export function toSampleRecords(
  { manifest, objects }: Loaded,
  recordingIds: readonly string[],
  projectId: string,
  pageIds: ReadonlyMap<string, string>,
): SampleRecords {
  const segments = listSegments(manifest, objects);
  const places = segments.flatMap(({ people }) => people.recordingId);
  const order = recordingIds.map((id) => places.indexOf(id));
  if (order.length !== places.length || order.includes(-1)) throw new Error('people are missing');
  const pick = <T>(values: readonly T[]) => order.map((place) => values[place] as T);
  const people = pick(segments.flatMap((each) => readPeople(each.people))).map((person, i) => ({
    ...person,
    recordingId: toSampleId('recording', i + 1),
    subjectId: `P-${String(i + 1).padStart(3, '0')}`,
  }));
  const pages = manifest.pages.map(({ index }) => ({
    index,
    parts: pick(segments.flatMap((segment) => listParts(segment, index, objects))),
  }));
  const text = JSON.stringify(writeSegment(people, pages, listSampleAnswers(people.length)));
  const key = `aggregates/${projectId}/segment-${STAMP}-${toHash(text)}.json`;
  const ids = people.map(({ recordingId }) => recordingId.slice(0, ID_BEGINNING)).sort();
  const samples = pages
    .flatMap(({ parts }) => parts)
    .reduce((sum, { columns }) => sum + columns.t.length, 0);
  return {
    segment: { key, text },
    manifest: {
      ...manifest,
      projectId,
      version: VERSION,
      pages: manifest.pages.map(({ index, id }) => ({ index, id: pageIds.get(id) ?? id })),
      list: null,
      segments: [
        {
          participants: people.length,
          samples,
          from: ids[0] ?? '',
          to: ids.at(-1) ?? '',
          key,
          whole: true,
        },
      ],
    },
  };
}

export function toHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function listParts(
  { pages }: RecordSegment,
  index: number,
  objects: Loaded['objects'],
): readonly Part[] {
  const page = pages.find((each) => each.index === index);
  if (page === undefined) throw new Error(`a segment has no page ${index}`);
  const find = <T>({ key, inline }: { key: string | null; inline?: T | undefined }) =>
    inline ?? (objects.get(key ?? '') as T);
  const columns = page.chunks.flatMap((chunk) => [...splitChunk(find<SamplesChunk>(chunk))]);
  const found = [...splitFindings(find<SegmentFindings>(page.findings))];
  return found.map((each, i) => {
    const own = columns[i];
    if (own === undefined) throw new Error('a participant has no samples');
    return { ...each, columns: own };
  });
}

async function getJson(transport: Transport, url: string): Promise<unknown> {
  const { status, headers, bytes } = await transport.send(url, { method: 'GET', headers: {} });
  if (status !== 200) throw new Error(`records: ${status}`);
  const body = await bytes();
  const isGzip = headers['content-encoding'] === 'gzip';
  return parseObject(new URL(url).pathname, isGzip ? gunzipSync(body) : body);
}

/** Answers of the sample's people to its two questions, always the same. */
function listSampleAnswers(people: number): ParticipantAnswers[] {
  const random = createSeededRandom(SEED);
  const give = (answer: () => GivenAnswer) => {
    const given = answer();
    return random() < ANSWERS_SHARE ? given : undefined;
  };
  return Array.from({ length: people }, () => {
    const answers = [
      give(() => ({ choices: [pickChoice(random())], text: null })),
      give(() => ({ choices: [], text: WRITTEN[Math.floor(random() * WRITTEN.length)] ?? '' })),
    ];
    const given = new Map<number, GivenAnswer>();
    answers.forEach((answer, i) => {
      if (answer !== undefined) given.set(LOOKED_AT.length + i, answer);
    });
    return { given, favourite: null };
  });
}

function pickChoice(at: number): number {
  return CHOSEN_UP_TO.findIndex((end) => at < end);
}
