import type { Expected, InputOf } from './acts.ts';
import { isLive, type ModelUser, put, toCode, toUser, type Units } from './units.ts';

export interface ModelCode {
  /** The request that sent it and its receiver: what it is known by on both sides. */
  readonly name: string;
  readonly sendKey: string;
  readonly sender: string;
  readonly receiver: string;
  readonly amount: number;
  status: 'NOT_USED' | 'USED' | 'CANCELLED';
  moved: number | null;
}

const refuse = (code: string): Expected => ({ ok: false, code });

export function createModelCodes(units: Units, users: readonly ModelUser[]) {
  const codes = new Map<string, ModelCode>();
  const find = ({ sendKey, receiver }: InputOf<'redeem'>) => codes.get(`${sendKey} ${receiver}`);
  const emailOf = (userId: string) => users.find(({ id }) => id === userId)?.email ?? '';

  /** Live units go on, the others are gone. */
  function empty(code: ModelCode, to: string, kind: string, nowMs: number): number {
    const held = units.listAt(toCode(code.name));
    const live = held.filter((unit) => isLive(unit, nowMs));
    units.book(kind, nowMs, () => {
      put(held, 'expired');
      put(live, toUser(to));
    });
    code.moved = live.length;
    return live.length;
  }

  return {
    codes,
    listPlaces: () => [...codes.keys()].map(toCode),
    send(input: InputOf<'send'>, nowMs: number): Expected {
      const { userId, sendKey, amount } = input;
      const receivers = [...new Set(input.receivers)];
      const live = units.listLive(toUser(userId), nowMs);
      if (live.length < amount * receivers.length) return refuse('credits_insufficient');
      units.book('TRANSFER_OUT', nowMs, () => {
        receivers.forEach((receiver, i) => {
          const name = `${sendKey} ${receiver}`;
          const own = { name, sendKey, sender: userId, receiver, amount, moved: null };
          codes.set(name, { ...own, status: 'NOT_USED' });
          put(live.slice(i * amount, (i + 1) * amount), toCode(name));
        });
      });
      return { ok: true, value: { sent: receivers.length, total: amount * receivers.length } };
    },
    /** Codes of somebody else are unknown. */
    redeem(input: InputOf<'redeem'>, nowMs: number): Expected {
      const code = find(input);
      if (code === undefined || code.receiver !== emailOf(input.userId)) {
        return refuse('transfer_code_unknown');
      }
      if (code.status === 'USED') return refuse('transfer_code_used');
      if (code.status === 'CANCELLED') return refuse('transfer_code_cancelled');
      if (!units.listAt(toCode(code.name)).some((unit) => isLive(unit, nowMs))) {
        return refuse('transfer_code_empty');
      }
      const amount = empty(code, input.userId, 'CODE_IN', nowMs);
      code.status = 'USED';
      return { ok: true, value: { from: emailOf(code.sender), amount } };
    },
    cancel(input: InputOf<'cancel'>, nowMs: number): Expected {
      const code = find(input);
      if (code?.sender !== input.userId) return refuse('not_found');
      if (code.status === 'USED') return refuse('transfer_code_used');
      if (code.status === 'CANCELLED') return { ok: true, value: { returned: code.moved } };
      const returned = empty(code, input.userId, 'TRANSFER_BACK', nowMs);
      code.status = 'CANCELLED';
      return { ok: true, value: { returned } };
    },
  };
}
