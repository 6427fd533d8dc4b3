import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import { openBrowser } from './journey.ts';
import type { TestServer } from './test-server.ts';

/** Keys that a phone makes for itself: the receipt, and the join key. */
export function makeKeys() {
  const receipt = randomBytes(16).toString('base64url');
  const receiptSha256 = createHash('sha256').update(receipt).digest('hex');
  return { receipt, join: { joinKey: randomUUID(), receiptSha256 } };
}

export const askWithdrawal = ({ app }: TestServer, receipt: string) =>
  openBrowser(app).client.call(CALLS.withdrawRecording, { body: { receipt } });

/** From the link to the end of the first look. */
export async function withdraw(server: TestServer, receipt: string): Promise<void> {
  await askWithdrawal(server, receipt);
  await server.runJobs('withdraw-recording.v1');
  await server.runJobs('erase-recordings.v1');
}
