import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

const REMOVALS_AT_ONCE = 8;
/** Keys that one answer of the store lists, and so the number held in memory. */
const LISTED_AT_ONCE = 1_000;

/**
 * The bucket keeps old versions for a while, against mistakes. What we remove is no mistake: every
 * version goes, and the markers that a plain deletion would leave. Safe to repeat.
 */
export function createRemoval(s3: S3Client, Bucket: string, listedAtOnce = LISTED_AT_ONCE) {
  async function removeVersions(Prefix: string, isMeant: (key: string) => boolean): Promise<void> {
    let after: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {};
    for (;;) {
      const page = await s3.send(
        new ListObjectVersionsCommand({ Bucket, Prefix, MaxKeys: listedAtOnce, ...after }),
      );
      const found = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])];
      await inTurns(
        found.filter(({ Key = '' }) => isMeant(Key)),
        ({ Key, VersionId }) => s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId })),
      );
      if (page.IsTruncated !== true) return;
      after = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
    }
  }

  async function abortUploads(Prefix: string): Promise<void> {
    let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
    for (;;) {
      const page = await s3.send(
        new ListMultipartUploadsCommand({ Bucket, Prefix, MaxUploads: listedAtOnce, ...after }),
      );
      await inTurns(page.Uploads ?? [], async ({ Key, UploadId }) => {
        try {
          await s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
        } catch (error) {
          if (!isNoSuchUpload(error)) throw error;
        }
      });
      if (page.IsTruncated !== true) return;
      after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    }
  }

  /** Keys that begin so, page by page. */
  async function* listKeys(Prefix: string): AsyncGenerator<string> {
    let after: string | undefined;
    for (;;) {
      const page = await s3.send(
        new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: listedAtOnce, StartAfter: after }),
      );
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
      after = page.Contents?.at(-1)?.Key;
      if (page.IsTruncated !== true || after === undefined) return;
    }
  }

  const remove = (key: string) => removeVersions(key, (found) => found === key);

  return {
    listKeys,

    remove,

    removeMany: (keys: readonly string[]) => inTurns(keys, remove),

    /** Everything that begins so, open uploads too, but for what others still need. */
    async removeAll(prefix: string, isKept = (_key: string) => false): Promise<void> {
      // First, because an upload that ends meanwhile becomes an object.
      await abortUploads(prefix);
      await removeVersions(prefix, (key) => !isKept(key));
    },
  };
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += REMOVALS_AT_ONCE) {
    await Promise.all(items.slice(start, start + REMOVALS_AT_ONCE).map(work));
  }
}

/** Stores differ in the name they have for it. */
export function isNoSuchUpload(error: unknown): boolean {
  return error instanceof Error && ['NoSuchUpload', 'NoSuchKey'].includes(error.name);
}
