import {
  INLINE_PARTICIPANTS,
  INLINE_SAMPLES,
  type RecordSegment,
  recordSegment,
  type SegmentRef,
  WHOLE_LETTERS,
  WHOLE_SAMPLES,
} from '@fovea/contract';
import {
  countLetters,
  listBeside,
  type PageMap,
  readPeople,
  splitFindings,
  writeMaps,
} from '@fovea/records';
import { putJson } from '#platform/storage/json-objects.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { drawMap, type LaidOutPage } from './draw-maps.ts';
import { LISTED } from './plan-join.ts';
import { type ObjectNames, toObjectPrefix } from './record-keys.ts';

/** Enough of an id to tell when it was made. */
const ID_BEGINNING = 13;

type Put = Pick<Storage, 'put'>;
export type SegmentPage = RecordSegment['pages'][number];

/** Writes a segment that has everything inside, and what is much beside it. */
export async function storeSegment(
  storage: Put,
  names: ObjectNames,
  segment: RecordSegment,
  layouts: readonly LaidOutPage[],
): Promise<SegmentRef> {
  const isLarge = segment.people.recordingId.length >= LISTED;
  const maps = await storeMaps(storage, names, isLarge ? drawMaps(segment, layouts) : []);
  return { ...(await storeAll(storage, names, segment)), ...maps };
}

/** Maps of a segment that has its findings inside. */
function drawMaps(segment: RecordSegment, layouts: readonly LaidOutPage[]): PageMap[] {
  const people = readPeople(segment.people);
  return segment.pages.flatMap(({ index, findings }) => {
    const layout = layouts.find((page) => page.index === index);
    if (layout === undefined || findings.inline === undefined) return [];
    const map = drawMap(layout, people, [...splitFindings(findings.inline)]);
    return map === undefined ? [] : [map];
  });
}

export async function storeMaps(
  storage: Put,
  names: ObjectNames,
  maps: readonly PageMap[],
): Promise<Pick<SegmentRef, 'maps'>> {
  if (maps.length === 0) return {};
  return { maps: await putJson(storage, toObjectPrefix(names, 'maps'), writeMaps(maps)) };
}

async function storeAll(
  storage: Put,
  names: ObjectNames,
  segment: RecordSegment,
): Promise<SegmentRef> {
  // A segment that could not be read again must not be written.
  recordSegment.parse(segment);
  if (isLittle(segment)) return storeHead(storage, names, segment);
  const pages: SegmentPage[] = [];
  for (const { index, chunks, findings } of segment.pages) {
    pages.push({
      index,
      chunks: await Promise.all(
        chunks.map(async ({ participants, inline }) => ({
          key: await putJson(storage, toObjectPrefix(names, `page-${index}`), inline),
          participants,
        })),
      ),
      findings: {
        key: await putJson(storage, toObjectPrefix(names, `findings-${index}`), findings.inline),
      },
    });
  }
  const answers = await storeAnswers(storage, names, segment.answers);
  const head = { ...segment, pages, ...(answers !== undefined && { answers }) };
  return storeHead(storage, names, head, countSamples(segment));
}

/** Beside the segment. */
export async function storeAnswers(
  storage: Put,
  names: ObjectNames,
  answers: RecordSegment['answers'],
): Promise<RecordSegment['answers']> {
  if (answers?.inline === undefined) return answers;
  return { key: await putJson(storage, toObjectPrefix(names, 'answers'), answers.inline) };
}

/** Whether all of it may be inside one object. */
function isLittle(segment: RecordSegment): boolean {
  const inline = segment.answers?.inline;
  const letters = inline === undefined ? 0 : countLetters(inline);
  return countSamples(segment) <= WHOLE_SAMPLES && letters <= WHOLE_LETTERS;
}

/** A segment whose samples are written already, or inside. */
export async function storeHead(
  storage: Put,
  names: ObjectNames,
  segment: RecordSegment,
  samples = countSamples(segment),
): Promise<SegmentRef> {
  const key = await putJson(storage, toObjectPrefix(names, 'segment'), segment);
  return { ...describeSegment(segment, samples), key };
}

/** Whether a manifest carries it inside while it is the only one. */
export function isSmall(segment: RecordSegment): boolean {
  const { length } = segment.people.recordingId;
  return length <= INLINE_PARTICIPANTS && countSamples(segment) <= INLINE_SAMPLES;
}

/** As a manifest carries it inside. */
export function toInlineRef(segment: RecordSegment): SegmentRef {
  return { ...describeSegment(segment, countSamples(segment)), key: null, inline: segment };
}

export function countSamples({ pages }: RecordSegment): number {
  let samples = 0;
  for (const { inline } of pages.flatMap(({ chunks }) => chunks)) samples += inline?.t.length ?? 0;
  return samples;
}

/** Keys of the objects beside a segment. */
export function listKeys(segment: RecordSegment): string[] {
  return listBeside(segment).flatMap(({ key }) => (key === null ? [] : [key]));
}

/** Whether it may be among those between. */
export function mayHold({ from, to }: Pick<SegmentRef, 'from' | 'to'>, id: string): boolean {
  const own = id.slice(0, ID_BEGINNING);
  return from <= own && own <= to;
}

function describeSegment(segment: RecordSegment, samples: number): Omit<SegmentRef, 'key'> {
  const ids = segment.people.recordingId.map((id) => id.slice(0, ID_BEGINNING)).sort();
  return {
    participants: ids.length,
    samples,
    from: ids[0] ?? '',
    to: ids.at(-1) ?? '',
    whole: listKeys(segment).length === 0,
  };
}
