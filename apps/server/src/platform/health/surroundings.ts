// External dependencies beside PostgreSQL, checked in the background so that /readyz never waits.
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { LIMITS } from '@fovea/contract';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Bucket } from '#platform/storage/bucket.ts';
import type { Storage } from '#platform/storage/storage.ts';

const LOOK_MS = 15_000;
/** A look that takes longer is an answer as well. */
const PATIENCE_MS = 5_000;
/** Videos are worked on here: the largest lies here before and after, and some. */
const DISK_MIN_BYTES = 2.5 * LIMITS.videoMaxBytes;
const QUEUE_MAX_S = 900;
/** Nothing is ever stored here: only whether the store answers counts. */
const NO_OBJECT = 'health';

export type Surrounding = 'store' | 'copy' | 'disk' | 'queue';

export interface SurroundingsDeps {
  readonly storage: Pick<Storage, 'findHead'> & {
    readonly copies: Pick<Bucket, 'findHead'> | undefined;
  };
  readonly jobs: Pick<Jobs, 'measureWaiting'>;
  /** Free bytes where files are worked on. */
  readonly measureFree?: () => Promise<number>;
}

export function createSurroundings(deps: SurroundingsDeps) {
  const { storage, jobs, measureFree = measureFreeBytes } = deps;
  const faults = new Map<Surrounding, string>();
  const looks: Readonly<Record<Surrounding, () => Promise<string | undefined>>> = {
    store: async () =>
      (await isAnswering(storage)) ? undefined : 'the object store does not answer',
    copy: async () => {
      if (storage.copies === undefined) return 'there is no second bucket: nothing is copied';
      return (await isAnswering(storage.copies)) ? undefined : 'the second bucket does not answer';
    },
    disk: async () => {
      const bytes = await measureFree();
      const mb = Math.floor(bytes / 1_048_576);
      return bytes >= DISK_MIN_BYTES ? undefined : `the disk has ${mb} MB left`;
    },
    queue: async () => {
      const { ageS } = await jobs.measureWaiting();
      const [name, age = 0] = [...ageS].toSorted(([, a], [, b]) => b - a)[0] ?? [];
      return age <= QUEUE_MAX_S ? undefined : `${name} has waited for ${Math.floor(age)} s`;
    },
  };

  async function look(): Promise<void> {
    await Promise.all(
      (Object.keys(looks) as Surrounding[]).map(async (name) => {
        const fault = await within(looks[name](), name).catch(() => `${name} cannot be looked at`);
        if (fault === undefined) faults.delete(name);
        else faults.set(name, fault);
      }),
    );
  }

  return {
    look,
    start(): void {
      void look();
      setInterval(() => void look(), LOOK_MS).unref();
    },
    /** As of the last look. */
    findFault: (names: readonly Surrounding[]) =>
      names.map((name) => faults.get(name)).find((fault) => fault !== undefined),
    listFaults: (): string[] => [...faults.values()],
  };
}

const isAnswering = (bucket: Pick<Bucket, 'findHead'>): Promise<boolean> =>
  bucket.findHead(NO_OBJECT).then(() => true, hasAnswered);

/** A store that refuses is there. */
function hasAnswered(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return ($metadata?.httpStatusCode ?? 500) < 500;
}

async function measureFreeBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(tmpdir());
  return bavail * bsize;
}

async function within<T>(work: Promise<T>, name: string): Promise<T | string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(`${name} takes too long`), PATIENCE_MS).unref();
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
