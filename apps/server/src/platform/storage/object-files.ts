import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { type PutOptions, toPutHeaders } from './put-headers.ts';

/** Objects that are too large to hold in memory. */
export function createObjectFiles(s3: S3Client, Bucket: string) {
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
