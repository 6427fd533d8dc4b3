import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededRandom } from '@fovea/testkit';
import type { Pool } from 'pg';
import type { Answer, LedgerDriver } from '#credits/ledger-driver.ts';
import type { Outcome, SentCommand } from './judge-ledger.ts';

const RETRY_MS = 150;
const GIVE_UP_MS = 40_000;
/** Refusals that the ledger means. */
const REFUSALS = new Set([
  'credits_insufficient',
  'transfer_code_used',
  'transfer_code_cancelled',
  'transfer_code_empty',
  'refund_refused',
]);
/** The database was away, or asked to try again; so does the limit on codes, all use few accounts. */
const PASSING =
  /^(57P0\d|08\w\w\d|55P03|57014|53300|40001|40P01|25P0\d|ECONN|EPIPE|ETIMEDOUT)|Connection terminated|timeout exceeded|Query read timeout|Client (has encountered|was closed)|not queryable|transfer_code_limited/;

export interface ClientWorld {
  readonly drivers: readonly LedgerDriver[];
  /** Outside the ledger: recordings that end while PostgreSQL dies. */
  readonly pool: Pool;
  readonly users: readonly { readonly id: string; readonly email: string }[];
  /** Projects that collect all the time. */
  readonly projectIds: readonly string[];
  readonly commands: SentCommand[];
  readonly counts: { answers: number; twins: number; races: number; retries: number };
  /** Answers that nobody may give. */
  readonly defects: string[];
  /** Recordings whose readable pack was acknowledged. */
  readonly recorded: string[];
  /** Recordings whose pack cannot be read, or whose project was deleted before it. */
  readonly unread: string[];
  isOver(): boolean;
}

interface Order {
  readonly command: string;
  readonly input: object;
  /** Undefined where only the ledger knows it. */
  readonly key?: string;
  readonly moves?: number;
}

type Random = () => number;
type Routine = (client: Client) => Promise<void>;

interface Client {
  readonly world: ClientWorld;
  readonly random: Random;
  readonly userId: string;
  /** Sent until it is answered; at times by two processes at once. */
  run(order: Order): Promise<Outcome>;
  race(...orders: readonly Order[]): Promise<Outcome[]>;
}

/** Does one thing after the other with a few accounts that everybody uses, until time is over. */
export async function runClient(world: ClientWorld, seed: number): Promise<void> {
  const random = createSeededRandom(seed);
  while (!world.isOver()) {
    const user = world.users[Math.floor(random() * world.users.length)];
    const routine = ROUTINES[Math.floor(random() * ROUTINES.length)];
    if (user === undefined || routine === undefined) return;
    const client: Client = {
      world,
      random,
      userId: user.id,
      async run(order) {
        const isTwice = random() < 0.4;
        if (isTwice) world.counts.twins += 1;
        const [first] = await sendAll(world, isTwice ? [order, order] : [order], random);
        return first ?? { kind: 'unknown' };
      },
      race(...orders) {
        world.counts.races += 1;
        return sendAll(world, orders, random);
      },
    };
    await routine(client);
  }
}

/** All at once, each by another process. Twins share one record. */
function sendAll(world: ClientWorld, orders: readonly Order[], random: Random): Promise<Outcome[]> {
  const records = new Map<string, SentCommand>();
  const first = Math.floor(random() * world.drivers.length);
  return Promise.all(
    orders.map(async (order, i) => {
      const { key, moves } = order;
      const known = key === undefined ? undefined : records.get(key);
      const record = known ?? { key, moves, outcomes: [] };
      if (known === undefined) world.commands.push(record);
      if (key !== undefined) records.set(key, record);
      const driver = world.drivers[(first + i) % world.drivers.length];
      return driver === undefined
        ? { kind: 'unknown' }
        : sendUntilAnswered(world, driver, order, record);
    }),
  );
}

async function sendUntilAnswered(
  world: ClientWorld,
  driver: LedgerDriver,
  { command, input }: Order,
  record: SentCommand,
): Promise<Outcome> {
  const startMs = performance.now();
  for (;;) {
    const outcome = toOutcome(world, command, await driver.send(command, input));
    record.outcomes.push(outcome);
    if (outcome.kind !== 'unknown' || performance.now() - startMs > GIVE_UP_MS) return outcome;
    world.counts.retries += 1;
    await sleep(RETRY_MS);
  }
}

