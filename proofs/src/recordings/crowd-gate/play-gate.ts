import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, CALLS, type CallInput, createClient, LIMITS } from '@fovea/contract';
import {
  createTransport,
  type Join,
  joinRecording,
  sendBatch,
  type Transport,
} from '@fovea/testkit';
import type { Stimulus } from '@fovea/testkit/people';
import type pg from 'pg';
import type { DrillClock } from '#harness/drill-clock.ts';
import { type GateGaze, recordGaze } from './gate-gaze.ts';
import type { Phone } from './phones.ts';

type Calibration = CallInput<typeof CALLS.completeRecording>['body']['calibration'];

/** Where phones come in, and how they look into it. */
export interface Gate {
  readonly apiUrl: string;
  readonly slug: string;
  readonly projectId: string;
  readonly clock: DrillClock;
  readonly pool: pg.Pool;
  readonly stimulus: Stimulus;
  /** Phones that would have to wait longer go home. */
  readonly closesMs: number;
  /** Whether a phone that stopped is looked at again long after. */
  readonly isLong: boolean;
}

/** How it went for a phone. */
export interface Passage {
  readonly phone: Phone;
  readonly recordingId?: string;
  /** What `starts_limited` said, in s; 0 where it named no time. */
  readonly pausesS: readonly number[];
  /** Told for good: how many had completed by then. */
  readonly refusedBeside?: number;
  /** Places that the runs of its address held at most, as far as it saw. */
  readonly heldByAddress: number;
  /** Whether it held one before its end. */
  readonly hasHeld: boolean;
  readonly isComplete: boolean;
  readonly cameMs: number;
}

const FOR_GOOD = ['project_full', 'project_not_active'];
const BUSY_MS = 200;
/** By the clock of the drill. */
const AGAIN_MS = 30_000;
/** Answers that never came, as on a starved machine. Every call may be repeated. */
const MOST_LOST = 5;
/** What stopped holds its place for a while of the clock, then this much more has passed at once. */
const STOPPED_MS = 30_000;
const LATER = `${LIMITS.silentAfterMinutes + 2} minutes`;
const CALIBRATION: Calibration = { rateHz: 30, errorPx: 42, offsetPx: [3, -2] };

/** All of them, each at its time. Resolves when the last one is done or gone. */
export async function playPhones(gate: Gate, phones: readonly Phone[]): Promise<Passage[]> {
  const startMs = gate.clock.now();
  const lines = new Map(phones.map(({ address }) => [address, openLine(gate, address)]));
  try {
    return await Promise.all(
      phones.map(async (phone) => {
        await gate.clock.until(startMs + phone.arrivesMs);
        return play(gate, phone, lines.get(phone.address) as Line);
      }),
    );
  } finally {
    for (const { transport } of lines.values()) transport.stop();
  }
}

type Line = ReturnType<typeof openLine>;

/** Phones behind one address. */
function openLine({ pool }: Gate, localAddress: string) {
  const transport = createTransport({ localAddress, timeoutMs: 60_000 });
  const ids: string[] = [];
  return {
    transport,
    add: (recordingId: string) => void ids.push(recordingId),
    /** Those that hold a place while they run. One that was silent has no address any more. */
    async listHolders(): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(
        "SELECT id FROM recordings WHERE id = ANY($1) AND state = 'open' AND holds_place AND address_hmac IS NOT NULL",
        [ids],
      );
      return rows.map(({ id }) => id);
    },
  };
}

async function play(gate: Gate, phone: Phone, line: Line): Promise<Passage> {
  const pausesS: number[] = [];
  const cameMs = gate.clock.now();
  const passage = { phone, pausesS, heldByAddress: 0, hasHeld: false, isComplete: false, cameMs };
  const { joined, ...refusal } = await enter(gate, line.transport, pausesS);
  if (joined === undefined) return { ...passage, ...refusal };
  const { recordingId, pages } = joined;
  line.add(recordingId);
  const { kind, seed } = phone;
  // Whoever is in stays to the end.
  const inside = { ...gate, closesMs: Number.POSITIVE_INFINITY };
  const gaze = recordGaze(kind, { seed, pages, joinedMs: gate.clock.now() }, gate.stimulus);
  let heldByAddress = 0;
  let hasHeld = false;
  for (const [seq, endMs] of gaze.endsMs.entries()) {
    await gate.clock.until(endMs);
    await patiently(inside, line.transport, (transport) =>
      sendBatch(transport, gate.apiUrl, joined, gaze, seq),
    );
    const holders = await line.listHolders();
    heldByAddress = Math.max(heldByAddress, holders.length);
    hasHeld ||= holders.includes(recordingId);
  }
  const { isWhole } = gaze;
  if (isWhole) {
    await patiently(inside, line.transport, (transport) => complete(gate, transport, joined, gaze));
  }
  if (!isWhole && gate.isLong) await letTimePass(gate, recordingId);
  return { ...passage, ...refusal, recordingId, heldByAddress, hasHeld, isComplete: isWhole };
}

