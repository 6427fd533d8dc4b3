import { randomUUID } from 'node:crypto';
import type { CreditMovement, TransferCode, User } from '@fovea/contract';
import type { Page } from '@playwright/test';
import { answerCall, answerPlainly } from '#drivers/answer-call.ts';

const BALANCE = 128;
const ADMINISTRATOR: User = {
  id: randomUUID(),
  email: 'mina.kim@hanbit.example',
  organization: 'Hanbit University',
  role: 'admin',
  language: 'en',
  hasSecondFactor: true,
  leavesAt: null,
  terms: null,
};

export const OFFER = { from: 'lab@hanbit.example', amount: 10, balanceAfter: BALANCE + 10 };

const ABOUT: CreditMovement['about'] = {
  source: null,
  projectId: null,
  projectName: null,
  email: null,
  receivers: null,
  reason: null,
};

type Move = [
  type: CreditMovement['type'],
  at: string,
  amount: number,
  total: number,
  about: Partial<CreditMovement['about']>,
];

const toProject = (projectName: string) => ({ projectId: randomUUID(), projectName });

/** Every kind that has a look of its own, newest first. */
const MOVES: Move[] = [
  ['USE', '2026-11-12T10:41:00Z', -60, 128, toProject('Yuzu Spark launch ad')],
  ['UPGRADE', '2026-11-05T14:30:00Z', -12, 188, toProject('Tea label pilot')],
  ['GRANT', '2026-11-01T00:00:00Z', 200, 200, { source: 'subscription' }],
  ['EXPIRE', '2026-11-01T00:00:00Z', -8, 0, { source: 'subscription' }],
  ['CODE_IN', '2026-10-29T09:12:00Z', 8, 8, { email: 'lab@hanbit.example' }],
  ['USE', '2026-10-29T08:12:00Z', -50, 0, toProject('Lunch menu test')],
  ['TRANSFER_BACK', '2026-10-28T11:08:00Z', 10, 50, { email: 'j.park@hanbit.example' }],
  ['TRANSFER_OUT', '2026-10-27T09:15:00Z', -30, 40, { receivers: 3 }],
  ['RELEASE', '2026-10-25T16:02:00Z', 12, 70, toProject('Paper cup test, autumn and winter')],
  ['PURCHASE', '2026-10-22T08:47:00Z', 30, 58, { source: 'purchase' }],
  ['ADJUST', '2026-10-21T10:00:00Z', 20, 28, { reason: 'Two sessions of a failed upload' }],
  ['GRANT', '2026-10-20T13:19:00Z', 8, 8, { source: 'promo' }],
];

type Code = [name: string, day: string, batchTotal: number, status: TransferCode['status']];

const CODES: Code[] = [
  ['j.park', '2026-10-27', 10, 'CANCELLED'],
  ['n.baek', '2026-10-18', 30, 'NOT_USED'],
  ['w.shin', '2026-10-18', 30, 'USED'],
  ['t.oh', '2026-10-18', 30, 'NOT_USED'],
  ['y.han', '2026-10-02', 40, 'USED'],
  ['e.ryu', '2026-10-02', 40, 'USED'],
];

export async function answerBalance(page: Page, balance: number): Promise<void> {
  const parts = [{ amount: balance, expiresAt: null }];
  await answerPlainly(page, '/credits', { balance, parts });
}

export async function answerHistory(page: Page): Promise<void> {
  const rows = MOVES.map(([type, at, amount, total, about], index) => ({
    id: String(MOVES.length - index),
    type,
    at,
    amount,
    total,
    about: { ...ABOUT, ...about },
  }));
  await answerPlainly(page, '/credits/history?*', { rows, next: '1' });
  const since = '2026-10-01T10:00:00Z';
  const totals = { rows: 23, cameIn: 462, used: -294, projects: 6, sent: -20, since };
  await answerPlainly(page, '/credits/history/totals*', totals);
}

export async function answerUsedCodes(page: Page): Promise<void> {
  const used = [
    ['P4TW-88KD-2MNC', 'lab@hanbit.example', '2026-10-02T09:30:00Z', 10],
    ['R9HE-3VXA-7QKJ', 'lab@hanbit.example', '2026-06-14T15:11:00Z', 20],
    ['C2DN-6YGB-5WTM', 's.choi@oriel.example', '2026-03-03T10:05:00Z', 5],
  ] as const;
  const codes = used.map(([code, from, usedAt, amount]) => ({
    id: randomUUID(),
    code,
    from,
    usedAt,
    amount,
  }));
  await answerPlainly(page, '/transfer-codes/redeemed*', { codes, next: null });
}

export async function becomeAdministrator(page: Page): Promise<void> {
  await answerCall(page, '/users/self', ADMINISTRATOR);
  await answerList(page, [], { NOT_USED: 0, USED: 0, CANCELLED: 0 });
}

export async function answerCodes(page: Page): Promise<void> {
  await answerCall(page, '/users/self', ADMINISTRATOR);
  await answerList(page, CODES.map(toCode), { NOT_USED: 4, USED: 6, CANCELLED: 1 });
}

async function answerList(
  page: Page,
  codes: readonly TransferCode[],
  counts: Readonly<Record<TransferCode['status'], number>>,
): Promise<void> {
  const total = 10 * Object.values(counts).reduce((sum, count) => sum + count, 0);
  await answerPlainly(page, '/transfer-codes*', { codes, next: null, counts, total });
}

function toCode([name, day, batchTotal, status]: Code): TransferCode {
  const isWaiting = status === 'NOT_USED';
  return {
    id: randomUUID(),
    receiver: `${name}@hanbit.example`,
    sentAt: `${day}T09:00:00Z`,
    amount: 10,
    batchTotal,
    status,
    code: isWaiting ? 'K7M2-9XQD-4HPT' : null,
    usable: isWaiting ? 10 : 0,
    endedAt: isWaiting ? null : '2026-10-28T09:00:00Z',
    moved: isWaiting ? null : 10,
  };
}
