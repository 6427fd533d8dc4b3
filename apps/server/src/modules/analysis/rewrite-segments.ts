import { recordSegment, type SegmentRef, WHOLE_SAMPLES } from '@fovea/contract';
import type { PageMap } from '@fovea/records';
import type { ServerDeps } from '#platform/deps.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import { readJson } from '#platform/storage/json-objects.ts';
import type { LaidOutPage } from './draw-maps.ts';
import type { JoinInput } from './join-segments.ts';
import type { Merger } from './merger.ts';
import type { ObjectNames } from './record-keys.ts';
import { storeObjects } from './records-version.ts';
import { listKeys, type SegmentPage } from './stored-segment.ts';

/** With more samples each page is a task of its own. */
const TASK_SAMPLES = 1_000_000;
/** Gzipped, of one segment that has everything inside. */
const WHOLE_BYTES = 1_048_576;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage'> & { readonly merger: Merger };

export interface RewrittenSegment {
  /** Nothing when nobody is left. */
  readonly ref: SegmentRef | undefined;
  readonly written: readonly string[];
  /** Keys of the objects that it was made from. */
  readonly superseded: readonly string[];
}

interface Pages {
  readonly indexes: readonly number[];
  readonly layouts: readonly LaidOutPage[];
}

interface Source {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly whole: boolean;
  /** Keys of what lies beside it, by page; null is for the answers. */
  readonly beside: ReadonlyMap<number | null, readonly string[]>;
}

/** Neighbouring segments as one, without some recordings, written but not yet of any version. */
export async function rewriteSegments(
  deps: Deps,
  names: ObjectNames,
  refs: readonly SegmentRef[],
  { indexes, layouts }: Pages,
  without: ReadonlySet<string>,
): Promise<RewrittenSegment> {
  const { projectId } = names;
  const sources: Source[] = [];
  for (const ref of refs) sources.push(await loadSource(deps, ref));
  const samples = refs.reduce((sum, ref) => sum + ref.samples, 0);
  const size = sources.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const isLittle = samples <= WHOLE_SAMPLES && size <= WHOLE_BYTES;
  const isWhole = isLittle && sources.every(({ whole }) => whole);
  const written: string[] = [];
  const keep = async (objects: ReadonlyMap<string, Uint8Array>) => {
    await storeObjects(deps, projectId, objects);
    written.push(...objects.keys());
  };
  const buildTask = async (own: readonly (number | null)[]) => ({
    names,
    layouts,
    without,
    inputs: await Promise.all(sources.map((source) => loadInput(deps, source, own))),
  });
  const pages: SegmentPage[] = [];
  const maps: PageMap[] = [];
  let found = 0;
  if (!isWhole) {
    const steps = samples <= TASK_SAMPLES ? [indexes] : indexes.map((index) => [index]);
    for (const own of steps) {
      const made = await deps.merger.joinPages({ ...(await buildTask(own)), indexes: own });
      pages.push(...made.pages);
      maps.push(...made.maps);
      found += made.samples;
      await keep(made.objects);
    }
  }
  const beside = isWhole ? undefined : { pages, maps, samples: found };
  const task = await buildTask(isWhole ? [...indexes, null] : [null]);
  const { ref, objects } = await deps.merger.joinHead({ ...task, indexes, beside });
  const superseded = [
    ...sources.flatMap((source) => [source.key, ...[...source.beside.values()].flat()]),
    ...refs.flatMap((own) => (own.maps === undefined ? [] : [own.maps])),
  ];
  // A segment without people belongs to no version.
  if (ref.participants === 0) return { ref: undefined, written: [], superseded };
  await keep(objects);
  return { ref, written, superseded };
}

async function loadSource({ storage }: Deps, { key, whole }: SegmentRef): Promise<Source> {
  const name = requireValue(key, 'key of a segment');
  const bytes = await storage.get(name);
  if (whole) return { key: name, bytes, whole, beside: new Map() };
  const segment = recordSegment.parse(await readJson(name, bytes));
  const { answers, ...head } = segment;
  const beside = new Map<number | null, readonly string[]>(
    segment.pages.map((page) => [page.index, listKeys({ ...head, pages: [page] })]),
  );
  if (typeof answers?.key === 'string') beside.set(null, [answers.key]);
  return { key: name, bytes, whole, beside };
}

async function loadInput(
  { storage }: Deps,
  { key, bytes, beside }: Source,
  indexes: readonly (number | null)[],
): Promise<JoinInput> {
  const objects = new Map<string, Uint8Array>();
  for (const name of indexes.flatMap((index) => beside.get(index) ?? [])) {
    objects.set(name, await storage.get(name));
  }
  return { key, bytes, objects };
}