interface Entry {
  readonly joined?: Join;
  readonly refusedBeside?: number;
}

/**
 * Asks until it is let in or the gate closes. One that was told for good opens the link again while the
 * project collects: what completed may turn out to be no data.
 */
async function enter(gate: Gate, transport: Transport, pausesS: number[]): Promise<Entry> {
  const { apiUrl, slug, projectId, clock, pool } = gate;
  const joinKey = randomUUID();
  let refusal: Entry = {};
  for (;;) {
    try {
      const join = (own: Transport) => joinRecording(own, apiUrl, slug, { joinKey });
      return { ...refusal, joined: await patiently(gate, transport, join, pausesS) };
    } catch (error) {
      if (error instanceof GateClosed) return refusal;
      if (!(error instanceof ApiError) || !FOR_GOOD.includes(error.code)) throw error;
      const { rows } = await pool.query<{ complete: number; isOver: boolean }>(
        `SELECT status = 'done' AS "isOver",
           (SELECT count(*)::int FROM recordings WHERE project_id = $1 AND state = 'complete')
             AS complete
         FROM projects WHERE id = $1`,
        [projectId],
      );
      const [{ complete = 0, isOver = true } = {}] = rows;
      refusal = { refusedBeside: Math.min(complete, refusal.refusedBeside ?? complete) };
      if (isOver || clock.now() > gate.closesMs) return refusal;
      await clock.until(clock.now() + AGAIN_MS);
    }
  }
}

class GateClosed extends Error {}

/** Comes again when it was told to. A busy server names no time. */
async function patiently<T>(
  { clock, closesMs }: Gate,
  transport: Transport,
  step: (transport: Transport) => Promise<T>,
  pausesS: number[] = [],
): Promise<T> {
  let saidS = 0;
  let lost = 0;
  const listening: Transport = {
    ...transport,
    send: async (url, init) => {
      const reply = await transport.send(url, init);
      saidS = Number(reply.headers['retry-after'] ?? 0);
      return reply;
    },
  };
  for (;;) {
    try {
      return await step(listening);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        lost += 1;
        if (lost > MOST_LOST) throw error;
        await sleep(BUSY_MS);
        continue;
      }
      if (error.statusCode !== 429 && error.statusCode !== 503) throw error;
      if (error.code === 'starts_limited') pausesS.push(saidS);
      if (clock.now() + saidS * 1_000 > closesMs)
        throw new GateClosed('the gate is closed', { cause: error });
      if (saidS > 0) await clock.until(clock.now() + saidS * 1_000);
      else await sleep(BUSY_MS);
    }
  }
}

/** It is silent for so long that its place comes back. */
async function letTimePass({ clock, pool }: Gate, recordingId: string): Promise<void> {
  await clock.until(clock.now() + STOPPED_MS);
  await pool.query(
    `UPDATE recordings SET created_at = created_at - $2::interval, gaze_at = gaze_at - $2::interval
     WHERE id = $1`,
    [recordingId, LATER],
  );
}

async function complete(
  { apiUrl }: Gate,
  transport: Transport,
  { recordingId, token }: Join,
  { batches, rootHash }: GateGaze,
): Promise<void> {
  const client = createClient({
    baseUrl: `${apiUrl}/api/v1`,
    headers: { authorization: `Bearer ${token}` },
    fetch: (url, { method, headers, body }) =>
      transport.send(url, { method, headers, ...(body === undefined ? {} : { body }) }),
  });
  await client.call(CALLS.completeRecording, {
    params: { id: recordingId },
    body: { count: batches.length, rootHash, calibration: CALIBRATION },
  });
}