function toOutcome(world: ClientWorld, command: string, answer: Answer): Outcome {
  world.counts.answers += 1;
  if (answer.ok) return { kind: 'done', value: answer.value };
  if (REFUSALS.has(answer.code)) return { kind: 'refused', code: answer.code };
  if (!PASSING.test(answer.code) && !PASSING.test(answer.message)) {
    world.defects.push(`${command}: ${answer.code} ${answer.message}`);
    return { kind: 'refused', code: answer.code };
  }
  return { kind: 'unknown' };
}

const pick = (random: Random, most: number) => 1 + Math.floor(random() * most);

const buy: Routine = async ({ run, random, userId }) => {
  const sourceRef = randomUUID();
  const lot = { userId, source: 'purchase', sourceRef, amount: pick(random, 6) };
  await run({
    command: 'issueLot',
    input: { ...lot, paidAt: Date.now() - 1_000, expiresAt: null },
    key: `lot:purchase:${sourceRef}`,
    moves: lot.amount,
  });
};

/** A lot that runs out while all the others work. */
const grantBriefly: Routine = async ({ run, random, userId }) => {
  const sourceRef = randomUUID();
  const lot = { userId, source: 'promo', sourceRef, amount: pick(random, 4) };
  const expiresAt = Date.now() + Math.floor(random() * 4_000);
  await run({
    command: 'issueLot',
    input: { ...lot, paidAt: Date.now() - 10_000, expiresAt },
    key: `lot:promo:${sourceRef}`,
    moves: lot.amount,
  });
};

const adjust: Routine = async ({ run, random, userId }) => {
  const key = randomUUID();
  const amount = random() < 0.4 ? pick(random, 3) : -pick(random, 4);
  const input = { key, userId, amount, reason: 'drill' };
  await run({ command: 'adjust', input, key: `adjust:${key}`, moves: Math.abs(amount) });
};

/** A project that ends without a participant. */
const activateAndRelease: Routine = async ({ run, race, random, userId }) => {
  const order = { userId, projectId: randomUUID(), projectName: 'Drill', amount: pick(random, 5) };
  const { projectId, amount } = order;
  const started = await run({
    command: 'activate',
    input: order,
    key: `use:${projectId}`,
    moves: amount,
  });
  if (started.kind !== 'done' || random() < 0.3) return;
  // The key of a release names the last movement, which only the ledger knows.
  const release = { command: 'release', input: order };
  await race(release, release);
};

const refund: Routine = async ({ run, race, random, userId }) => {
  const [sourceRef, requestId] = [randomUUID(), randomUUID()];
  const lot = { userId, source: 'purchase', sourceRef, amount: pick(random, 3) };
  const { amount } = lot;
  const paid = { ...lot, paidAt: Date.now() - 1_000, expiresAt: null };
  await run({ command: 'issueLot', input: paid, key: `lot:purchase:${sourceRef}`, moves: amount });
  const request = { requestId, source: 'purchase', sourceRef };
  const asked = await run({
    command: 'requestRefund',
    input: request,
    key: `refund:${requestId}`,
    moves: amount,
  });
  if (asked.kind !== 'done') return;
  await race(
    { command: 'refuseRefund', input: request, key: `refund-back:${requestId}`, moves: amount },
    // The confirmation books nothing, so there is no key to look for.
    { command: 'confirmRefund', input: request },
  );
};

/** Codes that are used, cancelled, and both at once. */
const transfer: Routine = async ({ world, run, race, random, userId }) => {
  const sendKey = randomUUID();
  const count = pick(random, 3);
  const receivers = world.users.slice(0, count).map(({ email }) => email);
  const amount = pick(random, 2);
  const sent = await run({
    command: 'send',
    input: { userId, sendKey, amount, receivers },
    key: `send:${userId}:${sendKey}`,
    moves: amount * count,
  });
  if (sent.kind !== 'done') return;
  for (const { id, code, receiver } of await listCodes(world, userId, sendKey)) {
    const redeemer = world.users.find(({ email }) => email === receiver)?.id ?? '';
    const redeem = { command: 'redeem', input: { userId: redeemer, code }, key: `redeem:${id}` };
    const cancel = { command: 'cancel', input: { userId, codeId: id }, key: `cancel:${id}` };
    await race(...(random() < 0.5 ? [redeem, cancel] : [cancel, redeem, redeem, cancel]));
  }
};

async function listCodes(world: ClientWorld, userId: string, sendKey: string) {
  const [driver] = world.drivers;
  for (let tries = 0; driver !== undefined && tries < 200; tries++) {
    try {
      const listed = await driver.get<{ codes: { id: string; code: string; receiver: string }[] }>(
        'listCodes',
        { userId },
      );
      await world.pool.query('DELETE FROM rate_counters');
      const { rows } = await world.pool.query<{ id: string }>(
        `SELECT code.id FROM transfer_codes AS code
         JOIN credit_txs AS sent ON sent.id = code.sent_tx_id WHERE sent.idempotency_key = $1`,
        [`send:${userId}:${sendKey}`],
      );
      return listed.codes.filter(({ id }) => rows.some((row) => row.id === id));
    } catch {
      await sleep(RETRY_MS);
    }
  }
  return [];
}

