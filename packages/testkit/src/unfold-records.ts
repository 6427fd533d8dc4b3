// Reads stored records with code of its own, so that a mistake of the product cannot hide here. Proofs,
// browser tests and tests of the server all read by it.
import { createHash } from 'node:crypto';
import {
  type AggregatedParticipant,
  type AggregatedRecords,
  aggregatedRecords,
  type ContactKind,
  type MadeBy,
  type PageFigures,
  type RecordSegment,
  recordSegment,
  type SegmentRef,
  samplesChunk,
  segmentAnswers,
  segmentFindings,
  segmentList,
} from '@fovea/contract';

export interface Records {
  /** As it lies in the store. */
  readonly stored: AggregatedRecords;
  readonly manifest: {
    readonly version: number;
    readonly algorithms: readonly MadeBy[];
    readonly participants: readonly AggregatedParticipant[];
    readonly pages: readonly { readonly index: number; readonly id: string }[];
  };
  /** By page, and on each page in the order of the participants. */
  readonly parts: readonly RecordedPart[];
  /** In the order of the participants. */
  readonly answers: readonly UnfoldedAnswers[];
}

/** Gaze of one participant on one page, and what was found in it, in integers as they are stored. */
export interface RecordedPart {
  readonly page: number;
  readonly recordingId: string;
  /** Half ms from the page's first sample; quarter CSS px of the screen; CSS px of scrolling. */
  readonly samples: Readonly<Record<SampleColumn, readonly number[]>>;
  /** Half ms from the page's first sample, and quarter CSS px of the scrolled page. */
  readonly fixations: Readonly<Record<FixationColumn, readonly number[]>>;
  /** Null for a participant who never saw the page. In records of Basic all but three times are null. */
  readonly figures: PageFigures | null;
}
type SampleColumn = (typeof SAMPLE_COLUMNS)[number];
type FixationColumn = (typeof FIXATION_COLUMNS)[number];

const SAMPLE_COLUMNS = ['t', 'x', 'y', 'scroll', 'valid'] as const;
const FIXATION_COLUMNS = ['onset', 'offset', 'x', 'y'] as const;

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

export async function unfoldRecords(manifest: unknown, load: LoadObjects): Promise<Records> {
  const stored = aggregatedRecords.parse(manifest);
  const { version, algorithms, pages } = stored;
  const head = { version, algorithms, pages: pages.map(({ index, id }) => ({ index, id })) };
  const [list] = stored.list === null ? [] : await load([stored.list.key]);
  const refs: SegmentRef[] = [
    ...(list === undefined ? [] : segmentList.parse(list).segments),
    ...stored.segments,
  ];
  const segments = await fill(refs, load, (value) => recordSegment.parse(value));
  const participants = segments.flatMap(listPeople);
  if (participants.length !== stored.participants) throw new Error('participants are missing');
  const parts: RecordedPart[] = [];
  for (const { index } of pages) {
    for (const segment of segments) parts.push(...(await unfoldPage(segment, index, load)));
  }
  const answers: UnfoldedAnswers[] = [];
  for (const segment of segments) answers.push(...(await unfoldAnswers(segment, load)));
  return { stored, manifest: { ...head, participants }, parts, answers };
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
const LACKING = ['fraudFlags', 'verdict', 'errorMm', 'qualityFlags'];

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
): Promise<RecordedPart[]> {
  const page = pages.find((each) => each.index === index);
  if (page === undefined) throw new Error(`a segment has no page ${index}`);
  const chunks = await fill(page.chunks, load, (value) => samplesChunk.parse(value));
  const [findings] = await fill([page.findings], load, (value) => segmentFindings.parse(value));
  if (findings === undefined) throw new Error(`page ${index} has no findings`);
  for (const { page: own, scale } of [...chunks, findings]) {
    if (own !== index) throw new Error(`page ${own} stands in place of page ${index}`);
    if (scale.t !== 2 || scale.xy !== 4) throw new Error(`page ${index} has another scale`);
  }
  const samples = chunks.flatMap((chunk) => unfoldColumns(SAMPLE_COLUMNS, chunk, chunk.counts));
  const fixations = unfoldColumns(FIXATION_COLUMNS, findings.fixations, findings.fixations.counts);
  return people.recordingId.map((recordingId, i) => {
    const fields = Object.entries(findings.figures).map(([name, column]) => [name, column[i]]);
    const figures = Object.fromEntries(fields);
    const [own, found] = [samples[i], fixations[i]];
    if (own === undefined || found === undefined) throw new Error(`${recordingId} has no part`);
    return {
      page: index,
      recordingId,
      samples: own,
      fixations: found,
      figures: figures.shownMs === null ? null : (figures as PageFigures),
    };
  });
}

/** Columns of each participant. Differences run on over all of an object. */
function unfoldColumns<Name extends string>(
  names: readonly Name[],
  coded: Readonly<Record<Name, readonly number[]>>,
  counts: readonly number[],
): Record<Name, number[]>[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const columns = names.map((name) => {
    const deltas = coded[name];
    if (deltas.length !== total) throw new Error(`${name}: ${deltas.length} values, not ${total}`);
    let value = 0;
    return [name, deltas.map((delta) => (value += delta))] as const;
  });
  let end = 0;
  return counts.map((count) => {
    const start = end;
    end += count;
    const own = columns.map(([name, values]) => [name, values.slice(start, end)]);
    return Object.fromEntries(own) as Record<Name, number[]>;
  });
}
