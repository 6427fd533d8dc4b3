import {
  type Access,
  type Call,
  type CallBody,
  type CallParams,
  type CallQuery,
  type ErrorCode,
  type GivenReply,
  toApiPath,
} from '@fovea/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { repeatOnLockWait } from '#platform/db/lock-waits.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { toCallClass } from '#platform/turns/turns.ts';
import type { App } from './app.ts';

// Details say in words why a field is refused. The contract brings no words: browsers need none.
z.config(z.locales.en());

export const API_PREFIX = '/api/v1';

/** Codes that any call may answer, besides those its descriptor names. */
const IMPLIED: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: ['cross_site'],
  user: [
    'unauthenticated',
    'xsrf_invalid',
    'cross_site',
    'second_factor_required',
    'reads_paused',
    'calls_limited',
  ],
  recording: ['recording_token_invalid'],
  provider: ['signature_invalid'],
};
const COMMON: readonly ErrorCode[] = ['invalid_request', 'internal', 'unavailable'];

export interface Input<C> {
  readonly params: CallParams<C>;
  readonly query: CallQuery<C>;
  readonly body: CallBody<C>;
}

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Guard<Actor> = (request: FastifyRequest, call: Call) => Promise<Actor>;

type Handler<C, Actor> = (
  input: Input<C>,
  actor: Actor,
  exchange: Exchange,
) => Promise<GivenReply<C> | StoredReply>;

/**
 * A whole answer as JSON text of what was checked when it was stored. It is sent as it is: checking and
 * writing megabytes again would hold up the thread that serves all.
 */
export class StoredReply {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** A service answered with something its call does not promise: our defect, not the caller's. */
export class ReplyMismatch extends Error {
  constructor(call: string, fault: string) {
    super(`the reply of ${call} does not match its schema: ${fault}`);
    this.name = 'ReplyMismatch';
  }
}

/** A service threw a code that its call does not declare. */
export class UndeclaredCode extends Error {
  constructor(call: string, code: ErrorCode) {
    super(`${call} answered ${code}, which its descriptor does not name`);
    this.name = 'UndeclaredCode';
  }
}

/** Binds a call to one handler: parse, guard, handle, check the reply. */
export function bindCall<C extends Call, Actor>(
  app: App,
  call: C,
  guard: Guard<Actor>,
  handler: Handler<C, Actor>,
): void {
  const declared = new Set<ErrorCode>([...call.errors, ...IMPLIED[call.access], ...COMMON]);
  app.route({
    method: call.method,
    url: toRoutePath(call),
    config: { call: call.id },
    handler: async (request, reply) => {
      let answer: unknown;
      try {
        const actor = await guard(request, call);
        answer = await takeTurn(app, call, actor, async () => {
          const input = {
            params: parse(call.params, request.params, 'params'),
            query: parse(call.query, request.query, 'query'),
            body: parse(call.body, request.body, 'body'),
          } as Input<C>;
          const given = await handler(input, actor, { request, reply });
          return given instanceof StoredReply ? given : checkReply(call, given);
        });
      } catch (error) {
        if (error instanceof AppError && !declared.has(error.code)) {
          throw new UndeclaredCode(call.id, error.code);
        }
        throw error;
      }
      if (answer instanceof StoredReply) {
        return reply.type('application/json; charset=utf-8').send(answer.json);
      }
      if (call.transport === 'csv') nameFile(reply, call.path);
      if (call.cacheSeconds !== undefined) {
        reply.header('cache-control', `public, max-age=${call.cacheSeconds}`);
      }
      return reply.code(call.status ?? 200).send(answer);
    },
  });
}

/** A stream would keep its turn for as long as it is open. */
function takeTurn<T>(
  { turns }: App,
  call: Call,
  actor: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (call.transport === 'stream' || !isAccount(actor)) return work();
  return turns.take(actor.userId, toCallClass(call), () => repeatOnLockWait(work));
}

function isAccount(actor: unknown): actor is { readonly userId: string } {
  return typeof actor === 'object' && actor !== null && 'userId' in actor;
}

function nameFile(reply: FastifyReply, path: string): void {
  const name = path.slice(1).replaceAll('/', '-');
  reply.type('text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="fovea-${name}"`);
}

/** Only what the schema names leaves: unknown fields are cut, wrong ones are a defect. */
export function checkReply(call: Call, answer: unknown): unknown {
  const parsed = call.reply.safeParse(answer);
  if (!parsed.success) throw new ReplyMismatch(call.id, parsed.error.message);
  return parsed.data;
}

export function toRoutePath(call: Pick<Call, 'version' | 'path'>): string {
  return toApiPath(call).replaceAll(/\{(\w+)\}/g, ':$1');
}

function parse(schema: z.ZodMiniType | undefined, value: unknown, place: string): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => ({
    field: [place, ...path].join('.'),
    message,
  }));
  throw new AppError('invalid_request', { faults });
}
