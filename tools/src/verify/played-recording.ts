import { randomUUID } from 'node:crypto';
import { CALLS, createClient } from '@fovea/contract';
import { createSeededRandom, sendBatch, type Transport } from '@fovea/testkit';
import { type RoughGaze, toRoughGaze } from './rough-gaze.ts';

/** One recording as it was sent: what the records must say of it. */
export interface PlayedRecording {
  readonly recordingId: string;
  readonly subjectId: string;
  readonly person: Person;
  readonly rateHz: number;
  readonly gaze: RoughGaze;
}

interface Person {
  readonly gender: 'male' | 'female' | null;
  readonly age: number;
  readonly deviceName: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

const RATES_HZ = [30, 27.5, 15, 33] as const;
const GENDERS = ['female', 'male', null] as const;
const LOSS_SHARES = [0, 0.08, 0.3, 0] as const;
const MAX_EXTRA_BATCHES = 5;

/** Joins, sends the batches out of order and some twice, each to another API, and completes. */
export async function playRecording(
  transport: Transport,
  apiUrls: readonly string[],
  slug: string,
  { seed, pages }: { seed: number; pages: number },
): Promise<PlayedRecording> {
  const random = createSeededRandom(seed);
  const pickApi = () => apiUrls[Math.floor(random() * apiUrls.length)] ?? '';
  const person: Person = {
    gender: GENDERS[seed % GENDERS.length] ?? null,
    age: 18 + ((seed * 7) % 80),
    deviceName: `Phone ${seed}`,
    widthPx: 360 + seed,
    heightPx: 800 + seed,
  };
  const rateHz = RATES_HZ[seed % RATES_HZ.length] ?? 30;
  const gaze = toRoughGaze({
    seed,
    batches: pages + 2 + (seed % MAX_EXTRA_BATCHES),
    pages,
    lossShare: LOSS_SHARES[seed % LOSS_SHARES.length] ?? 0,
  });
  const call = (token?: string) =>
    createClient({
      baseUrl: `${pickApi()}/api/v1`,
      fetch: (url, { method, headers, body }) =>
        transport.send(url, { method, headers, ...(body === undefined ? {} : { body }) }),
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    });
  const { deviceName: name, widthPx, heightPx, gender, age } = person;
  const joined = await call().call(CALLS.joinProject, {
    params: { slug },
    body: {
      joinKey: randomUUID(),
      consent: { version: 'consent-1', language: 'en', purposes: ['gaze', 'answers'] },
      gender,
      age,
      device: { name, widthPx, heightPx, pixelRatio: 3 },
      cameraHz: 30,
    },
  });
  const once = gaze.batches.map((_, seq) => ({ seq, at: random() }));
  const twice = once.filter(({ at }) => at < 0.2).map(({ seq }) => ({ seq, at: random() }));
  const sent = { batches: [...gaze.batches], sha256: [...gaze.sha256] };
  for (const { seq } of [...once, ...twice].sort((a, b) => a.at - b.at)) {
    const bytes = sent.batches.map((batch) => Uint8Array.from(batch));
    await sendBatch(transport, pickApi(), joined, { batches: bytes, sha256: sent.sha256 }, seq);
  }
  await call(joined.token).call(CALLS.completeRecording, {
    params: { id: joined.recordingId },
    body: {
      count: gaze.batches.length,
      rootHash: gaze.rootHash,
      calibration: { rateHz, errorPx: 42, offsetPx: [3, -2] },
    },
  });
  const { recordingId, participant: subjectId } = joined;
  return { recordingId, subjectId, person, rateHz, gaze };
}
