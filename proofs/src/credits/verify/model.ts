// The ledger as a child would play it: single units, moved by hand. It shares nothing with the
// server, so that both would have to be wrong in the same way.
import type { Act, Expected, InputOf } from './acts.ts';
import { createModelCodes } from './model-codes.ts';
import { createModelProjects } from './model-projects.ts';
import { createModelRefunds } from './model-refunds.ts';
import { createUnits, isLive, type ModelUser, put, toUser } from './units.ts';

const KINDS = { purchase: 'PURCHASE', subscription: 'GRANT', promo: 'GRANT' } as const;
const DONE: Expected = { ok: true };

const refuse = (code: string): Expected => ({ ok: false, code });

export function createLedgerModel(users: readonly ModelUser[]) {
  const units = createUnits();
  const keys = new Map<string, { body: string; answer: Expected }>();
  const projects = createModelProjects(units);
  const codes = createModelCodes(units, users);
  const refunds = createModelRefunds(units);

  function issue(
    kind: string,
    lot: Parameters<typeof units.create>[0],
    nowMs: number,
    value?: unknown,
  ): Expected {
    units.book(kind, nowMs, () => void units.create(lot));
    return { ok: true, value };
  }

  function issueLot(input: InputOf<'issueLot'>, nowMs: number): Expected {
    const { source, sourceRef, userId: buyer, amount, paidAt: paidMs } = input;
    const endMs = input.expiresAt ?? Number.POSITIVE_INFINITY;
    return issue(KINDS[source], { source, sourceRef, buyer, amount, paidMs, endMs }, nowMs);
  }

  function issueYear(input: InputOf<'issueOrganizationLot'>, nowMs: number): Expected {
    const { sourceRef, userId: buyer, accounts, paidAt: paidMs } = input;
    const lot = { source: 'organization', sourceRef, buyer, amount: 100 * accounts, paidMs };
    return issue('GRANT', { ...lot, endMs: addYear(paidMs) }, nowMs);
  }

  function adjust(input: InputOf<'adjust'>, nowMs: number): Expected {
    const { userId, amount } = input;
    if (amount > 0) {
      const lot = { source: 'adjustment', sourceRef: input.key, buyer: userId, amount };
      const endless = { ...lot, paidMs: nowMs, endMs: Number.POSITIVE_INFINITY };
      return issue('ADJUST', endless, nowMs, { amount });
    }
    const live = units.listLive(toUser(userId), nowMs);
    if (live.length < -amount) return refuse('credits_insufficient');
    units.book('ADJUST', nowMs, () => put(live.slice(0, -amount), 'adjusted'));
    return { ok: true, value: { amount } };
  }

  function expire(nowMs: number): Expected {
    const places = [...users.map(({ id }) => toUser(id)), ...codes.listPlaces()];
    for (const place of places) {
      const gone = units.listAt(place).filter((unit) => !isLive(unit, nowMs));
      if (gone.length > 0) units.book('EXPIRE', nowMs, () => put(gone, 'expired'));
    }
    return DONE;
  }

  function runJob(nowMs: number): Expected {
    projects.letGoOfRemoved();
    projects.settleAll(nowMs);
    projects.releaseAll(nowMs);
    return expire(nowMs);
  }

  function run(act: Act, nowMs: number): Expected {
    switch (act.command) {
      case 'issueLot':
        return issueLot(act.input, nowMs);
      case 'issueOrganizationLot':
        return issueYear(act.input, nowMs);
      case 'adjust':
        return adjust(act.input, nowMs);
      case 'activate':
        return projects.setAside(act.input, 'USE', nowMs);
      case 'upgrade':
        return projects.setAside(act.input, 'UPGRADE', nowMs);
      case 'release':
        return projects.release(act.input.projectId, nowMs);
      case 'pack':
        return projects.pack(act.input);
      case 'settle':
        return projects.settle(act.input.projectId, nowMs);
      case 'settleFree':
        return projects.settleFree(act.input.projectId);
      case 'expire':
        return expire(nowMs);
      case 'runJob':
        return runJob(nowMs);
      case 'send':
        return codes.send(act.input, nowMs);
      case 'redeem':
        return codes.redeem(act.input, nowMs);
      case 'cancel':
        return codes.cancel(act.input, nowMs);
      case 'requestRefund':
        return refunds.request(act.input, nowMs);
      case 'confirmRefund':
        return refunds.confirm(act.input.requestId);
      case 'refuseRefund':
        return refunds.refuseIt(act.input.requestId, nowMs);
      case 'returnCredit':
        return projects.giveBack(act.input.recordingId, nowMs);
    }
  }

  return {
    units,
    projects,
    codes,
    refunds,
    /** A key that was used answers what it did; with another body it is refused. */
    apply(act: Act, nowMs: number): Expected {
      const key = findKey(act);
      if (key === undefined) return run(act, nowMs);
      const known = keys.get(key.name);
      if (known !== undefined) {
        return known.body === key.body ? known.answer : refuse('key_reused');
      }
      const answer = run(act, nowMs);
      if (answer.ok) keys.set(key.name, { body: key.body, answer });
      return answer;
    },
    spendable: (userId: string, nowMs: number) => units.listLive(toUser(userId), nowMs).length,
  };
}

export type LedgerModel = ReturnType<typeof createLedgerModel>;

export const hasKey = (act: Act) => findKey(act) !== undefined;

/** Key that makes a command the same one, and the body it must have then. */
function findKey({ command, input }: Act): { name: string; body: string } | undefined {
  const key = (name: string, ...body: unknown[]) => ({
    name: `${command} ${name}`,
    body: JSON.stringify(body),
  });
  switch (command) {
    case 'issueLot':
      return key(`${input.source} ${input.sourceRef}`, input.userId, input.amount, input.expiresAt);
    case 'issueOrganizationLot':
      return key(input.sourceRef, input.userId, input.accounts, addYear(input.paidAt));
    case 'adjust':
      return key(input.key, input.userId, input.amount, input.reason);
    case 'activate':
    case 'upgrade':
      return key(input.projectId, input.userId, input.amount);
    case 'send':
      return key(`${input.userId} ${input.sendKey}`, input.amount, input.receivers);
    case 'requestRefund':
      return key(input.requestId, input.source, input.sourceRef);
    case 'refuseRefund':
      return key(input.requestId);
    case 'returnCredit':
      return key(input.recordingId);
    case 'redeem':
    case 'cancel':
    case 'release':
    case 'pack':
    case 'settle':
    case 'settleFree':
    case 'expire':
    case 'runJob':
    case 'confirmRefund':
      return undefined;
  }
}

/** The same day of the next year; 29 February has none, so the day before. UTC. */
export function addYear(ms: number): number {
  const text = new Date(ms).toISOString();
  const year = Number(text.slice(0, 4)) + 1;
  const day = text.slice(5, 10) === '02-29' ? '02-28' : text.slice(5, 10);
  return Date.parse(`${year}-${day}${text.slice(10)}`);
}
