// Toss for drills and for the local stack: keeps state, checks what it is sent, and signs nothing of
// payments, as the real one.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { deliver, sendJson } from './fake-stripe.ts';
import { createTossCalls, type TossConfirmation } from './toss-api.ts';
import { createTossCards, type FakeCard } from './toss-cards.ts';
import { createTossLedger, type FakePayment, TossFault, toKoreanTime } from './toss-ledger.ts';
import { addToUrl, toScript, toTossReceipt, toWindow, type WindowRequest } from './toss-pages.ts';

export interface FakeTossOptions {
  readonly secretKey: string;
  readonly clientKey: string;
  readonly port?: number;
  readonly now?: () => number;
  /** Where events go by themselves; without it a test delivers them. */
  readonly webhookUrl?: string;
}

export interface TossEvent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface FakeToss {
  readonly url: string;
  readonly script: string;
  readonly payments: ReadonlyMap<string, FakePayment>;
  readonly cards: ReadonlyMap<string, FakeCard>;
  readonly confirmations: readonly TossConfirmation[];
  /** Every event so far. */
  readonly events: readonly TossEvent[];
  /** The person agrees at the window; what the way back carries as paymentKey. */
  agree(payment: AgreedPayment): string;
  /** The person gives a card at the window; what the way back carries as authKey. */
  giveCard(customerKey: string, isDeclined?: boolean): string;
  /** Somebody gives money back in Toss's dashboard: all of it, or so much. */
  giveBack(paymentKey: string, amount?: number): TossEvent;
  /** An event that says whatever a test wants. */
  tell(data: object): TossEvent;
  /** The next answers to POSTs are cut after the work is done. */
  cutAnswers(count: number): void;
  /** The next requests fail: POSTs after the work is done. */
  failAnswers(count: number): void;
  /** As after two weeks: a key that comes again is a new one. */
  forgetKeys(): void;
  stop(): Promise<void>;
}

interface AgreedPayment {
  readonly orderId: string;
  readonly amount: number;
  readonly currency?: string;
  readonly isDeclined?: boolean;
}

export async function startFakeToss(options: FakeTossOptions): Promise<FakeToss> {
  const now = options.now ?? Date.now;
  let url = '';
  const events: TossEvent[] = [];
  const ledger = createTossLedger({ now, pageUrl: () => url, onChange: announce });
  const cards = createTossCards(ledger);
  const calls = createTossCalls(options.secretKey, ledger, cards);
  const left = { cuts: 0, failures: 0 };

  function tell(data: object): TossEvent {
    const content = { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: toKoreanTime(now()), data };
    const headers = {
      'content-type': 'application/json',
      'tosspayments-webhook-transmission-id': randomUUID(),
      'tosspayments-webhook-transmission-time': toKoreanTime(now()),
    };
    return { body: JSON.stringify(content), headers };
  }

  function announce(payment: FakePayment): void {
    const event = tell(ledger.present(payment));
    events.push(event);
    if (options.webhookUrl !== undefined) void deliver(options.webhookUrl, event);
  }

  const agree: FakeToss['agree'] = (payment) =>
    ledger.begin({ currency: 'KRW', ...payment }).paymentKey;

  function giveBack(paymentKey: string, cancelAmount?: number): TossEvent {
    ledger.cancel(paymentKey, { cancelReason: 'dashboard', cancelAmount });
    return events.at(-1) ?? tell({});
  }

  /** Where the window leads, by what somebody does at it. */
  function leave(request: WindowRequest, deed: string): string {
    const { orderId = '', customerKey, amount, successUrl, failUrl } = request;
    if (deed === 'left') {
      const code = 'PAY_PROCESS_CANCELED';
      return addToUrl(failUrl, { code, message: '사용자가 결제를 취소하였습니다.', orderId });
    }
    const isDeclined = deed === 'declined';
    if (amount === undefined) {
      return addToUrl(successUrl, { customerKey, authKey: cards.give(customerKey, isDeclined) });
    }
    const agreed = { orderId, amount: amount.value, currency: amount.currency, isDeclined };
    const back = { orderId, paymentKey: agree(agreed), amount: String(amount.value) };
    return addToUrl(successUrl, { paymentType: 'NORMAL', ...back });
  }

  async function answerWindow(request: IncomingMessage, response: ServerResponse) {
    const isPost = request.method === 'POST';
    const { searchParams } = new URL(request.url ?? '/', url);
    const form = isPost ? new URLSearchParams(await readText(request)) : searchParams;
    const asked = JSON.parse(form.get('request') ?? '{}') as WindowRequest;
    if (asked.clientKey !== options.clientKey) throw new TossFault(401, 'INVALID_CLIENT_KEY');
    if (isPost) {
      response.writeHead(303, { location: leave(asked, form.get('deed') ?? '') }).end();
    } else sendPage(response, toWindow(asked));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', url);
    const { pathname } = asked;
    if (pathname === '/') return void response.end('fake');
    if (pathname === '/v2/standard') {
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(toScript());
    }
    if (pathname === '/window') return answerWindow(request, response);
    const receipt = ledger.payments.get(/^\/receipt\/(\w+)$/.exec(pathname)?.[1] ?? '');
    if (receipt !== undefined) return sendPage(response, toTossReceipt(receipt));
    const done = await calls.answer(request, asked);
    if (left.failures > 0) {
      left.failures -= 1;
      throw new Error('on purpose');
    }
    if (request.method === 'POST' && left.cuts > 0) {
      left.cuts -= 1;
      return void response.destroy();
    }
    sendJson(response, 200, done);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof TossFault ? error : { status: 500, code: 'FAKE' };
      sendJson(response, status, { code, message: String(error) });
    });
  });
  await new Promise<void>((up) => server.listen(options.port ?? 0, '127.0.0.1', () => up()));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    script: `${url}/v2/standard`,
    payments: ledger.payments,
    cards: cards.cards,
    events,
    confirmations: calls.confirmations,
    agree,
    giveCard: cards.give,
    giveBack,
    tell,
    forgetKeys: calls.forgetKeys,
    cutAnswers: (count) => {
      left.cuts = count;
    },
    failAnswers: (count) => {
      left.failures = count;
    },
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
