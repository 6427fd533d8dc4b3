// What must be so, said without a line of the server's code: which payments bring sessions, when
// somebody notices, and what comes back.
const ASK_MS = 2_000;
const JOB_ASK_MS = 600_000;
const JOB_LOOKS_BACK_MS = 26 * 3_600_000;
const REFUND_WAITS_MS = 60_000;
const REFUND_MS = 30 * 86_400_000;

export interface ModelOrder {
  readonly owner: number;
  readonly sessions: number;
  readonly createdMs: number;
  /** Nobody knows its page yet: the answer was lost. */
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
}

export function createModel() {
  const orders: ModelOrder[] = [];
  let granted = 0;

  function place(owner: number, sessions: number, nowMs: number, hasPage: boolean): ModelOrder {
    const order: ModelOrder = {
      ...{ owner, sessions, createdMs: nowMs, hasPage, askedMs: undefined, atProvider: 'open' },
      ...{ paidMs: 0, isRight: true, refusesRefund: false, state: 'open', held: 0, turn: 0 },
      ...{ refund: 'none', refundAskedMs: 0 },
    };
    orders.push(order);
    return order;
  }

  /** Somebody looks at the provider, and books what is there. */
  function look(order: ModelOrder): void {
    if (order.state === 'paid' || !order.isRight) return;
    if (order.atProvider === 'paid') {
      order.state = 'paid';
      order.held = order.sessions;
      order.turn = ++granted;
    }
    if (order.atProvider === 'expired') order.state = 'ended';
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
    return isWhole && order.refund === 'none' && nowMs - order.paidMs <= REFUND_MS;
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

  return { orders, place, look, read, canRefund, refund, runJob, use, balanceOf };
}
