// Reads each participant's part of a segment, whether inside it or beside it.
import { type RecordSegment, samplesChunk, segmentAnswers, segmentFindings } from '@fovea/contract';
import {
  EMPTY_PART,
  type FoundPart,
  type Part,
  type ParticipantAnswers,
  type SampleColumns,
  splitAnswers,
  splitChunk,
  splitFindings,
} from '@fovea/records';
import { requireValue } from '#platform/errors/require-value.ts';
import { readJson } from '#platform/storage/json-objects.ts';

export interface ReadSegment {
  readonly segment: RecordSegment;
  /** Gzipped, what lies beside it. */
  readonly objects: ReadonlyMap<string, Uint8Array>;
}

/** Samples of all participants but those to leave out, one chunk in memory at a time. */
export async function* listSamples(
  { segment, objects }: ReadSegment,
  index: number,
  without: ReadonlySet<string>,
): AsyncGenerator<SampleColumns> {
  const ids = segment.people.recordingId;
  let at = 0;
  for (const { key, inline } of findPage(segment, index).chunks) {
    const chunk = inline ?? samplesChunk.parse(await readBeside(objects, key));
    for (const columns of splitChunk(chunk)) {
      if (!without.has(ids[at] ?? '')) yield columns;
      at += 1;
    }
  }
  if (at !== ids.length) throw new RangeError('participants differ');
}

export async function listFound(
  { segment, objects }: ReadSegment,
  index: number,
  without: ReadonlySet<string>,
): Promise<FoundPart[]> {
  const ids = segment.people.recordingId;
  const { key, inline } = findPage(segment, index).findings;
  const findings = inline ?? segmentFindings.parse(await readBeside(objects, key));
  const found = [...splitFindings(findings)];
  if (found.length !== ids.length) throw new RangeError('participants differ');
  return found.filter((_, i) => !without.has(ids[i] ?? ''));
}

export async function listAnswers(
  { segment, objects }: ReadSegment,
  without: ReadonlySet<string>,
): Promise<ParticipantAnswers[]> {
  const ids = segment.people.recordingId;
  const { answers } = segment;
  const own =
    answers && (answers.inline ?? segmentAnswers.parse(await readBeside(objects, answers.key)));
  return splitAnswers(own, ids.length).filter((_, i) => !without.has(ids[i] ?? ''));
}

/** By participant, of a segment that has everything inside. */
export function splitPage({ people, pages }: RecordSegment, index: number): Part[] {
  const page = pages.find((each) => each.index === index);
  if (page === undefined) return people.recordingId.map(() => EMPTY_PART);
  const samples = page.chunks.flatMap(({ inline }) => [
    ...splitChunk(requireValue(inline, 'samples inside a segment')),
  ]);
  const found = [...splitFindings(requireValue(page.findings.inline, 'findings inside a segment'))];
  return samples.map((columns, i) => ({
    ...requireValue(found[i], 'findings of a participant'),
    columns,
  }));
}

function findPage({ pages }: RecordSegment, index: number) {
  return requireValue(
    pages.find((each) => each.index === index),
    `page ${index} of a segment`,
  );
}

async function readBeside(
  objects: ReadonlyMap<string, Uint8Array>,
  key: string | null,
): Promise<unknown> {
  const name = requireValue(key, 'key of an object');
  return readJson(name, requireValue(objects.get(name), `object ${name}`));
}
