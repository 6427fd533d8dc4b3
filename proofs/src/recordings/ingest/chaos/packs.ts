import { recordingPack } from '@fovea/contract';
import { fromColumns, type RecordingColumns } from '@fovea/gaze/samples';
import type { TestStack } from '@fovea/testkit';
import { sendSigned } from '@fovea/testkit/engines';

const AT_ONCE = 16;

/** How many packed objects, read back from S3, give the very bytes that were generated. */
export async function countEqualPacks(
  stack: Pick<TestStack, 's3' | 'env'>,
  packKeys: ReadonlyMap<string, string>,
  generated: ReadonlyMap<string, readonly Uint8Array[]>,
): Promise<number> {
  let equal = 0;
  const waiting = [...generated];
  async function keepReading(): Promise<void> {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [recordingId, batches] = next;
      const key = packKeys.get(recordingId);
      if (key === undefined) continue;
      const response = await sendSigned(stack.s3, 'GET', `/${stack.env.S3_BUCKET}/${key}`);
      if (response.ok && isEqual(await response.json(), recordingId, batches)) equal += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepReading));
  return equal;
}

function isEqual(json: unknown, recordingId: string, batches: readonly Uint8Array[]): boolean {
  const pack = recordingPack.parse(json);
  const stored = fromColumns(pack.columns as unknown as RecordingColumns);
  return (
    pack.recordingId === recordingId &&
    pack.complete &&
    stored.length === batches.length &&
    stored.every(
      ({ seq, bytes }, i) => seq === i && Buffer.compare(bytes, batches[i] ?? Buffer.of()) === 0,
    )
  );
}
