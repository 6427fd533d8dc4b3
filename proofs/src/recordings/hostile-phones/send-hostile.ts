import { createHash } from 'node:crypto';
import { ApiError, CALLS, fillPath } from '@fovea/contract';
import { type Join, joinRecording, type Transport, toRootHash } from '@fovea/testkit';
import type { HostileRun, SentBatch } from './hostile-run.ts';

/** How often each status was answered. */
export type AnswerCounts = Map<number, number>;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Joins as an honest phone does, lies, and says that it is complete; nothing is tried again. */
export async function sendHostile(
  transport: Transport,
  apiUrl: string,
  slug: string,
  run: HostileRun,
  answers: AnswerCounts,
): Promise<void> {
  const note = (status: number) => answers.set(status, (answers.get(status) ?? 0) + 1);
  const joined = await joinRecording(transport, apiUrl, slug).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    note(error.statusCode);
    return undefined;
  });
  if (joined === undefined) return;
  if (run.isEarly) note(await sendComplete(transport, apiUrl, joined, run));
  for (const batch of run.sent) note(await sendBytes(transport, apiUrl, joined, batch));
  note(await sendComplete(transport, apiUrl, joined, run));
  const [first] = run.sent;
  if (first !== undefined) note(await sendBytes(transport, apiUrl, joined, first));
}

async function sendBytes(
  transport: Transport,
  apiUrl: string,
  { recordingId, token }: Join,
  { seq, bytes }: SentBatch,
): Promise<number> {
  const path = fillPath(CALLS.putBatch.path, { id: recordingId, seq });
  const { status } = await transport.send(`${apiUrl}/api/v1${path}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'x-batch-sha256': hashOf(bytes).toString('hex'),
    },
    body: bytes,
  });
  return status;
}

async function sendComplete(
  transport: Transport,
  apiUrl: string,
  { recordingId, token }: Join,
  { sent, count }: HostileRun,
): Promise<number> {
  // The first bytes under a number are the ones that are stored.
  const bySeq = new Map(sent.toReversed().map(({ seq, bytes }) => [seq, bytes]));
  const hashes = [...bySeq]
    .toSorted(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, bytes]) => hashOf(bytes));
  const path = fillPath(CALLS.completeRecording.path, { id: recordingId });
  const { status } = await transport.send(`${apiUrl}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      count,
      rootHash: toRootHash(hashes),
      calibration: { rateHz: 30, errorPx: 40, offsetPx: [1, 1], precisionPx: null },
    }),
  });
  return status;
}
