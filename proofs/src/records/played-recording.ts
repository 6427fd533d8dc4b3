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
  /** CSS px of a degree on this device, held at 35 cm. */
  readonly pxPerDegree: number;
  readonly errorPx: number;
  readonly offsetPx: readonly [number, number];
  readonly precisionPx: number | null;
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
/** A listed phone, and one that nobody knows: it counts as one of 460 px an inch at ratio 3. */
const SCREENS = [
  { name: 'Pixel 8', ppi: 428 },
  { name: 'Unknown', ppi: 460 },
] as const;
const PIXEL_RATIO = 3;
const ERROR_PX = 42;
const OFFSET_PX = [3, -2] as const;
/** Not measured; below what the preset allows anyway; well above. */
const PRECISIONS_PX = [null, 15, 60] as const;

/** Joins, sends the batches out of order and some twice, each to another API, and completes. */
export async function playRecording(
  transport: Transport,
  apiUrls: readonly string[],
  slug: string,
  {
    seed,
    pages,
    keys = {},
  }: {
    seed: number;
    pages: number;
    /** Keys of a phone that can withdraw. */
    keys?: { joinKey?: string; receiptSha256?: string };
  },
): Promise<PlayedRecording> {
  const random = createSeededRandom(seed);
  const pickApi = () => apiUrls[Math.floor(random() * apiUrls.length)] ?? '';
  const screen = SCREENS[seed % SCREENS.length] ?? SCREENS[1];
  const person: Person = {
    gender: GENDERS[seed % GENDERS.length] ?? null,
    age: 18 + ((seed * 7) % 80),
    deviceName: screen.name,
    widthPx: 360 + seed,
    heightPx: 800 + seed,
  };
  const rateHz = RATES_HZ[seed % RATES_HZ.length] ?? 30;
  const precisionPx = PRECISIONS_PX[seed % PRECISIONS_PX.length] ?? null;
  const gaze = toRoughGaze({
    seed,
    batches: pages + 2 + (seed % MAX_EXTRA_BATCHES),
    pages,
    lossShare: LOSS_SHARES[seed % LOSS_SHARES.length] ?? 0,
    // A slow phone is slow in truth; the others keep a steady camera.
    hz: rateHz < 20 ? rateHz : 30,
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
      ...keys,
      consent: { version: 'consent-2', language: 'en', purposes: ['gaze', 'answers'] },
      gender,
      age,
      device: { name, widthPx, heightPx, pixelRatio: PIXEL_RATIO },
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
      calibration: { rateHz, errorPx: ERROR_PX, offsetPx: [...OFFSET_PX], precisionPx },
    },
  });
  const { recordingId, participant: subjectId } = joined;
  return {
    recordingId,
    subjectId,
    person,
    rateHz,
    pxPerDegree: (2 * 35 * Math.tan(Math.PI / 360) * screen.ppi) / 2.54 / PIXEL_RATIO,
    errorPx: ERROR_PX,
    offsetPx: OFFSET_PX,
    precisionPx,
    gaze,
  };
}
