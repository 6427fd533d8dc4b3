import { beforeEach, describe, expect, it } from 'vitest';
import type { Act } from './acts.ts';
import { addYear, createLedgerModel, type LedgerModel } from './model.ts';
import type { ModelProject } from './model-projects.ts';

const USERS = [
  { id: 'ann', email: 'ann@x.test' },
  { id: 'bob', email: 'bob@x.test' },
];
const lot = (sourceRef: string, amount: number, expiresAt: number | null): Act => ({
  command: 'issueLot',
  input: { userId: 'ann', source: 'subscription', sourceRef, amount, paidAt: 0, expiresAt },
});
const take = (key: string, amount: number): Act => ({
  command: 'adjust',
  input: { key, userId: 'ann', amount: -amount, reason: 'drill' },
});

let model: LedgerModel;
beforeEach(() => {
  model = createLedgerModel(USERS);
  model.apply(lot('endless', 2, null), 0);
  model.apply(lot('late', 2, 200), 0);
  model.apply(lot('soon', 2, 100), 0);
});

describe('the model of the ledger', () => {
  it('uses what ends soonest first, what never ends last', () => {
    model.apply(take('a', 5), 0);
    expect(model.units.toState()).toEqual({
      'adjusted lot 3': 2,
      'adjusted lot 2': 2,
      'adjusted lot 1': 1,
      'user ann lot 1': 1,
    });
  });

  it('spends nothing that ends at this very instant', () => {
    expect([99, 100, 101].map((atMs) => model.spendable('ann', atMs))).toEqual([6, 4, 4]);
    expect(model.apply(take('a', 5), 100)).toEqual({ ok: false, code: 'credits_insufficient' });
  });

  it('answers a key again and refuses it with another body', () => {
    const answer = model.apply(take('a', 2), 0);
    expect(model.apply(take('a', 2), 50)).toEqual(answer);
    expect(model.apply(take('a', 1), 50)).toEqual({ ok: false, code: 'key_reused' });
    expect(model.spendable('ann', 0)).toBe(4);
  });

  it('lets a code be used or cancelled, with what is still live', () => {
    const code = { sendKey: 'k', receiver: 'bob@x.test' };
    model.apply(
      {
        command: 'send',
        input: { userId: 'ann', sendKey: 'k', amount: 3, receivers: [code.receiver] },
      },
      0,
    );
    expect(model.apply({ command: 'redeem', input: { userId: 'bob', ...code } }, 100)).toEqual({
      ok: true,
      value: { from: 'ann@x.test', amount: 1 },
    });
    expect(model.apply({ command: 'cancel', input: { userId: 'ann', ...code } }, 100)).toEqual({
      ok: false,
      code: 'transfer_code_used',
    });
    expect(model.units.listHistory('bob')).toEqual([
      { kind: 'CODE_IN', atMs: 100, amount: 1, total: 1 },
    ]);
  });

  it('keeps a unit for what waits for its pack, pays what can be read and lets go of the rest', () => {
    const recordings = ['read', 'unread', 'parked'].map((id) => ({
      id,
      completedMs: 0,
      isDue: false,
      isParked: id === 'parked',
      isSettled: false,
      lot: undefined,
      isReturned: false,
    }));
    const project = { id: 'p', name: 'Drill', owner: 'ann', target: 4, isRemoved: false };
    const ended = { type: 'pro', status: 'done', joined: 3, isFinished: true } as const;
    const drill: ModelProject = { ...project, ...ended, recordings };
    model.projects.add(drill);
    const order = { userId: 'ann', projectId: 'p', projectName: 'Drill' };
    model.projects.setAside({ ...order, amount: 4 }, 'USE', 0);
    drill.status = 'done';
    const countHeld = () => model.units.listAt('project p').length;
    expect(model.projects.release('p', 0)).toEqual({ ok: true, value: 1 });
    model.projects.pack({ recordingId: 'read', isReadable: true });
    model.projects.pack({ recordingId: 'unread', isReadable: false });
    model.apply({ command: 'runJob', input: {} }, 0);
    expect([countHeld(), model.spendable('ann', 0)]).toEqual([1, 4]);
    drill.isRemoved = true;
    model.apply({ command: 'runJob', input: {} }, 0);
    expect([countHeld(), model.spendable('ann', 0)]).toEqual([0, 5]);
  });

  it('ends a year on the same day, and one from 29 February on the 28th', () => {
    const end = (text: string) => new Date(addYear(Date.parse(text))).toISOString();
    expect(end('2028-02-29T08:00:00Z')).toBe('2029-02-28T08:00:00.000Z');
    expect(end('2027-03-01T08:00:00Z')).toBe('2028-03-01T08:00:00.000Z');
  });
});
