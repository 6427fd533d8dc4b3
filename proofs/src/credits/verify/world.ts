// Turns the steps of a plan into what is asked of the ledger, by what there is at that moment.
import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import type { Act } from './acts.ts';
import { findOne, type Op, type Step, toInteger } from './plan.ts';
import { PROJECT_STEPS } from './project-steps.ts';
import { type Maker, meet, pickSpender, pickUser, RETURN_MS, type World } from './scene.ts';
import { twist } from './twist.ts';
import { toCode } from './units.ts';

const REFUND_MS = 30 * DAY_MS;

export async function toAct(world: World, { op, picks }: Step): Promise<Act | undefined> {
  return MAKERS[op](world, picks);
}

/** Ends lie on few instants, so that they meet each other and the clock. */
const toEnd = (world: World, pick = 0) => {
  const endMs = world.startMs + toInteger(pick, 0, 12) * 3 * DAY_MS + DAY_MS;
  return Math.max(endMs, world.startMs + DAY_MS);
};

function issue(
  world: World,
  source: 'purchase' | 'subscription' | 'promo',
  [who = 0, many = 0, when = 0, paid = 0]: readonly number[],
): Act {
  const expiresAt = source === 'purchase' ? null : toEnd(world, when);
  const latestMs = Math.min(world.nowMs, expiresAt === null ? world.nowMs : expiresAt - 1);
  // Most are told at once, some days late.
  const paidAt = latestMs - (paid < 0.7 ? 0 : Math.floor(paid * 35) * DAY_MS);
  const input = { userId: pickUser(world, who), source, sourceRef: randomUUID(), paidAt };
  return {
    command: 'issueLot',
    input: { ...input, amount: toInteger(many, 1, 12), expiresAt },
  };
}

function adjust(world: World, [who = 0, many = 0, any = 0]: readonly number[], sign: 1 | -1): Act {
  const input = { key: randomUUID(), userId: pickSpender(world, who, any), reason: 'drill' };
  return { command: 'adjust', input: { ...input, amount: sign * toInteger(many, 1, 5) } };
}

const MAKERS: Readonly<Record<Op, Maker>> = {
  buy: (world, picks) => issue(world, 'purchase', picks),
  month: (world, picks) => issue(world, 'subscription', picks),
  promo: (world, picks) => issue(world, 'promo', picks),
  year: (world, [who = 0]) => ({
    command: 'issueOrganizationLot',
    input: {
      userId: pickUser(world, who),
      sourceRef: randomUUID(),
      accounts: 30,
      paidAt: world.nowMs,
    },
  }),
  adjustUp: (world, picks) => adjust(world, picks, 1),
  adjustDown: (world, picks) => adjust(world, picks, -1),
  ...PROJECT_STEPS,
  expire: () => ({ command: 'expire', input: {} }),
  runJob: () => ({ command: 'runJob', input: {} }),
  send: (world, [who = 0, many = 0, first = 0, count = 0, any = 0]) => {
    const receivers = Array.from(
      { length: toInteger(count, 1, 3) },
      // One address may be given twice.
      (_, i) => findOne((first + i * 0.4) % 1, world.users)?.email ?? '',
    );
    const input = { userId: pickSpender(world, who, any), sendKey: randomUUID(), receivers };
    return { command: 'send', input: { ...input, amount: toInteger(many, 1, 3) } };
  },
  redeem: (world, [which = 0, who = 0, stray = 0, ...when]) => {
    const code = findOne(which, [...world.model.codes.codes.values()]);
    const owner = world.users.find(({ email }) => email === code?.receiver)?.id ?? '';
    if (code === undefined) return undefined;
    const { sendKey, receiver, name } = code;
    meet(world, world.model.units.listAt(toCode(name))[0]?.lot.endMs, when);
    const userId = stray < 0.1 ? pickUser(world, who) : owner;
    return { command: 'redeem', input: { userId, sendKey, receiver } };
  },
  cancel: (world, [which = 0, who = 0, stray = 0]) => {
    const code = findOne(which, [...world.model.codes.codes.values()]);
    if (code === undefined) return undefined;
    const { sendKey, receiver, sender } = code;
    const userId = stray < 0.1 ? pickUser(world, who) : sender;
    return { command: 'cancel', input: { userId, sendKey, receiver } };
  },
  refund: (world, [which = 0, _pick, _any, ...when]) => {
    const lot = findOne(which, world.model.units.lots);
    if (lot === undefined) return undefined;
    meet(world, lot.paidMs + REFUND_MS, when);
    const { source, sourceRef } = lot;
    return { command: 'requestRefund', input: { requestId: randomUUID(), source, sourceRef } };
  },
  confirmRefund: (world, [which = 0]) => {
    const requestId = findOne(which, [...world.model.refunds.refunds.keys()]);
    return requestId === undefined ? undefined : { command: 'confirmRefund', input: { requestId } };
  },
  refuseRefund: (world, [which = 0]) => {
    const requestId = findOne(which, [...world.model.refunds.refunds.keys()]);
    return requestId === undefined ? undefined : { command: 'refuseRefund', input: { requestId } };
  },
  wait: async (world, [which = 0, side = 0, far = 0]) => {
    const next = findOne(which, listInstants(world));
    const atMs = (next ?? world.nowMs) + toInteger(side, -1, 1);
    // Half of the time to where something changes, to the millisecond.
    const isNear = far < 0.6 && atMs > world.nowMs;
    world.nowMs = isNear ? atMs : world.nowMs + Math.floor(far * 60) * HOUR_MS + 1;
    return undefined;
  },
  repeat: (world, [which = 0]) => findOne(which, world.keyed.slice(-8)),
  twist: (world, [which = 0]) => {
    const act = findOne(which, world.keyed.slice(-8));
    return act && twist(act, world.model.units.lots);
  },
};

/** When something ends: a lot, the time for a refund, the time for a return. The soonest few. */
function listInstants({ model, nowMs }: World): number[] {
  const ends = model.units.lots.flatMap(({ endMs, paidMs }) => [endMs, paidMs + REFUND_MS]);
  const returns = [...model.projects.projects.values()].flatMap(({ recordings }) =>
    recordings.flatMap(({ completedMs }) =>
      completedMs === undefined ? [] : [completedMs + RETURN_MS],
    ),
  );
  return [...ends, ...returns]
    .filter((atMs) => atMs > nowMs && Number.isFinite(atMs))
    .sort((a, b) => a - b)
    .slice(0, 3);
}
