import { ApiError } from './api-error.ts';
import type { Call, CallInput, CallReply } from './call.ts';
import { fillPath } from './call.ts';
import type { ErrorCode } from './errors.ts';
import { ERRORS } from './errors.ts';

export interface HttpResponse {
  readonly status: number;
  text(): Promise<string>;
}

export interface HttpInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array;
  readonly credentials?: 'include' | 'omit';
}

export interface ClientOptions {
  /** Up to and including /api/v1. */
  readonly baseUrl: string;
  /** The platform's fetch. No timeout is set here: the specification asks for none. */
  readonly fetch: (url: string, init: HttpInit) => Promise<HttpResponse>;
  /** Reads the XSRF-TOKEN cookie. */
  readonly xsrfToken?: () => string | undefined;
  readonly onNetworkError?: (error: unknown, call: Call) => void;
  readonly credentials?: 'include' | 'omit';
  /** Fixed headers, such as the token of a recording. */
  readonly headers?: Record<string, string>;
}

export interface Client {
  call<C extends Call>(
    call: C,
    ...input: unknown extends CallInput<C> ? [] : [CallInput<C>]
  ): Promise<CallReply<C>>;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A thin typed client. It sends, parses and throws; redirects and toasts belong to the apps. */
export function createClient(options: ClientOptions): Client {
  async function call(descriptor: Call, input: AnyInput = {}): Promise<unknown> {
    const base = options.baseUrl.replace(/v1$/, descriptor.version ?? 'v1');
    const url = base + fillPath(descriptor.path, input.params) + toQuery(input.query);
    let status: number;
    let text: string;
    try {
      const response = await options.fetch(url, toInit(descriptor, input, options));
      status = response.status;
      text = await response.text();
    } catch (error) {
      options.onNetworkError?.(error, descriptor);
      throw error;
    }
    return readBody(descriptor, status, text);
  }
  return { call } as Client;
}

function toInit(call: Call, input: AnyInput, options: ClientOptions): HttpInit {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  const xsrf = call.method === 'GET' ? undefined : options.xsrfToken?.();
  if (xsrf !== undefined) headers['x-xsrf-token'] = xsrf;
  const base = { method: call.method, headers, credentials: options.credentials ?? 'include' };
  if (input.body === undefined) return base;
  headers['content-type'] = 'application/json';
  return { ...base, body: JSON.stringify(input.body) };
}

function toQuery(query: Record<string, unknown> = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** A body whose statusCode does not begin with 1, 2 or 3 is an error, also under HTTP 200. */
function readBody(call: Call, status: number, text: string): unknown {
  if (call.transport === 'csv' && status < 400) return call.reply.parse(text);
  const body = parseJson(text);
  const stated =
    isRecord(body) && typeof body['statusCode'] === 'number' ? body['statusCode'] : status;
  if (!/^[123]/.test(String(stated))) throw toApiError(stated, body);
  return call.reply.parse(body);
}

function toApiError(statusCode: number, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  const named = isErrorCode(fields['code']) ? fields['code'] : undefined;
  const code = named ?? codeOfStatus(statusCode);
  const own = toText(fields['message']);
  return new ApiError({
    statusCode,
    code,
    message: own ?? ERRORS[code].message,
    details: fields['details'],
    requestId: toText(fields['requestId']),
    said: named === undefined ? own : undefined,
  });
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return status < 500 ? 'invalid_request' : 'internal';
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
