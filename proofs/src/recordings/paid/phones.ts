import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { CALLS, createClient } from '@fovea/contract';
import { type Join, type ScriptedGaze, scriptedGaze, sendBatch } from '@fovea/testkit';
import type { Lane } from './lane.ts';

const VIEWPORT = { width: 390, height: 844 };
const PURPOSES = ['gaze', 'answers'] as const;
const FACTS = {
  consent: { version: 'consent-2', language: 'en' },
  gender: null,
  age: 33,
  device: { name: 'Pixel 8', widthPx: 412, heightPx: 915, pixelRatio: 2.625 },
  cameraHz: 30,
} as const;
/** The second one makes it enough for a place. */
const BATCHES = 2;

/** One that takes part. All that it sends may be sent again, as phones do when no answer came. */
export interface Phone {
  readonly key: string;
  readonly joinedMs: number;
  recordingId(): string;
  join(): Promise<void>;
  showGaze(): Promise<void>;
  complete(): Promise<void>;
  stop(): Promise<void>;
  withdraw(): Promise<void>;
}

export function createPhone(
  lane: Lane,
  address: { readonly slug: string } | { readonly token: string },
  { gaze: seed, isBlank }: { readonly gaze: number; readonly isBlank: boolean },
): Phone {
  const { transport } = lane;
  const receipt = randomBytes(16).toString('base64url');
  const keys = {
    joinKey: randomUUID(),
    receiptSha256: createHash('sha256').update(receipt).digest('hex'),
  };
  const lossShare = isBlank ? 1 : 0;
  const script = (batches: number) =>
    scriptedGaze({ seed, batches, pages: [0], viewport: VIEWPORT, lossShare });
  let sent: ScriptedGaze = script(1);
  let joined: Join | undefined;
  const getJoined = () => {
    if (joined === undefined) throw new Error('the phone has not joined');
    return joined;
  };
  const toClient = (token?: string) =>
    createClient({
      baseUrl: '/api/v1',
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      fetch: (url, { method, headers, body }) =>
        transport.send(url, { method, headers, ...(body === undefined ? {} : { body }) }),
    });

  async function sendGaze(): Promise<void> {
    for (let seq = 0; seq < sent.batches.length; seq++) {
      await sendBatch(transport, '', getJoined(), sent, seq);
    }
  }

  return {
    key: keys.joinKey,
    joinedMs: lane.nowMs(),
    recordingId: () => getJoined().recordingId,
    async join() {
      const body = { ...keys, ...FACTS, consent: { ...FACTS.consent, purposes: [...PURPOSES] } };
      joined =
        'slug' in address
          ? await toClient().call(CALLS.joinProject, { params: address, body })
          : await toClient().call(CALLS.joinTest, { params: address, body });
    },
    async showGaze() {
      sent = script(BATCHES);
      await sendGaze();
    },
    async complete() {
      await sendGaze();
      const { recordingId, token } = getJoined();
      await toClient(token).call(CALLS.completeRecording, {
        params: { id: recordingId },
        body: {
          count: sent.batches.length,
          rootHash: sent.rootHash,
          calibration: { rateHz: 30, errorPx: 42, offsetPx: [3, -2] },
        },
      });
    },
    async stop() {
      const { recordingId: id, token } = getJoined();
      const params = { id };
      await toClient(token).call(CALLS.endRecording, {
        params,
        body: { reason: 'stopped', keep: true },
      });
    },
    async withdraw() {
      await toClient().call(CALLS.withdrawRecording, { body: { receipt } });
    },
  };
}
