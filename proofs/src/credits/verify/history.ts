// Plays one random history on the ledger and on the model, and says where they part.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import type { Pool } from 'pg';
import type { Answer, LedgerDriver } from '#credits/ledger-driver.ts';
import type { Act, Expected } from './acts.ts';
import { createFixtures } from './fixtures.ts';
import { createLedgerModel, hasKey, type LedgerModel } from './model.ts';
import type { Step } from './plan.ts';
import type { World } from './scene.ts';
import { compareHistories, compareState } from './state.ts';
import { toAct } from './world.ts';

const USERS = 3;
const STATE_EVERY = 6;
const YEAR_MS = 366 * DAY_MS;
/** Years that end with every history; the next one begins when all of it has run out. */
const NEXT_MS = 3 * YEAR_MS;

/** A database with its process, on which one history is played after the other. */
export interface Lane {
  readonly driver: LedgerDriver;
  readonly pool: Pool;
  nowMs: number;
}

export interface Played {
  readonly acts: number;
  /** Sent again with the same key, and with another body. */
  readonly repeats: number;
  readonly twists: number;
  readonly refusals: number;
  readonly difference: string | undefined;
  readonly lines: readonly string[];
}

export async function playHistory(lane: Lane, steps: readonly Step[]): Promise<Played> {
  lane.nowMs += NEXT_MS;
  const users = Array.from({ length: USERS }, (_, i) => {
    const id = randomUUID();
    return { id, email: `${i}-${id}@x.test` };
  });
  const fixtures = createFixtures(lane.pool);
  await fixtures.createUsers(users);
  const model = createLedgerModel(users);
  const startMs = lane.nowMs;
  const world: World = { users, model, fixtures, startMs, nowMs: startMs, keyed: [] };
  const codes = new Map<string, { id: string; code: string }>();
  const answers = new Map<Act, Answer>();
  const counts = { acts: 0, repeats: 0, twists: 0, refusals: 0 };
  const lines: string[] = [];
  const end = (difference: string | undefined): Played => {
    lane.nowMs = world.nowMs;
    return { ...counts, difference, lines };
  };

  for (const step of steps) {
    const act = await toAct(world, step);
    const atMs = world.nowMs;
    if (act === undefined) {
      lines.push(`${toInstant(atMs, startMs)} ${step.op}`);
      continue;
    }
    const answer = await lane.driver.send(act.command, toInput(act, codes), atMs);
    const expected = model.apply(act, atMs);
    counts.acts += 1;
    if (step.op === 'repeat') counts.repeats += 1;
    if (step.op === 'twist') counts.twists += 1;
    if (!expected.ok) counts.refusals += 1;
    lines.push(
      `${toInstant(atMs, startMs)} ${act.command} ${JSON.stringify(act.input)} ` +
        `-> ${answer.ok ? JSON.stringify(answer.value) : answer.code}`,
    );
    const first = answers.get(act);
    const wrong =
      findWrongAnswer(answer, expected) ??
      (first === undefined ? undefined : findWrongRepeat(answer, first)) ??
      findWrongBalance(answer, act, model, atMs);
    if (wrong !== undefined) return end(`${act.command}: ${wrong}`);
    if (answer.ok && step.op !== 'repeat' && step.op !== 'twist') {
      if (hasKey(act)) {
        world.keyed.push(act);
        answers.set(act, answer);
      }
      if (act.command === 'send') await learnCodes(lane, act.input.userId, codes, atMs);
    }
    if (counts.acts % STATE_EVERY === 0) {
      const apart = await compareAll(lane, world);
      if (apart !== undefined) return end(apart);
    }
  }
  const apart =
    (await compareAll(lane, world)) ??
    (await compareHistories(lane.driver, users, model, world.nowMs));
  return end(apart);
}

async function compareAll({ driver, pool }: Lane, world: World): Promise<string | undefined> {
  const { users, model, nowMs } = world;
  for (const { id } of users) {
    const answer = await driver.send<{ balance: number }>('getCredits', { userId: id }, nowMs);
    const shown = answer.ok ? answer.value.balance : answer.code;
    const wanted = model.spendable(id, nowMs);
    if (shown !== wanted) return `${id} can spend ${shown}, the model has ${wanted}`;
  }
  return compareState(pool, users, model);
}

function findWrongAnswer(answer: Answer, expected: Expected): string | undefined {
  if (!answer.ok) {
    if (!expected.ok && expected.code === answer.code) return undefined;
    return `${answer.message}, the model has ${JSON.stringify(expected)}`;
  }
  if (!expected.ok) return `went through, the model has ${expected.code}`;
  if (expected.value === undefined) return undefined;
  const { value } = answer;
  const isSame =
    typeof expected.value === 'object'
      ? isDeepStrictEqual({ ...(value as object), ...expected.value }, value)
      : value === expected.value;
  if (isSame) return undefined;
  return `answers ${JSON.stringify(value)}, the model has ${JSON.stringify(expected.value)}`;
}

/** The same command again reads the very same; only what can be spent may be another by now. */
function findWrongRepeat(answer: Answer, first: Answer): string | undefined {
  if (!answer.ok || !first.ok) return undefined;
  const [now, then] = [answer.value, first.value].map((value) =>
    typeof value === 'object' ? { ...value, balance: 0 } : value,
  );
  return isDeepStrictEqual(now, then)
    ? undefined
    : `answers ${JSON.stringify(now)} where it answered ${JSON.stringify(then)}`;
}

function findWrongBalance(
  answer: Answer,
  act: Act,
  model: LedgerModel,
  nowMs: number,
): string | undefined {
  if (!answer.ok || typeof answer.value !== 'object' || answer.value === null) return undefined;
  if (!('balance' in answer.value) || !('userId' in act.input)) return undefined;
  const wanted = model.spendable(act.input.userId, nowMs);
  return answer.value.balance === wanted
    ? undefined
    : `tells a balance of ${String(answer.value.balance)}, the model has ${wanted}`;
}

/** Codes are named by request and receiver here, and by what was mailed there. */
function toInput(act: Act, codes: ReadonlyMap<string, { id: string; code: string }>): object {
  if (act.command !== 'redeem' && act.command !== 'cancel') return act.input;
  const { userId, sendKey, receiver } = act.input;
  const code = codes.get(`${sendKey} ${receiver}`);
  return { userId, codeId: code?.id ?? '', code: code?.code ?? '' };
}

async function learnCodes(
  { driver, pool }: Lane,
  userId: string,
  codes: Map<string, { id: string; code: string }>,
  atMs: number,
): Promise<void> {
  const listed = await driver.get<{ codes: { id: string; code: string | null }[] }>(
    'listCodes',
    { userId },
    atMs,
  );
  const ids = listed.codes.map(({ id }) => id);
  const { rows } = await pool.query<{ id: string; name: string }>(
    `SELECT code.id, split_part(sent.idempotency_key, ':', 3) || ' ' || receiver_email AS name
     FROM transfer_codes AS code JOIN credit_txs AS sent ON sent.id = code.sent_tx_id
     WHERE code.id = ANY($1)`,
    [ids],
  );
  for (const { id, name } of rows) {
    const code = listed.codes.find((own) => own.id === id)?.code;
    if (typeof code === 'string') codes.set(name, { id, code });
  }
}

function toInstant(atMs: number, startMs: number): string {
  return `+${((atMs - startMs) / HOUR_MS).toFixed(7)} h`;
}
