import { createHash, createHmac } from 'node:crypto';
import type { S3Engine } from './ceph.ts';

export type S3Place = Pick<S3Engine, 'url' | 'region' | 'accessKey' | 'secretKey'>;
type Method = 'PUT' | 'GET' | 'DELETE';
type Body = string | Uint8Array<ArrayBuffer>;

/** Sends one S3 request signed with AWS Signature Version 4; enough to look into an engine. */
export async function sendSigned(
  engine: S3Place,
  method: Method,
  path: string,
  body: Body = '',
): Promise<Response> {
  const headers = toSignedHeaders(engine, method, path, body);
  return fetch(engine.url + path, { method, headers, ...(body.length === 0 ? {} : { body }) });
}

/** The headers that sign a request. A query in the path is sorted by its writer. */
export function toSignedHeaders(
  engine: S3Place,
  method: Method,
  path: string,
  body: Body = '',
): Record<string, string> {
  const { host } = new URL(engine.url);
  const [place = '', query = ''] = path.split('?');
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const bodyHash = toSha256(body);
  const names = 'host;x-amz-content-sha256;x-amz-date';
  const headers = `host:${host}\nx-amz-content-sha256:${bodyHash}\nx-amz-date:${stamp}\n`;
  const canonical = [method, place, query, headers, names, bodyHash].join('\n');
  const scope = `${stamp.slice(0, 8)}/${engine.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stamp, scope, toSha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => sign(secret, part), `AWS4${engine.secretKey}`);
  const signature = sign(key, text).toString('hex');
  return {
    'x-amz-date': stamp,
    'x-amz-content-sha256': bodyHash,
    authorization: `AWS4-HMAC-SHA256 Credential=${engine.accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

function toSha256(body: Body): string {
  return createHash('sha256').update(body).digest('hex');
}

function sign(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
