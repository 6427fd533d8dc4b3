import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { HOUR_MS } from '@fovea/contract/times';
import type { Clock } from '#platform/clock/clock.ts';
import type { Secret } from '#platform/config/secret.ts';
import { createMultipart } from './multipart.ts';
import { DISPOSITION, type PutOptions, toPutHeaders } from './put-headers.ts';
import { createRemoval } from './removal.ts';

const SHARED_STEP_MS = 6 * HOUR_MS;
const SHARED_VALID_S = 24 * 3_600;
const PRIVATE_VALID_S = 300;
/** Addresses that are signed once for all who ask within a step. */
const SHARED_KEPT_MAX = 50_000;
/** A store that hangs must hold neither a request nor a worker. */
const TIMEOUTS: BucketTimeouts = { connectMs: 2_000, idleMs: 15_000 };

/** Where a bucket is, and who may use it. */
export interface BucketConfig {
  readonly S3_URL: string;
  readonly S3_PUBLIC_URL: string;
  readonly S3_REGION: string;
  readonly S3_BUCKET: string;
  readonly S3_ACCESS_KEY: Secret;
  readonly S3_SECRET_KEY: Secret;
}

export interface BucketTimeouts {
  readonly connectMs: number;
  /** How long a connection may pass no bytes while an answer is due. */
  readonly idleMs: number;
}

export interface SignedUrl {
  readonly url: string;
  readonly expiresAt: Date;
}

export type Bucket = ReturnType<typeof createBucket>;

/** Calls go to S3_URL; addresses for browsers are signed for S3_PUBLIC_URL. */
export function createBucket(config: BucketConfig, clock: Clock, timeouts = TIMEOUTS) {
  const s3 = createS3(config, config.S3_URL, timeouts);
  const publicS3 = createS3(config, config.S3_PUBLIC_URL);
  const Bucket = config.S3_BUCKET;

  const shared = { stepMs: 0, urls: new Map<string, Promise<string>>() };

  const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1_000);

  const signRead = (Key: string, signingDate: Date, expiresIn: number) =>
    getSignedUrl(
      publicS3,
      new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: DISPOSITION }),
      { expiresIn, signingDate },
    );

  return {
    ...createMultipart({ s3, publicS3 }, Bucket, clock),
    ...createObjectFiles(s3, Bucket),
    ...createRemoval(s3, Bucket),

    async put(Key: string, Body: Uint8Array, options: PutOptions): Promise<void> {
      await s3.send(new PutObjectCommand({ Bucket, Key, Body, ...toPutHeaders(options) }));
    },

    async get(Key: string): Promise<Uint8Array> {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
      if (Body === undefined) throw new Error(`object ${Key} has no body`);
      return Body.transformToByteArray();
    },

    async findHead(Key: string): Promise<{ bytes: number; contentType: string } | undefined> {
      try {
        const head = await s3.send(new HeadObjectCommand({ Bucket, Key }));
        return { bytes: head.ContentLength ?? 0, contentType: head.ContentType ?? '' };
      } catch (error) {
        if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    /** For one reader, soon. */
    async signGet(Key: string): Promise<SignedUrl> {
      const signingDate = clock.now();
      const url = await signRead(Key, signingDate, PRIVATE_VALID_S);
      return { url, expiresAt: after(signingDate, PRIVATE_VALID_S) };
    },

    /** One address for everybody for six hours, so that caches can keep the bytes. */
    async signSharedGet(Key: string): Promise<SignedUrl> {
      const stepMs = Math.floor(clock.now().getTime() / SHARED_STEP_MS) * SHARED_STEP_MS;
      if (shared.stepMs !== stepMs || shared.urls.size > SHARED_KEPT_MAX) shared.urls.clear();
      shared.stepMs = stepMs;
      const signingDate = new Date(stepMs);
      const signed = shared.urls.get(Key) ?? signRead(Key, signingDate, SHARED_VALID_S);
      shared.urls.set(Key, signed);
      return { url: await signed, expiresAt: after(signingDate, SHARED_VALID_S) };
    },

    stop(): void {
      s3.destroy();
      publicS3.destroy();
    },
  };
}

export function createS3(
  config: BucketConfig,
  endpoint: string,
  { connectMs, idleMs } = TIMEOUTS,
): S3Client {
  return new S3Client({
    endpoint,
    region: config.S3_REGION,
    forcePathStyle: true,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
    // S3-compatible stores refuse or mis-sign the checksums that newer clients add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: config.S3_ACCESS_KEY.reveal(),
      secretAccessKey: config.S3_SECRET_KEY.reveal(),
    },
  });
}

/** Objects that are too large to hold in memory. */
function createObjectFiles(s3: S3Client, Bucket: string) {
  return {
    async download(Key: string, path: string): Promise<void> {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
      if (!(Body instanceof Readable)) throw new Error(`object ${Key} has no body`);
      await pipeline(Body, createWriteStream(path));
    },

    async putFile(Key: string, path: string, options: PutOptions): Promise<void> {
      const { size } = await stat(path);
      await s3.send(
        new PutObjectCommand({
          Bucket,
          Key,
          Body: createReadStream(path),
          ContentLength: size,
          ...toPutHeaders(options),
        }),
      );
    },
  };
}
