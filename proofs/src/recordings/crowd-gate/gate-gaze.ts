// What the phones at the gate send: people look, scripts pretend to, or hardly trouble.
import { createHash } from 'node:crypto';
import { DT_UNIT_MS, decodeBatch, encodeBatch, toWireCoordinate } from '@fovea/gaze/samples';
import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import { type Join, toRootHash } from '@fovea/testkit';
import {
  type CrowdMember,
  createCrowdMember,
  PHONE,
  recordPerson,
  type Stimulus,
  toPageBatches,
} from '@fovea/testkit/people';
import {
  createConstantPlace,
  createRandomPlace,
  type Place,
  REPLAY_NOISE_PX,
  toScriptedPage,
} from '#recordings/script-gaze.ts';

export const SCRIPTS = ['one sample', 'noise', 'constant', 'replay', 'silent', 'half'] as const;
export type Script = (typeof SCRIPTS)[number];
export type Kind = 'person' | Script;

export interface GateGaze {
  /** EG1 bytes by seq. */
  readonly batches: Uint8Array<ArrayBuffer>[];
  /** SHA-256 of each batch, 32 bytes. */
  readonly sha256: Uint8Array[];
  readonly rootHash: string;
  /** When the last sample of each batch was taken. */
  readonly endsMs: readonly number[];
  /** Whether the phone says that it is complete. */
  readonly isWhole: boolean;
}

type Pages = Join['pages'];

const DEVICE = { name: 'iPhone 15', kind: 'mobile', pixelRatio: 3, ...PHONE } as const;
/** From the join to the first page. */
const SET_UP_MS = 3_000;
const BREAK_MS = 800;
const SCRIPT_HZ = 30;
/** Recorded once by whoever plays it again. */
const REPLAYED_SEED = 77_001;

/** One with a camera that is fast enough. Seeds of several are far apart. */
export function drawMember(seed: number): CrowdMember {
  for (let own = seed; ; own++) {
    const member = createCrowdMember(own, [DEVICE]);
    if (member.habit !== 'slow phone') return member;
  }
}

/** The same seed gives the same gaze, from another time on. */
export function recordGaze(
  kind: Kind,
  { seed, pages, joinedMs }: { seed: number; pages: Pages; joinedMs: number },
  stimulus: Stimulus,
): GateGaze {
  const random = createSeededRandom(seed ^ 0x6a7e);
  const startMs = joinedMs + SET_UP_MS;
  const look = (own: number) =>
    recordPerson({ ...drawMember(own), clockOffsetMs: 0 }, pages, {
      findStimulus: () => stimulus,
      startMs,
    }).batches;
  const send = (toPlace: typeof createRandomPlace) =>
    toBatches(pages, startMs, toPlace(drawMember(seed).person, random));
  switch (kind) {
    case 'person':
      return toGaze(look(seed));
    case 'noise':
      return toGaze(send(createRandomPlace));
    case 'constant':
      return toGaze(send(createConstantPlace));
    case 'replay': {
      const again = look(REPLAYED_SEED);
      return toGaze(random() < 0.5 ? again : again.map((bytes) => shake(bytes, random)));
    }
    case 'one sample':
      return toGaze(send(createConstantPlace).slice(0, 1).map(keepOne));
    case 'half': {
      const all = look(seed);
      return { ...toGaze(all.slice(0, all.length / 2)), isWhole: false };
    }
    case 'silent':
      return { ...toGaze([]), isWhole: false };
  }
}

function toBatches(pages: Pages, startMs: number, place: Place): Uint8Array<ArrayBuffer>[] {
  const { person } = drawMember(0);
  const batches: Uint8Array<ArrayBuffer>[] = [];
  let shownAtMs = startMs;
  for (const { index, timerMs } of pages) {
    const shownMs = timerMs ?? 0;
    const tracked = toScriptedPage(shownMs, SCRIPT_HZ, place);
    const where = { page: index, firstSeq: batches.length, shownAtMs };
    batches.push(...toPageBatches(person, tracked, where));
    shownAtMs += shownMs + BREAK_MS;
  }
  return batches;
}

function toGaze(batches: Uint8Array<ArrayBuffer>[]): GateGaze {
  const sha256 = batches.map((bytes) =>
    Uint8Array.from(createHash('sha256').update(bytes).digest()),
  );
  const endsMs = batches.map((bytes) => {
    const { t0, columns } = read(bytes);
    return t0 + (columns.dt.at(-1) ?? 0) * DT_UNIT_MS;
  });
  return { batches, sha256, rootHash: toRootHash(sha256), endsMs, isWhole: true };
}

function read(bytes: Uint8Array<ArrayBuffer>) {
  const decoded = decodeBatch(bytes);
  if (!decoded.ok) throw new RangeError(decoded.reason);
  return decoded.batch;
}

function keepOne(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const { columns, ...batch } = read(bytes);
  const first = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, column.slice(0, 1)]),
  ) as unknown as typeof columns;
  return encodeBatch({ ...batch, n: 1, columns: first });
}

/** With a little noise, by which no sample stays what it was. */
function shake(bytes: Uint8Array<ArrayBuffer>, random: () => number): Uint8Array<ArrayBuffer> {
  const { columns, ...batch } = read(bytes);
  const move = (column: Int16Array) =>
    column.map((at) => at + toWireCoordinate(REPLAY_NOISE_PX * drawGaussian(random)));
  const moved = { ...columns, x: move(columns.x), y: move(columns.y) };
  return encodeBatch({ ...batch, columns: moved });
}
