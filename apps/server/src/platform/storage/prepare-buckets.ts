import type { Log } from '#platform/log/log.ts';
import { prepareBucket } from './prepare-bucket.ts';
import { type StorageConfig, toCopyConfig } from './storage.ts';

/** Makes the bucket, which pages of these origins may use, and that of the copies. Safe to repeat. */
export async function prepareBuckets(
  config: StorageConfig,
  origins: readonly string[],
  log: Pick<Log, 'info' | 'warn'>,
): Promise<void> {
  await prepareBucket(config, origins);
  log.info({ bucket: config.S3_BUCKET }, 'bucket is ready');
  const copy = toCopyConfig(config);
  if (copy === undefined) {
    log.warn('there is no second bucket: packs and tombstones have no copy');
  } else {
    await prepareBucket(copy);
    log.info({ bucket: copy.S3_BUCKET }, 'second bucket is ready');
  }
}