/** Recordings end, are packed, and two processes pay for them at the same time. */
const recordAndSettle: Routine = async (client) => {
  const { world, race, random } = client;
  const projectId = world.projectIds[Math.floor(random() * world.projectIds.length)] ?? '';
  for (let i = pick(random, 3); i > 0; i--) await pack(client, await record(world, projectId));
  const settle = { command: 'settle', input: { projectId } };
  await race(settle, settle, settle);
};

/** By two workers at once. One in ten is parked: nobody packs it. */
async function pack({ world, race, random }: Client, id: string): Promise<void> {
  if (random() < 0.1) return;
  const isReadable = random() < 0.75;
  const order = { command: 'pack', input: { recordingId: id, isReadable } };
  const packed = await race(order, order);
  if (packed.some(({ kind }) => kind === 'done')) {
    (isReadable ? world.recorded : world.unread).push(id);
  }
}

/** A project ends, is upgraded or is deleted while its recordings wait for their packs. */
const endBeforePacks: Routine = async (client) => {
  const { world, run, race, random, userId } = client;
  const [projectId, amount] = [randomUUID(), pick(random, 3)];
  const isBasic = random() < 0.3;
  const order = { userId, projectId, projectName: 'Drill', amount };
  await untilDone(
    world,
    `INSERT INTO projects (id, owner_id, name, type, status, device, orientation, max_participant,
       joined, slug, code, activated_at, created_at, updated_at)
     VALUES ($1::uuid, $2, 'Drill', $3, 'active', 'mobile', 'portrait', $4, 0, $1::uuid::text,
       $1::uuid::text, now(), now(), now()) ON CONFLICT DO NOTHING`,
    [projectId, userId, isBasic ? 'basic' : 'pro', amount],
  );
  const use = { command: 'activate', input: order, key: `use:${projectId}`, moves: amount };
  if (!isBasic && (await run(use)).kind !== 'done') return;
  const ids: string[] = [];
  for (let i = 0; i < amount; i++) ids.push(await record(world, projectId));
  await untilDone(world, "UPDATE projects SET status = 'done', finished_at = now() WHERE id = $1", [
    projectId,
  ]);
  const upgrade = {
    command: 'upgrade',
    input: order,
    key: `upgrade:${projectId}`,
    moves: amount,
  };
  if (isBasic && (await run(upgrade)).kind !== 'done') return;
  const release = { command: 'release', input: order };
  const settle = { command: 'settle', input: { projectId } };
  await race(release, release);
  if (random() < 0.3) {
    world.unread.push(...ids);
    await untilDone(world, 'DELETE FROM recordings WHERE project_id = $1', [projectId]);
    return;
  }
  await Promise.all([race(settle, release, settle), ...ids.map((id) => pack(client, id))]);
};

async function untilDone(world: ClientWorld, text: string, values: unknown[]): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      await world.pool.query(text, values);
      return;
    } catch {
      await sleep(RETRY_MS);
    }
  }
}

async function record(world: ClientWorld, projectId: string): Promise<string> {
  const id = randomUUID();
  await untilDone(
    world,
    `WITH done AS (
       INSERT INTO recordings (id, project_id, join_key, number, age, device_name, width_px,
         height_px, pixel_ratio, camera_hz, created_at, state, batch_count, root_hash,
         completed_at)
       VALUES ($1, $2, $1, floor(random() * 2e9), 30, 'Drill', 390, 844, 3, 30, now(),
         'complete', 1, '\\x00', now())
       ON CONFLICT DO NOTHING RETURNING id),
     place AS (
       UPDATE projects SET joined = joined + 1 FROM done WHERE projects.id = $2)
     INSERT INTO consumptions (recording_id, project_id, created_at)
     SELECT id, $2, now() FROM done`,
    [id, projectId],
  );
  return id;
}

const expire: Routine = async ({ race }) => {
  const job = { command: 'expire', input: {} };
  await race(job, job);
};

const ROUTINES: readonly Routine[] = [
  ...[buy, buy, grantBriefly, grantBriefly, adjust, adjust],
  ...[activateAndRelease, activateAndRelease, refund, transfer, transfer, transfer],
  ...[recordAndSettle, recordAndSettle, endBeforePacks, endBeforePacks, expire],
];
