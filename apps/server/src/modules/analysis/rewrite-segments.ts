import { recordSegment, type SegmentRef, WHOLE_SAMPLES } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import { readJson } from '#platform/storage/json-objects.ts';
import type { JoinInput } from './join-segments.ts';
import type { Merger } from './merger.ts';
import type { ObjectNames } from './record-keys.ts';
import { storeObjects } from './records-version.ts';
import { listKeys, type SegmentPage } from './stored-segment.ts';

/** With more samples each page is a task of its own. */
const TASK_SAMPLES = 1_000_000;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage'> & { readonly merger: Merger };

export interface RewrittenSegment {
  /** Nothing when nobody is left. */
  readonly ref: SegmentRef | undefined;
  readonly written: readonly string[];
  /** What it is made of. */
  readonly superseded: readonly string[];
}

interface Source {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly whole: boolean;
  /** By page, keys of what lies beside it. */
  readonly beside: ReadonlyMap<number, readonly string[]>;
}

/** Neighbouring segments as one, without some recordings, written but not yet of any version. */
export async function rewriteSegments(
  deps: Deps,
  names: ObjectNames,
  refs: readonly SegmentRef[],
  indexes: readonly number[],
  without: ReadonlySet<string>,
): Promise<RewrittenSegment> {
  const { projectId } = names;
  const sources: Source[] = [];
  for (const ref of refs) sources.push(await loadSource(deps, ref));
  const samples = refs.reduce((sum, ref) => sum + ref.samples, 0);
  const isWhole = samples <= WHOLE_SAMPLES && sources.every(({ whole }) => whole);
  const written: string[] = [];
  const keep = async (objects: ReadonlyMap<string, Uint8Array>) => {
    await storeObjects(deps, projectId, objects);
    written.push(...objects.keys());
  };
  const buildTask = async (own: readonly number[]) => ({
    names,
    without,
    indexes: own,
    inputs: await Promise.all(sources.map((source) => loadInput(deps, source, own))),
  });
  const pages: SegmentPage[] = [];
  let found = 0;
  if (!isWhole) {
    const steps = samples <= TASK_SAMPLES ? [indexes] : indexes.map((index) => [index]);
    for (const own of steps) {
      const made = await deps.merger.joinPages(await buildTask(own));
      pages.push(...made.pages);
      found += made.samples;
      await keep(made.objects);
    }
  }
  const beside = isWhole ? undefined : { pages, samples: found };
  const task = await buildTask(isWhole ? indexes : []);
  const { ref, objects } = await deps.merger.joinHead({ ...task, indexes, beside });
  const superseded = sources.flatMap((source) => [
    source.key,
    ...[...source.beside.values()].flat(),
  ]);
  // Nobody is left: all of it is of no version.
  if (ref.participants === 0) return { ref: undefined, written: [], superseded };
  await keep(objects);
  return { ref, written, superseded };
}

async function loadSource({ storage }: Deps, { key, whole }: SegmentRef): Promise<Source> {
  const name = requireValue(key, 'key of a segment');
  const bytes = await storage.get(name);
  if (whole) return { key: name, bytes, whole, beside: new Map() };
  const segment = recordSegment.parse(await readJson(name, bytes));
  const beside = segment.pages.map(
    (page) => [page.index, listKeys({ ...segment, pages: [page] })] as const,
  );
  return { key: name, bytes, whole, beside: new Map(beside) };
}

async function loadInput(
  { storage }: Deps,
  { key, bytes, beside }: Source,
  indexes: readonly number[],
): Promise<JoinInput> {
  const objects = new Map<string, Uint8Array>();
  for (const name of indexes.flatMap((index) => beside.get(index) ?? [])) {
    objects.set(name, await storage.get(name));
  }
  return { key, bytes, objects };
}
