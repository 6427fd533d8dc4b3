import {
  type Access,
  type Call,
  type CallBody,
  type CallParams,
  type CallQuery,
  ERRORS,
  type ErrorCode,
  type GivenReply,
  toApiPath,
} from '@fovea/contract';
import { HttpResponse, http } from 'msw';
import { faults, server } from './server.ts';

/** Input of a screen's call, by the parts that the call declares. */
export type Asked<C> = Parts<'params', CallParams<C>> &
  Parts<'query', CallQuery<C>> &
  Parts<'body', CallBody<C>>;
type Parts<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [K in Name]: Value };

export interface Answered<C> {
  /** Every call so far, the first one first. */
  readonly asked: readonly Asked<C>[];
}

export interface HeldBack<C> extends Answered<C> {
  /** Lets the answer go, to those who wait and to all who ask later. */
  release(): void;
}

type Give<C> = (asked: Asked<C>) => Given<C> | Promise<Given<C>>;
type Given<C> = GivenReply<C> | Response;

/** Codes that any call may answer, besides those its descriptor names. */
const IMPLIED: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  user: ['unauthenticated', 'xsrf_invalid', 'second_factor_required'],
  recording: ['recording_token_invalid'],
  provider: ['signature_invalid'],
};
const COMMON: readonly ErrorCode[] = ['invalid_request', 'internal', 'unavailable'];

/**
 * Answers a call from now on. Both sides are held to the contract: a body that its schema refuses
 * throws at once, and a request that does not fit fails the test.
 */
export function answer<C extends Call>(call: C, reply: GivenReply<C> | Give<C>): Answered<C> {
  return serve(call, toGive(call, reply));
}

/** Leaves whoever asks waiting, so that a test can look at the screen meanwhile. */
export function holdBack<C extends Call>(call: C, reply: GivenReply<C> | Give<C>): HeldBack<C> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const give = toGive(call, reply);
  const { asked } = serve(call, (one) => promise.then(() => give(one)));
  return { asked, release: resolve };
}

/** Refuses a call from now on, by a code that its descriptor declares or that any such call has. */
export function refuse<C extends Call>(call: C, code: ErrorCode, details?: unknown): Answered<C> {
  const refusal = toRefusal(call, code, details);
  return serve(call, () => refusal.clone());
}

/** The answer of a refusal, for `holdBack` and for answers that depend on what was asked. */
export function toRefusal(call: Call, code: ErrorCode, details?: unknown): Response {
  if (![...call.errors, ...IMPLIED[call.access], ...COMMON].includes(code)) {
    throw new RangeError(`${call.id} never answers ${code}`);
  }
  const { status, message } = ERRORS[code];
  const body = {
    statusCode: status,
    code,
    message,
    requestId: 'a1b2c3d4-0000-4000-8000-00000000beef',
  };
  return HttpResponse.json(details === undefined ? body : { ...body, details }, { status });
}

/** Refuses a call in words alone, as a server does that is newer than this page. */
export function refuseInWords<C extends Call>(call: C, message: string): Answered<C> {
  const body = { statusCode: 422, code: 'newer_than_this_page', message };
  return serve(call, () => HttpResponse.json(body, { status: 422 }));
}

/** The network breaks: no answer arrives. */
export function breakOff<C extends Call>(call: C): Answered<C> {
  return serve(call, () => HttpResponse.error());
}

/** The success body of the calls of accounts and log-in. */
export function toEnvelope<Data, Status extends 200 | 201 = 200>(data: Data, statusCode?: Status) {
  return { statusCode: statusCode ?? 200, message: 'ok', data };
}

function toGive<C extends Call>(call: C, reply: GivenReply<C> | Give<C>): Give<C> {
  if (typeof reply === 'function') return reply as Give<C>;
  checkReply(call, reply);
  return () => reply;
}

function serve<C extends Call>(call: C, give: Give<C>): Answered<C> {
  const asked: Asked<C>[] = [];
  const path = toApiPath(call).replaceAll(/\{(\w+)\}/g, ':$1');
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  server.use(
    http[method](path, async ({ request, params }) => {
      try {
        const one = await readRequest(call, request, params);
        asked.push(one);
        return toResponse(call, await give(one));
      } catch (error) {
        faults.push(`${call.id}: ${error}`);
        return HttpResponse.error();
      }
    }),
  );
  return { asked };
}

function toResponse<C extends Call>(call: C, reply: Given<C>): Response {
  if (reply instanceof Response) return reply;
  checkReply(call, reply);
  if (call.transport === 'csv') return HttpResponse.text(String(reply));
  return HttpResponse.json(reply as object, { status: call.status ?? 200 });
}

function checkReply(call: Call, reply: unknown): void {
  const { success, error } = call.reply.safeParse(reply);
  if (!success) throw new TypeError(`${call.id} never answers so: ${error.message}`);
}

async function readRequest<C extends Call>(
  call: C,
  request: Request,
  params: Readonly<Record<string, unknown>>,
): Promise<Asked<C>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    ...(call.params && { params: call.params.parse(params) }),
    ...(call.query && { query: call.query.parse(query) }),
    ...(call.body && { body: call.body.parse(await request.json()) }),
  } as Asked<C>;
}
