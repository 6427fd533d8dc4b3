import { DAY_MS } from '@fovea/contract/times';
import type { Expected, InputOf } from './acts.ts';
import { isLive, type ModelLot, put, toUser, type Units } from './units.ts';

const REFUND_MS = 30 * DAY_MS;
const PAID = ['purchase', 'subscription', 'organization'];
const REFUSED: Expected = { ok: false, code: 'refund_refused' };

interface Refund {
  readonly lot: ModelLot;
  state: 'requested' | 'confirmed' | 'refused';
}

export function createModelRefunds(units: Units) {
  const refunds = new Map<string, Refund>();
  return {
    refunds,
    request(input: InputOf<'requestRefund'>, nowMs: number): Expected {
      const lot = units.lots.find(
        ({ source, sourceRef }) => source === input.source && sourceRef === input.sourceRef,
      );
      if (lot === undefined || !PAID.includes(lot.source)) return REFUSED;
      const own = units.listOf(lot, toUser(lot.buyer)).filter((unit) => isLive(unit, nowMs));
      if (own.length < lot.amount || nowMs > lot.paidMs + REFUND_MS) return REFUSED;
      units.book('REFUND', nowMs, () => put(own, 'refunded'));
      refunds.set(input.requestId, { lot, state: 'requested' });
      return { ok: true, value: { requestId: input.requestId, amount: lot.amount } };
    },
    confirm(requestId: string): Expected {
      const refund = refunds.get(requestId);
      if (refund === undefined || refund.state === 'refused') return REFUSED;
      refund.state = 'confirmed';
      return { ok: true };
    },
    refuseIt(requestId: string, nowMs: number): Expected {
      const refund = refunds.get(requestId);
      if (refund?.state !== 'requested') return REFUSED;
      const { lot } = refund;
      units.book('REFUND', nowMs, () => put(units.listOf(lot, 'refunded'), toUser(lot.buyer)));
      refund.state = 'refused';
      return { ok: true, value: { amount: lot.amount } };
    },
  };
}
