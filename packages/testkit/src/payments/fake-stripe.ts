// Stripe for drills and for the local stack: keeps state, checks what it is sent, signs what it tells.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { createStripeLedger, type FakeSession } from './stripe-ledger.ts';
import { toPayPage, toReceiptPage } from './stripe-pages.ts';
import { readStripe } from './stripe-reads.ts';
import { type Form, StripeRefusal } from './stripe-rules.ts';
import type { FakeSubscription } from './stripe-subscriptions.ts';

export interface FakeStripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly products: readonly string[];
  readonly port?: number;
  readonly now?: () => number;
  /** Asked of every answer, when the work is done: true, and nobody hears it. */
  readonly isCut?: () => boolean;
  /** Where events go by themselves; without it a test delivers them. */
  readonly webhookUrl?: string;
}

export interface SignedEvent {
  readonly id: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface FakeStripe {
  readonly url: string;
  readonly sessions: ReadonlyMap<string, FakeSession>;
  readonly subscriptions: ReadonlyMap<string, FakeSubscription>;
  /** Every event so far, as it was first signed. */
  readonly events: readonly SignedEvent[];
  /** The person pays; the event of it. */
  pay(sessionId: string): SignedEvent;
  expire(sessionId: string): SignedEvent;
  /** Months end and are charged as far as the clock is; the events of it. */
  moveOn(): readonly SignedEvent[];
  /** Somebody gives money back in Stripe's dashboard: all of it, or so much. By its receipt's id. */
  giveBack(receiptId: string, amount?: number): SignedEvent;
  /** The bank takes the money back; later it decides. */
  dispute(receiptId: string): SignedEvent;
  closeDispute(receiptId: string, status: 'won' | 'lost'): SignedEvent;
  /** An event that says whatever a test wants, signed as of a moment. */
  sign(event: object, options?: { atMs?: number; secret?: string }): SignedEvent;
  /** The next answers to POSTs are cut after the work is done. */
  cutAnswers(count: number): void;
  /** The next requests fail and are not to be tried again: POSTs after the work is done. */
  failAnswers(count: number): void;
  /** As after a day: a key that comes again is a new one. */
  forgetKeys(): void;
  stop(): Promise<void>;
}

const DELIVERIES_MS = [0, 1_000, 5_000, 15_000];

export async function startFakeStripe(options: FakeStripeOptions): Promise<FakeStripe> {
  const now = options.now ?? Date.now;
  let url = '';
  let cuts = 0;
  let failures = 0;
  const events: SignedEvent[] = [];
  const ledger = createStripeLedger({ ...options, now, pageUrl: () => url });

  const sign: FakeStripe['sign'] = (event, { atMs = now(), secret } = {}) => {
    const body = JSON.stringify(event);
    const atS = Math.floor(atMs / 1_000);
    const key = secret ?? options.webhookSecret;
    const v1 = createHmac('sha256', key).update(`${atS}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': `t=${atS},v1=${v1}`,
    };
    return { id: (event as { id?: string }).id ?? '', body, headers };
  };

  function tell(type: string, object: object): SignedEvent {
    const id = ledger.toId('evt');
    const event = sign({ id, object: 'event', type, created: ledger.nowS(), data: { object } });
    events.push(event);
    if (options.webhookUrl !== undefined) void deliver(options.webhookUrl, event);
    return event;
  }

  function pay(sessionId: string): SignedEvent {
    const session = ledger.getSession(sessionId);
    if (session.status !== 'open') throw new StripeRefusal(400, 'The session is not open');
    ledger.pay(session);
    return tell('checkout.session.completed', ledger.present(session));
  }

  function expire(sessionId: string): SignedEvent {
    const session = ledger.getSession(sessionId);
    session.status = 'expired';
    return tell('checkout.session.expired', ledger.present(session));
  }

  function moveOn(): readonly SignedEvent[] {
    const before = events.length;
    ledger.monthly.moveOn(tell);
    return events.slice(before);
  }

  function answerMonthly({ method }: IncomingMessage, id: string, form: Form): unknown {
    const subscription = ledger.monthly.get(id);
    if (method === 'GET') return ledger.monthly.present(subscription);
    if (method === 'DELETE') return ledger.monthly.cancel(subscription, tell);
    return ledger.monthly.update(subscription, form, tell);
  }

  function giveBack(receiptId: string, amount?: number): SignedEvent {
    const paid = ledger.getReceipt(receiptId);
    const part = amount === undefined ? {} : { amount: String(amount) };
    ledger.refund({ payment_intent: paid.intentId, ...part });
    return tell('charge.refunded', ledger.presentCharge(paid));
  }

  function dispute(receiptId: string): SignedEvent {
    const paid = ledger.getReceipt(receiptId);
    paid.dispute = { id: ledger.toId('dp'), status: 'needs_response' };
    return tell('charge.dispute.created', ledger.presentDispute(paid));
  }

  function closeDispute(receiptId: string, status: 'won' | 'lost'): SignedEvent {
    const paid = ledger.getReceipt(receiptId);
    if (paid.dispute === undefined) throw new StripeRefusal(404, 'No such dispute');
    paid.dispute.status = status;
    return tell('charge.dispute.closed', ledger.presentDispute(paid));
  }

  async function answerApi(
    request: IncomingMessage,
    { pathname: path, searchParams }: URL,
  ): Promise<unknown> {
    const form = Object.fromEntries(new URLSearchParams(await readText(request)));
    ledger.assertCaller(request.headers);
    const subscriptionId = /^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1];
    if (subscriptionId !== undefined) return answerMonthly(request, subscriptionId, form);
    if (path === '/v1/invoices') return ledger.monthly.listInvoices(searchParams);
    const [, sessionId, deed] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (request.method === 'POST' && sessionId !== undefined && deed !== undefined) {
      if (ledger.getSession(sessionId).status !== 'open') {
        throw new StripeRefusal(400, 'Only open Checkout Sessions can be expired');
      }
      expire(sessionId);
      return ledger.present(ledger.getSession(sessionId));
    }
    if (request.method === 'GET' && sessionId !== undefined) {
      return ledger.present(ledger.getSession(sessionId));
    }
    if (request.method === 'GET') return readStripe(ledger, path, searchParams);
    if (path === '/v1/checkout/sessions') {
      return ledger.once(request.headers, form, () => ledger.present(ledger.createSession(form)));
    }
    if (path === '/v1/refunds') {
      return ledger.once(request.headers, form, () => ledger.refund(form));
    }
    throw new StripeRefusal(404, `Unrecognized request URL (${request.method} ${path})`);
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    [, page = '', id = '', deed = '']: readonly string[],
  ): Promise<void> {
    if (request.method === 'POST' && deed === 'refunded') giveBack(id);
    if (request.method === 'POST' && deed === 'disputed') dispute(id);
    if (request.method === 'POST' && (deed === 'renewed' || deed === 'unpaid')) {
      ledger.monthly.skipMonth(id, deed === 'unpaid', tell);
    }
    if (page === 'receipt') return sendPage(response, toReceiptPage(ledger.getReceipt(id)));
    const session = ledger.getSession(id);
    if (request.method === 'POST' && deed === 'paid') {
      if (session.status === 'open') pay(id);
      response.writeHead(303, { location: session.successUrl }).end();
      return;
    }
    sendPage(response, toPayPage(session, request.method === 'POST' && deed === 'declined'));
  }

  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://stripe.invalid');
    const { pathname } = asked;
    try {
      const page = /^\/(pay|receipt)\/(\w+)(?:\/(\w+))?$/.exec(pathname);
      if (page !== null) return await answerPage(request, response, page);
      if (pathname === '/') return void response.end('fake');
      const answer = await answerApi(request, asked);
      if (failures > 0) {
        failures -= 1;
        response.setHeader('stripe-should-retry', 'false');
        throw new Error('on purpose');
      }
      if (options.isCut?.()) return void response.destroy();
      if (request.method === 'POST' && cuts > 0) {
        cuts -= 1;
        return void response.destroy();
      }
      sendJson(response, 200, answer);
    } catch (error) {
      if (error instanceof StripeRefusal) return sendJson(response, error.status, error.body);
      sendJson(response, 500, { error: { type: 'api_error', message: String(error) } });
    }
  });
  await new Promise<void>((up) => server.listen(options.port ?? 0, '127.0.0.1', () => up()));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    sessions: ledger.sessions,
    subscriptions: ledger.monthly.subscriptions,
    events,
    pay,
    expire,
    moveOn,
    giveBack,
    dispute,
    closeDispute,
    sign,
    cutAnswers: (count) => {
      cuts = count;
    },
    failAnswers: (count) => {
      failures = count;
    },
    forgetKeys: ledger.forgetKeys,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
  response.end(JSON.stringify(body));
}

/** Again, after longer and longer waits, until somebody says 2xx. */
export async function deliver(
  webhookUrl: string,
  { body, headers }: Pick<SignedEvent, 'body' | 'headers'>,
): Promise<void> {
  for (const waitMs of DELIVERIES_MS) {
    await new Promise((done) => setTimeout(done, waitMs));
    const isTaken = await fetch(webhookUrl, { method: 'POST', headers, body }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isTaken) return;
  }
}
