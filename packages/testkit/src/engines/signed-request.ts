import { createHash, createHmac } from 'node:crypto';
import type { S3Engine } from './ceph.ts';

/** Sends one S3 request signed with AWS Signature Version 4; enough to look into an engine. */
export async function sendSigned(
  engine: Pick<S3Engine, 'url' | 'region' | 'accessKey' | 'secretKey'>,
  method: 'PUT' | 'GET' | 'DELETE',
  path: string,
  body = '',
): Promise<Response> {
  const { host } = new URL(engine.url);
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const bodyHash = toSha256(body);
  const names = 'host;x-amz-content-sha256;x-amz-date';
  const headers = `host:${host}\nx-amz-content-sha256:${bodyHash}\nx-amz-date:${stamp}\n`;
  const canonical = [method, path, '', headers, names, bodyHash].join('\n');
  const scope = `${stamp.slice(0, 8)}/${engine.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stamp, scope, toSha256(canonical)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, part) => sign(secret, part), `AWS4${engine.secretKey}`);
  const signature = sign(key, text).toString('hex');
  return fetch(engine.url + path, {
    method,
    headers: {
      'x-amz-date': stamp,
      'x-amz-content-sha256': bodyHash,
      authorization: `AWS4-HMAC-SHA256 Credential=${engine.accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
    },
    ...(body === '' ? {} : { body }),
  });
}

function toSha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sign(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
