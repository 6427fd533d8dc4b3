// Two buckets: the one that everybody uses, and a second with a copy of what nothing else could give
// back. Whoever removes removes from both, so nobody has to remember the second one.
import type { Clock } from '#platform/clock/clock.ts';
import type { Secret } from '#platform/config/secret.ts';
import type { Log } from '#platform/log/log.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { type Bucket, type BucketConfig, createBucket } from './bucket.ts';
import { findWhole, JSON_OBJECT } from './json-objects.ts';

/** Prefixes of copied objects. Everything else is made from it, or was uploaded by its owner. */
const COPIED = ['recordings/', 'tombstones/'];

export interface CopyConfig {
  readonly COPY_S3_URL: string | undefined;
  readonly COPY_S3_REGION: string;
  readonly COPY_S3_BUCKET: string | undefined;
  readonly COPY_S3_ACCESS_KEY: Secret | undefined;
  readonly COPY_S3_SECRET_KEY: Secret | undefined;
}

export type StorageConfig = BucketConfig & CopyConfig;

/** How an object was found: as it was, now again as it was, or in neither bucket. */
export type Condition = 'whole' | 'mended' | 'lost';

interface Told {
  readonly log: Pick<Log, 'warn'>;
  readonly metrics: Pick<Metrics, 'mendedObjects'>;
}

export type Storage = ReturnType<typeof withCopies<Bucket>>;

export function createStorage(config: StorageConfig, clock: Clock, told: Told): Storage {
  const copy = toCopyConfig(config);
  const second = copy === undefined ? undefined : createBucket(copy, clock);
  return withCopies(createBucket(config, clock), second, told);
}

/** Nothing without a second bucket. */
export function toCopyConfig(config: StorageConfig): BucketConfig | undefined {
  const { COPY_S3_BUCKET, COPY_S3_ACCESS_KEY, COPY_S3_SECRET_KEY } = config;
  if (COPY_S3_BUCKET === undefined) return undefined;
  if (COPY_S3_ACCESS_KEY === undefined || COPY_S3_SECRET_KEY === undefined) return undefined;
  const url = config.COPY_S3_URL ?? config.S3_URL;
  return {
    S3_URL: url,
    S3_PUBLIC_URL: url,
    S3_REGION: config.COPY_S3_REGION,
    S3_BUCKET: COPY_S3_BUCKET,
    S3_ACCESS_KEY: COPY_S3_ACCESS_KEY,
    S3_SECRET_KEY: COPY_S3_SECRET_KEY,
  };
}

export function withCopies<B extends Bucket>(
  first: B,
  second: B | undefined,
  { log, metrics }: Told,
) {
  const toSecond = (key: string) =>
    COPIED.some((prefix) => key.startsWith(prefix)) ? second : undefined;

  async function putAgain(place: 'store' | 'copy', bucket: Bucket, key: string, bytes: Uint8Array) {
    await bucket.put(key, bytes, JSON_OBJECT);
    metrics.mendedObjects.inc({ place });
    log.warn({ key, place }, 'an object was not what it was and is mended');
  }

  /** Looks at both buckets; the one that has the object gives it to the one that has not. */
  async function mend(key: string): Promise<Condition> {
    const [own, other] = await Promise.all([
      findWhole(first, key),
      second === undefined ? undefined : findWhole(second, key),
    ]);
    if (own !== undefined && (second === undefined || other !== undefined)) return 'whole';
    if (own !== undefined && second !== undefined) await putAgain('copy', second, key, own);
    else if (other !== undefined) await putAgain('store', first, key, other);
    else return 'lost';
    return 'mended';
  }

  return {
    ...first,
    /** The second bucket, where there is one. */
    copies: second,
    mend,

    /** For what has no copy yet. */
    async copy(key: string): Promise<Condition> {
      const bytes = await findWhole(first, key);
      if (bytes === undefined) return mend(key);
      await second?.put(key, bytes, JSON_OBJECT);
      return 'whole';
    },

    async remove(key: string): Promise<void> {
      await toSecond(key)?.remove(key);
      await first.remove(key);
    },

    async removeMany(keys: readonly string[]): Promise<void> {
      await second?.removeMany(keys.filter((key) => toSecond(key) !== undefined));
      await first.removeMany(keys);
    },

    async removeAll(prefix: string, isKept?: (key: string) => boolean): Promise<void> {
      await toSecond(prefix)?.removeAll(prefix, isKept);
      await first.removeAll(prefix, isKept);
    },

    stop(): void {
      first.stop();
      second?.stop();
    },
  };
}
