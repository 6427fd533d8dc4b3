// The calls of Toss's REST API that the server makes, with who may make them, once for each key.
import type { IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { createTossCards } from './toss-cards.ts';
import { type Content, TossFault, type TossLedger } from './toss-ledger.ts';

const KEY_MAX = 300;

/** Confirmation that the server asked for, also when it was refused. */
export interface TossConfirmation {
  readonly orderId: string;
  readonly key: string;
}

type Cards = ReturnType<typeof createTossCards>;
type Answer = { readonly value: unknown } | { readonly fault: unknown };

export function createTossCalls(secretKey: string, ledger: TossLedger, cards: Cards) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const answers = new Map<string, { request: string; answer: Answer }>();
  const confirmations: TossConfirmation[] = [];

  /** The same key answers the same, refusals too; with another request it is refused. */
  function once(key: unknown, request: string, run: () => unknown): unknown {
    if (typeof key !== 'string' || key.length > KEY_MAX) {
      throw new TossFault(400, 'INVALID_IDEMPOTENCY_KEY');
    }
    const before = answers.get(key);
    if (before !== undefined && before.request !== request) {
      throw new TossFault(400, 'INVALID_IDEMPOTENCY_KEY', 'the key was of another request');
    }
    const answer = before?.answer ?? attempt(run);
    answers.set(key, { request, answer });
    if ('fault' in answer) throw answer.fault;
    return answer.value;
  }

  function post(path: string, content: Content): unknown {
    if (path === '/v1/payments/confirm') return ledger.present(ledger.confirm(content));
    if (path === '/v1/billing/authorizations/issue') return cards.issue(content);
    const [, kind, key = '', deed] =
      /^\/v1\/(payments|billing)\/(\w+)(\/cancel)?$/.exec(path) ?? [];
    if (kind === 'payments' && deed) return ledger.present(ledger.cancel(key, content));
    if (kind === 'billing' && !deed) return ledger.present(cards.charge(key, content));
    throw new TossFault(404, 'NOT_FOUND');
  }

  function note(key: unknown, body: string): void {
    const { orderId } = JSON.parse(body) as Content;
    confirmations.push({ orderId: String(orderId), key: String(key) });
  }

  return {
    confirmations,

    async answer(request: IncomingMessage, { pathname: path, searchParams }: URL) {
      const { method, headers } = request;
      const body = await readText(request);
      if (headers.authorization !== authorization) throw new TossFault(401, 'UNAUTHORIZED_KEY');
      if (method === 'POST') {
        if (path === '/v1/payments/confirm') note(headers['idempotency-key'], body);
        return once(headers['idempotency-key'], `${path} ${body}`, () =>
          post(path, JSON.parse(body) as Content),
        );
      }
      const [, orderId] = /^\/v1\/payments\/orders\/([\w=-]+)$/.exec(path) ?? [];
      if (method === 'GET' && orderId) return ledger.present(ledger.findByOrder(orderId));
      const [, paymentKey] = /^\/v1\/payments\/(\w+)$/.exec(path) ?? [];
      if (method === 'GET' && paymentKey) return ledger.present(ledger.findByKey(paymentKey));
      if (method === 'GET' && path === '/v1/transactions') {
        return ledger.listTransactions(searchParams);
      }
      const [, billingKey] = /^\/v1\/billing\/(\w+)$/.exec(path) ?? [];
      if (method === 'DELETE' && billingKey) return cards.remove(billingKey);
      throw new TossFault(404, 'NOT_FOUND');
    },

    forgetKeys: () => answers.clear(),
  };
}

function attempt(run: () => unknown): Answer {
  try {
    return { value: run() };
  } catch (fault) {
    return { fault };
  }
}
