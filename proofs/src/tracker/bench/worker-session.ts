import type { CDPSession } from 'playwright-core';
import { orAborted } from '#harness/or-aborted.ts';

/** A worker that is closed answers nothing. */
const TIME_LIMIT_MS = 10_000;

/** Asks a worker over the DevTools protocol, as a CDPSession asks its page. */
export interface WorkerSession {
  send<T>(method: string, params?: Readonly<Record<string, unknown>>): Promise<T>;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** The one worker of a page. Messages go through the session of the page. */
export async function attachToWorker(session: CDPSession): Promise<WorkerSession> {
  const waiting = new Map<number, (answer: Answer) => void>();
  const attached = new Promise<string>((resolve) => {
    session.once('Target.attachedToTarget', ({ sessionId }) => resolve(sessionId));
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await orAborted(AbortSignal.timeout(TIME_LIMIT_MS), attached);
  let lastId = 0;
  return {
    async send<T>(method: string, params: Readonly<Record<string, unknown>> = {}) {
      const id = ++lastId;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      const message = JSON.stringify({ id, method, params });
      await session.send('Target.sendMessageToTarget', { sessionId, message });
      const { result, error } = await orAborted(AbortSignal.timeout(TIME_LIMIT_MS), answered);
      waiting.delete(id);
      if (error) throw new Error(`${method}: ${error.message}`);
      return result as T;
    },
  };
}
