import { createCipheriv, createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS, LIMITS } from '@fovea/contract';
import { type FaultProxy, type Researcher, startFaultProxy, type TestStack } from '@fovea/testkit';
import { sendSigned } from '@fovea/testkit/engines';
import type { Figure } from '#harness/parts.ts';
import { transport } from './send-file.ts';

/** Cut when so much has passed, each in the middle of a part. */
const CUT_SHARES = [0.21, 0.53, 0.84];
const AWAY_MS = 300;
const MB = 1_048_576;

/** A large file through a network that is cut three times; the worker must not run. */
export async function uploadThroughCuts(
  stack: TestStack,
  { client }: Researcher,
  projectId: string,
  { seed, length }: { readonly seed: number; readonly length: number },
): Promise<Figure[]> {
  const bytes = makeNoise(length, seed);
  const proxy = await startFaultProxy({ upstreamPort: Number(new URL(stack.s3.url).port), seed });
  const cutter = cutThree(proxy, length);
  try {
    const upload = await client.call(CALLS.createUpload, {
      params: { id: projectId },
      body: { fileName: 'large.mp4', contentType: 'video/mp4', bytes: bytes.length },
    });
    const params = { id: projectId, uploadId: upload.uploadId };
    let resumes = -1;
    for (let isWhole = false; !isWhole; resumes++) {
      const { arrived } = await client.call(CALLS.listUploadParts, { params });
      const missing = Array.from({ length: upload.parts }, (_, i) => i + 1).filter(
        (number) => !arrived.includes(number),
      );
      isWhole = await sendParts(missing);
    }
    await client.call(CALLS.completeUpload, { params });
    const path = `/${stack.env.S3_BUCKET}/quarantine/${projectId}/${upload.uploadId}`;
    const stored = Buffer.from(await (await sendSigned(stack.s3, 'GET', path)).arrayBuffer());
    const isEqual = toHash(stored) === toHash(bytes);
    const sentMb = proxy.counts.bytesUp / MB;
    // Bytes that were on their way when the network went, and headers.
    const allowedMb = (bytes.length + CUT_SHARES.length * LIMITS.uploadPartBytes) / MB + 1;
    return [
      {
        name: `cuts of an upload of ${length / MB} MB`,
        value: cutter.count(),
        goal: '3',
        ok: cutter.count() === 3,
      },
      { name: 'resumed', value: resumes, goal: 'after each', ok: resumes >= 1 },
      {
        name: `MB sent for ${length / MB} MB`,
        value: sentMb.toFixed(1),
        goal: `at most ${allowedMb.toFixed(0)}`,
        ok: sentMb <= allowedMb,
      },
      { name: 'stored bytes equal', value: isEqual ? 'yes' : 'no', goal: 'yes', ok: isEqual },
    ];

    /** False when the network went away. */
    async function sendParts(numbers: readonly number[]): Promise<boolean> {
      for (const number of numbers) {
        const signed = await client.call(CALLS.signUploadParts, {
          params,
          body: { numbers: [number] },
        });
        const start = (number - 1) * upload.partBytes;
        const part = bytes.subarray(start, start + upload.partBytes);
        if (!(await putThrough(proxy, signed.parts[0]?.url ?? '', part))) return false;
      }
      return true;
    }
  } finally {
    cutter.stop();
    await proxy.stop();
  }
}

/** The signature names the store, so only the connection goes elsewhere. */
async function putThrough(proxy: FaultProxy, url: string, body: Buffer): Promise<boolean> {
  const { host, pathname, search } = new URL(url);
  try {
    const address = `${proxy.url}${pathname}${search}`;
    const { status } = await transport.send(address, { method: 'PUT', headers: { host }, body });
    if (status !== 200) throw new RangeError(`a part was answered ${status}`);
    return true;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    await sleep(AWAY_MS);
    return false;
  }
}

function cutThree(proxy: FaultProxy, length: number) {
  const cutsAt = CUT_SHARES.map((share) => share * length);
  let cuts = 0;
  const timer = setInterval(() => {
    if (proxy.counts.bytesUp < (cutsAt[cuts] ?? Number.POSITIVE_INFINITY)) return;
    cuts += 1;
    proxy.add({ kind: 'reset_peer' });
    setTimeout(() => proxy.clear(), AWAY_MS / 2);
  }, 2);
  return { count: () => cuts, stop: () => clearInterval(timer) };
}

function makeNoise(length: number, seed: number): Buffer {
  const key = createHash('sha256').update(String(seed)).digest();
  return createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(length));
}

const toHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
