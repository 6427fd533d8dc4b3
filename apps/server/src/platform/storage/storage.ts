import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Clock } from '#platform/clock/clock.ts';
import type { Secret } from '#platform/config/secret.ts';

const SHARED_STEP_MS = 6 * 3_600_000;
const SHARED_VALID_S = 24 * 3_600;
const PRIVATE_VALID_S = 300;
const UPLOAD_VALID_S = 600;
/** A store that hangs must hold neither a request nor a worker. */
const TIMEOUTS: StorageTimeouts = { connectMs: 2_000, idleMs: 15_000 };

export interface StorageConfig {
  readonly S3_URL: string;
  readonly S3_PUBLIC_URL: string;
  readonly S3_REGION: string;
  readonly S3_BUCKET: string;
  readonly S3_ACCESS_KEY: Secret;
  readonly S3_SECRET_KEY: Secret;
}

export interface StorageTimeouts {
  readonly connectMs: number;
  /** How long a connection may pass no bytes while an answer is due. */
  readonly idleMs: number;
}

export interface PutOptions {
  readonly contentType: string;
  readonly gzipped?: boolean;
}

export interface SignedUrl {
  readonly url: string;
  readonly expiresAt: Date;
}

export type Storage = ReturnType<typeof createStorage>;

/** Calls go to S3_URL; addresses for browsers are signed for S3_PUBLIC_URL. */
export function createStorage(config: StorageConfig, clock: Clock, timeouts = TIMEOUTS) {
  const s3 = createS3(config, config.S3_URL, timeouts);
  const publicS3 = createS3(config, config.S3_PUBLIC_URL);
  const Bucket = config.S3_BUCKET;

  const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1_000);

  return {
    async put(Key: string, Body: Uint8Array, options: PutOptions): Promise<void> {
      await s3.send(
        new PutObjectCommand({
          Bucket,
          Key,
          Body,
          ContentType: options.contentType,
          CacheControl: 'private, max-age=31536000, immutable',
          ...(options.gzipped === true ? { ContentEncoding: 'gzip' } : {}),
        }),
      );
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

    async remove(Key: string): Promise<void> {
      await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    },

    /** For one reader, soon. */
    async signGet(Key: string): Promise<SignedUrl> {
      const signingDate = clock.now();
      const url = await getSignedUrl(publicS3, new GetObjectCommand({ Bucket, Key }), {
        expiresIn: PRIVATE_VALID_S,
        signingDate,
      });
      return { url, expiresAt: after(signingDate, PRIVATE_VALID_S) };
    },

    /** One address for everybody for six hours, so that caches can keep the bytes. */
    async signSharedGet(Key: string): Promise<SignedUrl> {
      const signingDate = new Date(
        Math.floor(clock.now().getTime() / SHARED_STEP_MS) * SHARED_STEP_MS,
      );
      const url = await getSignedUrl(publicS3, new GetObjectCommand({ Bucket, Key }), {
        expiresIn: SHARED_VALID_S,
        signingDate,
      });
      return { url, expiresAt: after(signingDate, SHARED_VALID_S) };
    },

    /** The length is signed: a larger or smaller body is refused by the store itself. */
    async signPut(Key: string, ContentType: string, ContentLength: number): Promise<SignedUrl> {
      const signingDate = clock.now();
      const url = await getSignedUrl(
        publicS3,
        new PutObjectCommand({ Bucket, Key, ContentType, ContentLength }),
        {
          expiresIn: UPLOAD_VALID_S,
          signingDate,
          signableHeaders: new Set(['content-type', 'content-length', 'host']),
        },
      );
      return { url, expiresAt: after(signingDate, UPLOAD_VALID_S) };
    },

    stop(): void {
      s3.destroy();
      publicS3.destroy();
    },
  };
}

export function createS3(
  config: StorageConfig,
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
