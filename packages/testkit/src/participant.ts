import { randomUUID } from 'node:crypto';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import type { Transport } from './http-transport.ts';
import { type ScriptedGaze, scriptedGaze } from './scripted-gaze.ts';
import { type Attendant, type Join, sendJoin, takePart } from './take-part.ts';

const VIEWPORT = { width: 390, height: 844 };
const PHONE = {
  device: { name: 'iPhone 15', widthPx: 390, heightPx: 844, pixelRatio: 3 },
  cameraHz: 30,
} as const;

export interface ParticipantOptions {
  /** Several API processes: each request goes to one of them. */
  readonly apiUrls: readonly string[];
  readonly slug: string;
  readonly seed: number;
  readonly batches: number;
  readonly transport: Transport;
  /** Name of the device. */
  readonly model?: string;
  /** How many of the pages that are looked at. */
  readonly pages?: number;
  /** Text for questions that ask for one. */
  readonly written?: string;
  /** Password of the project, if it has one. */
  readonly password?: string;
  /** Waits so long between batches; 0 sends as fast as the answers come. */
  readonly paceMs?: number;
  /** How long one step is tried before the run gives up. */
  readonly patienceMs?: number;
  /** Called when the server has acknowledged a batch. */
  readonly onAck?: (recordingId: string, seq: number) => void;
}

export interface ParticipantRun {
  readonly recordingId: string;
  readonly participant: string;
  readonly gaze: ScriptedGaze;
  readonly retries: number;
}

type Person = Pick<Attendant, 'gender' | 'age'>;

/** Plays one participant with scripted gaze until it is complete. */
export async function playParticipant(options: ParticipantOptions): Promise<ParticipantRun> {
  const { seed, batches, pages = 1, model = PHONE.device.name, ...path } = options;
  const random = createSeededRandom(seed);
  const person: Person = {
    gender: random() < 0.5 ? 'female' : 'male',
    age: 18 + Math.floor(random() * 60),
  };
  const { joined, recorded, retries } = await takePart({
    ...path,
    seed,
    random,
    attendant: { ...person, ...PHONE, device: { ...PHONE.device, name: model } },
    calibration: { rateHz: 30, errorPx: 42, offsetPx: [3, -2] },
    record: (manifest) => {
      const lookedAt = listGazePages(manifest).slice(0, pages);
      return scriptedGaze({
        seed,
        batches: lookedAt.length === 0 ? 0 : batches,
        pages: lookedAt,
        viewport: VIEWPORT,
      });
    },
  });
  const { recordingId, participant } = joined;
  return { recordingId, participant, gaze: recorded, retries };
}

/** The numbers of pages that are looked at, in the order of the project. */
function listGazePages({ pages }: Join): number[] {
  return pages
    .filter(({ kind }) => kind !== 'survey')
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}

/** One join. A repeated joinKey answers the same recording. */
export function joinRecording(
  transport: Transport,
  apiUrl: string,
  slug: string,
  {
    joinKey = randomUUID(),
    person = { gender: 'female', age: 30 },
    password,
  }: { joinKey?: string; person?: Person; password?: string } = {},
): Promise<Join> {
  return sendJoin(transport, apiUrl, slug, {
    joinKey,
    attendant: { ...person, ...PHONE },
    password,
  });
}
