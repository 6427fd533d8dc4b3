// How hard this process and its database have to work, by what phones feel: how long a batch waits for
// its answer, and how many wait. Under pressure phones are asked to come less often; then new
// participants are refused, then reading, and batches of running recordings last of all.
import { LIMITS } from '@fovea/contract';

/** A batch that waits so long is full pressure. Phones give up on one after 15 s. */
const FULL_WAIT_MS = 8_000;
/** Pressure halves in so long when nothing new is heard. */
const HALF_LIFE_MS = 1_000;
/** One slow answer alone moves it by this share at most: a single lock is no load. */
const MAX_GAIN = 0.3;
const STEP_MS = 500;
const SAME_GROUP_MS = 5;

/** Batches grow between these, up to their longest where the first refusals begin. */
const GROWS_FROM = 0.1;

/** In the order in which they are refused. */
const REFUSED_FROM = { joins: 0.5, reads: 0.75 } as const;
type Refusable = keyof typeof REFUSED_FROM;

interface Answered {
  readonly waitedMs: number;
  /** Share of the room for waiting batches that is taken. */
  readonly waitingShare: number;
}

export interface Pressure {
  readonly nowMs: () => number;
  note(answered: Answered): void;
  /** From 0 to 1. */
  measure(): number;
  refuses(what: Refusable): boolean;
  /** How much gaze a phone is to send at once. */
  toBatchMs(): number;
}

export function createPressure(nowMs: () => number): Pressure {
  let value = 0;
  let atMs = nowMs();

  /** Share of a value that remains after the time since the last note. */
  const keptShare = () => 2 ** (-Math.max(0, nowMs() - atMs) / HALF_LIFE_MS);
  const measure = () => value * keptShare();

  return {
    nowMs,
    note({ waitedMs, waitingShare }) {
      // Many answers of one group come at once and count as one.
      if (nowMs() - atMs < SAME_GROUP_MS) return;
      const felt = Math.min(1, Math.max(waitingShare, waitedMs / FULL_WAIT_MS, 0));
      const passed = 1 - keptShare();
      value += (felt - value) * (felt > value ? Math.min(MAX_GAIN, passed) : passed);
      atMs = nowMs();
    },
    measure,
    refuses: (what) => measure() >= REFUSED_FROM[what],
    toBatchMs() {
      // The value only falls between notes, and every answer asks.
      if (value < GROWS_FROM) return LIMITS.batchMs;
      const share = (measure() - GROWS_FROM) / (REFUSED_FROM.joins - GROWS_FROM);
      const grownMs = (LIMITS.batchMaxMs - LIMITS.batchMs) * Math.min(1, Math.max(0, share));
      return LIMITS.batchMs + Math.round(grownMs / STEP_MS) * STEP_MS;
    },
  };
}
