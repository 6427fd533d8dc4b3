import { DAY_MS, HOUR_MS } from '@fovea/contract/times';

// The model, without a line of the server's code: which payments bring sessions, when somebody
// notices, and what comes back.
const ASK_MS = 2_000;
const JOB_ASK_MS = 600_000;
const JOB_LOOKS_BACK_MS = 26 * HOUR_MS;
const REFUND_WAITS_MS = 60_000;
const REFUND_MS = 30 * DAY_MS;

export interface ModelOrder {
  readonly owner: number;
  readonly sessions: number;
  readonly createdMs: number;
  /** False while the page is unknown because the answer was lost. */
  hasPage: boolean;
  askedMs: number | undefined;
  atProvider: 'open' | 'paid' | 'expired';
  paidMs: number;
  /** The payment is what was ordered. */
  isRight: boolean;
  refusesRefund: boolean;
  state: 'open' | 'paid' | 'ended';
  /** Left of its sessions. */
  held: number;
  /** Which of all that were granted: sessions are used in this order. */
  turn: number;
  refund: 'none' | 'requested' | 'refunded';
  refundAskedMs: number;
  /** The money went back without us: by hand there, or by a dispute that was not won. */
  isGivenBack: boolean;
  isDisputed: boolean;
  /** Sessions that nobody pays for, and of which orders they were taken. */
  unpaid: number;
  readonly takenOf: Map<ModelOrder, number>;
}

export function createModel() {
  const orders: ModelOrder[] = [];
  let granted = 0;

  function place(owner: number, sessions: number, nowMs: number, hasPage: boolean): ModelOrder {
    const order: ModelOrder = {
      owner,
      sessions,
      createdMs: nowMs,
      hasPage,
      askedMs: undefined,
      atProvider: 'open',
      paidMs: 0,
      isRight: true,
      refusesRefund: false,
      state: 'open',
      held: 0,
      turn: 0,
      refund: 'none',
      refundAskedMs: 0,
      isGivenBack: false,
      isDisputed: false,
      unpaid: 0,
      takenOf: new Map(),
    };
    orders.push(order);
    return order;
  }

  /** Somebody looks at the provider, and books what is there. */
  function look(order: ModelOrder): void {
    if (!order.isRight) return;
    if (order.state !== 'paid' && order.atProvider === 'paid') {
      order.state = 'paid';
      order.held = order.sessions;
      order.turn = ++granted;
      for (const other of ofOwner(order.owner)) takeOwed(other);
    }
    if (order.state === 'paid') lookForReturns(order);
    if (order.state === 'open' && order.atProvider === 'expired') order.state = 'ended';
  }

  /** In the order in which sessions are used. */
  const ofOwner = (owner: number) =>
    orders
      .filter((one) => one.owner === owner && one.state === 'paid')
      .sort((a, b) => a.turn - b.turn);

  const owedFor = ({ unpaid, takenOf }: ModelOrder) =>
    [...takenOf.values()].reduce((rest, taken) => rest - taken, unpaid);

  /** Money that is back takes its sessions; a dispute that was won gives them back. */
  function lookForReturns(order: ModelOrder): void {
    const isBack = order.isGivenBack || order.isDisputed;
    order.unpaid = order.refund === 'none' && isBack ? order.sessions : 0;
    takeOwed(order);
    if (order.unpaid > 0) return;
    for (const [from, taken] of order.takenOf) from.held += taken;
    order.takenOf.clear();
  }

  function takeOwed(order: ModelOrder): void {
    for (const from of [order, ...ofOwner(order.owner).filter((one) => one !== order)]) {
      const taken = Math.max(Math.min(owedFor(order), from.held), 0);
      from.held -= taken;
      if (taken > 0) order.takenOf.set(from, (order.takenOf.get(from) ?? 0) + taken);
    }
  }

  /** True if the provider is asked. */
  function read(order: ModelOrder, nowMs: number, fails: boolean): boolean {
    if (order.state !== 'open' || !order.hasPage) return false;
    if (order.askedMs !== undefined && order.askedMs > nowMs - ASK_MS) return false;
    order.askedMs = nowMs;
    if (!fails) look(order);
    return true;
  }

  function canRefund(order: ModelOrder, nowMs: number): boolean {
    const isWhole = order.state === 'paid' && order.held === order.sessions;
    const isDue = ofOwner(order.owner).some((one) => owedFor(one) > 0);
    const isYoung = nowMs - order.paidMs <= REFUND_MS;
    return isWhole && !isDue && order.refund === 'none' && isYoung;
  }

  /** The sessions leave; whether the provider's answer arrives is another matter. */
  function refund(order: ModelOrder, nowMs: number, fails: boolean): void {
    order.held = 0;
    order.refund = 'requested';
    order.refundAskedMs = nowMs;
    if (!fails) endRefund(order);
  }

  function endRefund(order: ModelOrder): void {
    order.refund = order.refusesRefund ? 'none' : 'refunded';
    if (order.refusesRefund) order.held = order.sessions;
  }

  function runJob(nowMs: number): void {
    for (const order of orders) {
      const isYoung = order.createdMs > nowMs - JOB_LOOKS_BACK_MS;
      const isQuiet = (order.askedMs ?? order.createdMs) <= nowMs - JOB_ASK_MS;
      if (order.state === 'open' && order.hasPage && isYoung && isQuiet) {
        order.askedMs = nowMs;
        look(order);
      }
      const isWaiting = order.refund === 'requested';
      if (isWaiting && order.refundAskedMs <= nowMs - REFUND_WAITS_MS) endRefund(order);
    }
  }

  /** One session of what somebody has longest. */
  function use(owner: number): boolean {
    const [order] = orders
      .filter((one) => one.owner === owner && one.held > 0)
      .sort((a, b) => a.turn - b.turn);
    if (order === undefined) return false;
    order.held -= 1;
    return true;
  }

  const balanceOf = (owner: number) =>
    orders.reduce((sum, order) => sum + (order.owner === owner ? order.held : 0), 0);

  return { orders, place, look, lookForReturns, read, canRefund, refund, runJob, use, balanceOf };
}
