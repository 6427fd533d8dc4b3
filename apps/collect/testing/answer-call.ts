import {
  CALLS,
  type Call,
  ERRORS,
  type ErrorCode,
  type GivenReply,
  type Puzzle,
} from '@fovea/contract';
import { vi } from 'vitest';

interface Answered {
  /** Bodies of the calls so far, the first one first. */
  readonly asked: unknown[];
  /** Lets the answer go. */
  release(): void;
}

export type Failure = ErrorCode | 'offline';
type Reply<C> = GivenReply<C> | Failure;

/** Answers every call from now on when it is let go, by what the descriptor declares. */
export function holdCall<C extends Call>(call: C, reply: Reply<C>): Answered {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    // The app tells its steps in the background. Tests of other calls neither count nor hold them.
    const isStep = String(url).endsWith('/events');
    if (isStep && call.id !== CALLS.sendVisitEvent.id) return Response.json({});
    asked.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    await promise;
    return toResponse(call, reply);
  });
  return { asked, release: resolve };
}

/** Answers at once. */
export function answerCall<C extends Call>(call: C, reply: Reply<C>): unknown[] {
  const { asked, release } = holdCall(call, reply);
  release();
  return asked;
}

/** The first try is answered by a puzzle, as while others guess; the next one as it is let go. */
export function holdAfterPuzzle<C extends Call>(call: C, reply: Reply<C>): Answered {
  const held = holdCall(call, reply);
  const details: Puzzle = { puzzle: 'puzzle', zeroBits: 4 };
  vi.mocked(fetch).mockImplementationOnce(async () => toRefusal('puzzle_needed', details));
  return held;
}

function toResponse<C extends Call>(call: C, reply: Reply<C>): Response {
  if (reply === 'offline') throw new TypeError('no network');
  if (typeof reply !== 'string') {
    return Response.json(call.reply.parse(reply), { status: call.status ?? 200 });
  }
  const code = reply as ErrorCode;
  if (![...call.errors, 'internal', 'unavailable'].includes(code)) {
    throw new RangeError(`${call.id} never answers ${code}`);
  }
  return toRefusal(code);
}

function toRefusal(code: ErrorCode, details?: unknown): Response {
  const { status, message } = ERRORS[code];
  const requestId = 'a1b2c3d4-0000-4000-8000-00000000beef';
  return Response.json({ statusCode: status, code, message, requestId, details }, { status });
}
