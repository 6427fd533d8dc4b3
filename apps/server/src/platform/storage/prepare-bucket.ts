import {
  BucketAlreadyExists,
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
} from '@aws-sdk/client-s3';
import { type BucketConfig, createS3 } from './bucket.ts';

/** The store forgets an upload that nobody finished within so many days. */
export const UNFINISHED_UPLOAD_DAYS = 1;

/** As long as a backup: what somebody removed by mistake can be brought back until then. */
const OLD_VERSIONS_DAYS = 35;

/** Makes the bucket with versioning, lifecycle, and CORS for the origins that use it. Safe to repeat. */
export async function prepareBucket(
  config: BucketConfig,
  origins: readonly string[] = [],
): Promise<void> {
  const s3 = createS3(config, config.S3_URL);
  const Bucket = config.S3_BUCKET;
  try {
    await s3.send(new CreateBucketCommand({ Bucket })).catch((error: unknown) => {
      if (error instanceof BucketAlreadyOwnedByYou || error instanceof BucketAlreadyExists) return;
      throw error;
    });
    if (origins.length > 0) await s3.send(toCors(Bucket, origins));
    await s3.send(
      new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }),
    );
    await s3.send(
      new PutBucketLifecycleConfigurationCommand({
        Bucket,
        LifecycleConfiguration: {
          Rules: [
            {
              ID: 'abort-unfinished-uploads',
              Status: 'Enabled',
              Filter: { Prefix: '' },
              AbortIncompleteMultipartUpload: { DaysAfterInitiation: UNFINISHED_UPLOAD_DAYS },
            },
            {
              ID: 'forget-quarantine',
              Status: 'Enabled',
              Filter: { Prefix: 'quarantine/' },
              Expiration: { Days: 1 },
              NoncurrentVersionExpiration: { NoncurrentDays: 1 },
            },
            {
              ID: 'forget-old-versions',
              Status: 'Enabled',
              Filter: { Prefix: '' },
              Expiration: { ExpiredObjectDeleteMarker: true },
              NoncurrentVersionExpiration: { NoncurrentDays: OLD_VERSIONS_DAYS },
            },
          ],
        },
      }),
    );
  } finally {
    s3.destroy();
  }
}

function toCors(Bucket: string, origins: readonly string[]): PutBucketCorsCommand {
  return new PutBucketCorsCommand({
    Bucket,
    CORSConfiguration: {
      CORSRules: [
        {
          AllowedOrigins: [...origins],
          AllowedMethods: ['GET', 'HEAD', 'PUT'],
          AllowedHeaders: ['*'],
          // Browsers need it to finish multipart uploads.
          ExposeHeaders: ['ETag'],
          MaxAgeSeconds: 3_600,
        },
      ],
    },
  });
}
