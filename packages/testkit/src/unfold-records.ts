// Reads stored records with code of its own, so that a mistake of the product cannot hide here. What
// comes out is one chunk for each page of each segment, whatever lay inside or beside.
import { createHash } from 'node:crypto';
import {
  type AggregatedChunk,
  type AggregatedParticipant,
  aggregatedChunk,
  aggregatedRecords,
  type ContactKind,
  type MadeBy,
  type PageFigures,
  type RecordSegment,
  recordSegment,
  type SegmentRef,
  type StoredRecords,
  samplesChunk,
  segmentAnswers,
  segmentFindings,
  segmentList,
} from '@fovea/contract';

export interface Records {
  /** As it lies in the store. */
  readonly stored: StoredRecords;
  readonly manifest: {
    readonly version: number;
    readonly algorithms: readonly MadeBy[];
    readonly participants: readonly AggregatedParticipant[];
    readonly pages: readonly { readonly index: number; readonly id: string }[];
  };
  readonly chunks: readonly AggregatedChunk[];
  /** In the order of the participants; none in records of version 2. */
  readonly answers: readonly UnfoldedAnswers[];
}

export interface UnfoldedAnswers {
  readonly recordingId: string;
  readonly favourite: number | null;
  readonly given: readonly {
    readonly page: number;
    readonly choices: readonly number[];
    readonly text: string | null;
    readonly contacts?: readonly ContactKind[];
  }[];
}

/** Answers the JSON of each object, in the order of the keys. */
export type LoadObjects = (keys: readonly string[]) => Promise<readonly unknown[]>;

export function parseObject(key: string, text: string | Uint8Array): unknown {
  const hash = createHash('sha256').update(text).digest('hex');
  if (!key.endsWith(`${hash}.json`)) throw new Error(`${key} holds other bytes`);
  return JSON.parse(Buffer.from(text).toString('utf8'));
}

/** Undefined for records of version 1. */
export async function unfoldRecords(
  manifest: unknown,
  load: LoadObjects,
): Promise<Records | undefined> {
  const stored = aggregatedRecords.parse(manifest);
  if (stored.v === 1) return undefined;
  const { version, algorithms, pages } = stored;
  const head = { version, algorithms, pages: pages.map(({ index, id }) => ({ index, id })) };
  if (stored.v === 2) {
    const listed = stored.pages.flatMap(({ chunks }) => chunks);
    const chunks = await fill(listed, load, (value) => toSecond(aggregatedChunk.parse(value)));
    return {
      stored,
      manifest: { ...head, participants: stored.participants },
      chunks,
      answers: [],
    };
  }
  const [list] = stored.list === null ? [] : await load([stored.list.key]);
  const refs: SegmentRef[] = [
    ...(list === undefined ? [] : segmentList.parse(list).segments),
    ...stored.segments,
  ];
  const segments = await fill(refs, load, (value) => recordSegment.parse(value));
  const participants = segments.flatMap(listPeople);
  if (participants.length !== stored.participants) throw new Error('participants are missing');
  const chunks: AggregatedChunk[] = [];
  for (const { index } of pages) {
    for (const segment of segments) chunks.push(await unfoldPage(segment, index, load));
  }
  const answers: UnfoldedAnswers[] = [];
  for (const segment of segments) answers.push(...(await unfoldAnswers(segment, load)));
  return { stored, manifest: { ...head, participants }, chunks, answers };
}

async function unfoldAnswers(
  { people, answers }: RecordSegment,
  load: LoadObjects,
): Promise<UnfoldedAnswers[]> {
  const refs = answers === undefined ? [] : [answers];
  const [own] = await fill(refs, load, (value) => segmentAnswers.parse(value));
  return people.recordingId.map((recordingId, i) => ({
    recordingId,
    favourite: own?.favourites[i] ?? null,
    given: (own?.questions ?? []).flatMap(({ page, choices, texts, contacts }) => {
      if (!choices[i]) return [];
      const flagged = contacts?.[i]?.length ? { contacts: contacts[i] } : {};
      return [{ page, choices: choices[i], text: texts[i] ?? null, ...flagged }];
    }),
  }));
}

async function fill<T>(
  refs: readonly { readonly key: string | null; readonly inline?: unknown }[],
  load: LoadObjects,
  parse: (value: unknown) => T,
): Promise<T[]> {
  const apart = refs.filter(({ inline }) => inline === undefined).map(({ key }) => key ?? '');
  const loaded = await load(apart);
  const byKey = new Map(apart.map((key, i) => [key, loaded[i]]));
  return refs.map(({ key, inline }) => parse(inline ?? byKey.get(key ?? '')));
}

/** A participant does not have what is null here. */
const LACKING = ['source', 'fraudFlags', 'verdict', 'errorMm', 'qualityFlags'];

function listPeople({ people }: RecordSegment): AggregatedParticipant[] {
  return people.recordingId.map((_, i) => {
    const fields = Object.entries(people).flatMap(([name, column]) => {
      const value = column?.[i] ?? null;
      return value === null && LACKING.includes(name) ? [] : [[name, value]];
    });
    return Object.fromEntries(fields);
  });
}

async function unfoldPage(
  { people, pages }: RecordSegment,
  index: number,
  load: LoadObjects,
): Promise<AggregatedChunk> {
  const page = pages.find((each) => each.index === index);
  if (page === undefined) throw new Error(`a segment has no page ${index}`);
  const parts = await fill(page.chunks, load, (value) => samplesChunk.parse(value));
  const [findings] = await fill([page.findings], load, (value) => segmentFindings.parse(value));
  if (findings === undefined) throw new Error(`page ${index} has no findings`);
  if ([...parts, findings].some((each) => each.page !== index)) throw new Error('another page');
  const join = (name: 't' | 'x' | 'y' | 'scroll' | 'valid') =>
    toDeltas(parts.flatMap((part) => toValues(part[name])));
  const rows = people.recordingId.map((_, i) => {
    const fields = Object.entries(findings.figures).map(([name, column]) => [name, column[i]]);
    const figures = Object.fromEntries(fields);
    return figures.shownMs === null ? null : (figures as PageFigures);
  });
  return {
    format: 'fovea-chunk',
    v: 2,
    enc: 'delta-json-1',
    page: index,
    scale: findings.scale,
    recordingIds: people.recordingId,
    counts: parts.flatMap(({ counts }) => counts),
    t: join('t'),
    x: join('x'),
    y: join('y'),
    scroll: join('scroll'),
    valid: join('valid'),
    fixations: findings.fixations,
    figures: rows,
  };
}

function toSecond(chunk: ReturnType<typeof aggregatedChunk.parse>): AggregatedChunk {
  if (chunk.v !== 2) throw new Error('a chunk is older than its manifest');
  return chunk;
}

function toValues(deltas: readonly number[]): number[] {
  let value = 0;
  return deltas.map((delta) => (value += delta));
}

function toDeltas(values: readonly number[]): number[] {
  return values.map((value, i) => value - (values[i - 1] ?? 0));
}
