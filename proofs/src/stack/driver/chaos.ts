import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS, fillPath } from '@fovea/contract';
import { createTransport, type TestStack, type Transport } from '@fovea/testkit';
import pg from 'pg';
import { withClient } from '#harness/database.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';

const CLIENTS = 50;
const ROUNDS: Sizes<number> = { short: 2, full: 5 };
/** Below the server's lock_timeout of 2 s, after which the clients would be handed back. */
const GATHER_MS = 1_800;
const GATHER_TRIES = 10;
const FULL_WITHIN_S = 5;
const GIVE_UP_MS = 30_000;

interface Round {
  readonly checkedOut: number;
  readonly unavailable: number;
  readonly secondsToFull: number;
}

/** PostgreSQL dies while every client that an API has for phones is checked out. */
export function runDriver(options: readonly string[]): Promise<Figure[]> {
  const wanted = pickSize(options, ROUNDS);
  const env = { COLLECT_POOL_MAX: String(CLIENTS) };
  return withStack({ apis: 1, durable: true, worker: true, env }, async (stack, signal) => {
    const api = stack.apis[0];
    if (api === undefined) throw new Error('there is no API process');
    const pid = api.pid();
    const { researcher, project } = await createProject(stack, { maxParticipant: 10 });
    researcher.stop();
    const url = `${api.url}/api/v1${fillPath(CALLS.getCollectProject.path, { slug: project.slug })}`;
    const transport = createTransport();
    const rounds: Round[] = [];
    try {
      for (let i = 1; i <= wanted; i++) {
        signal.throwIfAborted();
        const round = await killWhileBusy(stack, transport, url, signal);
        print(
          `kill ${i}: ${round.checkedOut} clients checked out, ` +
            `full again after ${round.secondsToFull.toFixed(2)} s`,
        );
        rounds.push(round);
        if (!api.isRunning()) break;
      }
    } finally {
      transport.stop();
    }
    const least = (pick: (round: Round) => number) => Math.min(...rounds.map(pick));
    const slowest = Math.max(...rounds.map(({ secondsToFull }) => secondsToFull));
    const isAlive = api.isRunning() && api.pid() === pid;
    return [
      { name: 'API exits', value: isAlive ? 0 : 1, goal: '0', ok: isAlive },
      {
        name: 'PostgreSQL kills',
        value: rounds.length,
        goal: String(wanted),
        ok: rounds.length === wanted,
      },
      toLeast(
        'clients checked out at the kill',
        least(({ checkedOut }) => checkedOut),
      ),
      toLeast(
        'requests told to try again',
        least(({ unavailable }) => unavailable),
      ),
      {
        name: 'seconds until the pool is full again',
        value: slowest.toFixed(2),
        goal: `at most ${FULL_WITHIN_S}`,
        ok: slowest <= FULL_WITHIN_S,
      },
    ];
  });
}

function toLeast(name: string, value: number): Figure {
  return { name, value, goal: String(CLIENTS), ok: value >= CLIENTS };
}

async function killWhileBusy(
  stack: TestStack,
  transport: Transport,
  url: string,
  signal: AbortSignal,
): Promise<Round> {
  const { checkedOut, answers } = await gather(stack, transport, url, signal);
  await stack.postgres.kill();
  const unavailable = (await answers).filter((status) => status === 503).length;
  await stack.postgres.restart();
  const startMs = performance.now();
  const passedMs = () => performance.now() - startMs;
  while (passedMs() < GIVE_UP_MS && !signal.aborted) {
    // Requests that are answered at once share few clients: only a lock shows that all are there.
    const busy = await occupy(stack, transport, url);
    await busy.release();
    const statuses = await busy.answers;
    if (busy.checkedOut >= CLIENTS && statuses.every((status) => status === 200)) break;
    await sleep(50);
  }
  return { checkedOut, unavailable, secondsToFull: passedMs() / 1_000 };
}

interface Busy {
  readonly checkedOut: number;
  readonly answers: Promise<number[]>;
  readonly release: () => Promise<void>;
}

/** Fills the pool with requests that wait for a lock, and hands them over still waiting. */
async function gather(
  stack: TestStack,
  transport: Transport,
  url: string,
  signal: AbortSignal,
): Promise<Busy> {
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted();
    const busy = await occupy(stack, transport, url);
    if (busy.checkedOut >= CLIENTS || tries === GATHER_TRIES) return busy;
    // Opening so many connections took too long; they are there at the next try.
    await busy.release();
    await busy.answers;
  }
}

async function occupy(stack: TestStack, transport: Transport, url: string): Promise<Busy> {
  const holder = new pg.Client({ connectionString: stack.databaseUrl });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE projects IN ACCESS EXCLUSIVE MODE');
  const deadline = performance.now() + GATHER_MS;
  const answers = sendAll(transport, url);
  let checkedOut = 0;
  while (checkedOut < CLIENTS && performance.now() < deadline) {
    checkedOut = await countWaiting(stack);
  }
  return { checkedOut, answers, release: () => holder.end() };
}

/** Statuses of as many requests at once as the pool has clients; 0 where none came. */
function sendAll(transport: Transport, url: string): Promise<number[]> {
  return Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const response = await transport
        .send(url, { method: 'GET', headers: {} })
        .catch(() => undefined);
      return response?.status ?? 0;
    }),
  );
}

function countWaiting(stack: TestStack): Promise<number> {
  return withClient(stack.databaseUrl, async (client) => {
    const { rows } = await client.query<{ clients: number }>(
      `SELECT count(*)::int AS clients FROM pg_stat_activity
       WHERE application_name = 'fovea-api-collect' AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.clients ?? 0;
  });
}
