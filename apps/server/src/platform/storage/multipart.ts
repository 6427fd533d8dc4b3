import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Clock } from '#platform/clock/clock.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import { isNoSuchUpload } from './removal.ts';

export const UPLOAD_VALID_S = 600;

export interface StoredPart {
  readonly number: number;
  readonly bytes: number;
  readonly etag: string;
}

/** Which upload of which object. */
export interface MultipartId {
  readonly key: string;
  readonly multipartId: string;
}

/** Uploads in parts: opened and closed by us, their bytes sent straight to the store. */
export function createMultipart(
  { s3, publicS3 }: { s3: S3Client; publicS3: S3Client },
  Bucket: string,
  clock: Clock,
) {
  return {
    async openMultipart(Key: string, ContentType: string): Promise<string> {
      const { UploadId } = await s3.send(
        new CreateMultipartUploadCommand({ Bucket, Key, ContentType }),
      );
      if (UploadId === undefined) throw new Error(`the store opened no upload for ${Key}`);
      return UploadId;
    },

    /** The length is signed: a larger or smaller part is refused by the store itself. */
    async signPart(upload: MultipartId, PartNumber: number, ContentLength: number) {
      const signingDate = clock.now();
      const url = await getSignedUrl(
        publicS3,
        new UploadPartCommand({ Bucket, ...toTarget(upload), PartNumber, ContentLength }),
        {
          expiresIn: UPLOAD_VALID_S,
          signingDate,
          signableHeaders: new Set(['content-length', 'host']),
        },
      );
      return { url, expiresAt: new Date(signingDate.getTime() + UPLOAD_VALID_S * 1_000) };
    },

    /** Nothing when the upload was completed, given up or never opened. */
    async findParts(upload: MultipartId): Promise<readonly StoredPart[] | undefined> {
      try {
        // One answer holds a thousand parts; ours have far fewer.
        const { Parts = [] } = await s3.send(new ListPartsCommand({ Bucket, ...toTarget(upload) }));
        return Parts.map(({ PartNumber, Size, ETag }) => ({
          number: requireValue(PartNumber, 'number of a part'),
          bytes: requireValue(Size, 'length of a part'),
          etag: requireValue(ETag, 'hash of a part'),
        }));
      } catch (error) {
        if (isNoSuchUpload(error)) return undefined;
        throw error;
      }
    },

    /** False when the upload is not open any more. */
    async closeMultipart(upload: MultipartId, parts: readonly StoredPart[]): Promise<boolean> {
      const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
      try {
        await s3.send(
          new CompleteMultipartUploadCommand({
            Bucket,
            ...toTarget(upload),
            MultipartUpload: { Parts },
          }),
        );
        return true;
      } catch (error) {
        if (isNoSuchUpload(error)) return false;
        throw error;
      }
    },

    /** Safe to repeat. */
    async abortMultipart(upload: MultipartId): Promise<void> {
      try {
        await s3.send(new AbortMultipartUploadCommand({ Bucket, ...toTarget(upload) }));
      } catch (error) {
        if (!isNoSuchUpload(error)) throw error;
      }
    },
  };
}

const toTarget = ({ key, multipartId }: MultipartId) => ({ Key: key, UploadId: multipartId });
