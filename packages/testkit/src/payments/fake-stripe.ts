// Stripe for drills and for the local stack: keeps state, checks what it is sent, signs what it tells.
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { createStripeLedger, type FakeSession, StripeRefusal } from './stripe-ledger.ts';
import { toPayPage, toReceiptPage } from './stripe-pages.ts';

export interface FakeStripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly products: readonly string[];
  readonly port?: number;
  readonly now?: () => number;
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
  /** Every event so far, as it was first signed. */
  readonly events: readonly SignedEvent[];
  /** The person pays; the event of it. */
  pay(sessionId: string): SignedEvent;
  expire(sessionId: string): SignedEvent;
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

  function tell(type: string, session: FakeSession): SignedEvent {
    const id = ledger.toId('evt');
    const object = ledger.present(session);
    const event = sign({ id, object: 'event', type, created: ledger.nowS(), data: { object } });
    events.push(event);
    if (options.webhookUrl !== undefined) void deliver(options.webhookUrl, event);
    return event;
  }

  function pay(sessionId: string): SignedEvent {
    const session = ledger.getSession(sessionId);
    if (session.status !== 'open') throw new StripeRefusal(400, 'The session is not open');
    session.status = 'complete';
    session.paidAtS = ledger.nowS();
    return tell('checkout.session.completed', session);
  }

  function expire(sessionId: string): SignedEvent {
    const session = ledger.getSession(sessionId);
    session.status = 'expired';
    return tell('checkout.session.expired', session);
  }

  async function answerApi(request: IncomingMessage, path: string): Promise<unknown> {
    const form = Object.fromEntries(new URLSearchParams(await readText(request)));
    ledger.assertCaller(request.headers);
    const sessionId = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(path)?.[1];
    if (request.method === 'GET' && sessionId !== undefined) {
      return ledger.present(ledger.getSession(sessionId));
    }
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
    const session = ledger.getSession(id);
    if (request.method === 'POST' && deed === 'paid') {
      if (session.status === 'open') pay(id);
      response.writeHead(303, { location: session.successUrl }).end();
      return;
    }
    const isDeclined = request.method === 'POST' && deed === 'declined';
    const html = page === 'receipt' ? toReceiptPage(session) : toPayPage(session, isDeclined);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stripe.invalid');
    try {
      const page = /^\/(pay|receipt)\/(\w+)(?:\/(\w+))?$/.exec(pathname);
      if (page !== null) return await answerPage(request, response, page);
      if (pathname === '/') return void response.end('fake');
      const answer = await answerApi(request, pathname);
      if (failures > 0) {
        failures -= 1;
        response.setHeader('stripe-should-retry', 'false');
        throw new Error('on purpose');
      }
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
    events,
    pay,
    expire,
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
