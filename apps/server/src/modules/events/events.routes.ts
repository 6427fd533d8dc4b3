import { CALLS, type Notice, notice } from '@fovea/contract';
import { type FindStanding, SESSION_ENDED, type UserActor } from '#modules/auth/public.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { App } from '#platform/http/app.ts';
import { type Guard, toRoutePath } from '#platform/http/binder.ts';
import type { Listener } from '#platform/live/listener.ts';
import type { LiveNotice } from '#platform/live/notifier.ts';

const COMMENT_MS = 15_000;
/** A tab that leaves this much unread is cut off; it reads everything again when it comes back. */
const MAX_UNREAD_BYTES = 64 * 1024;
/** The ends of sessions are told at once; this finds those that ran out or were not heard of. */
const LOOK_MS = 60_000;
/** In one process. A tab without a stream reads again by the clock. */
const MAX_STREAMS_OF_USER = 8;
const MAX_STREAMS = 5_000;

interface Stream {
  readonly actor: UserActor;
  end(): void;
}

interface Parts {
  readonly listener: Listener;
  readonly findStanding: FindStanding;
}

/**
 * One stream per tab, for as long as its session stands. A notice names what to read again. After a
 * gap in our own connection the stream says `reread`, and a client that reconnects reads again
 * anyway: nothing can be missed.
 */
export function eventsRoutes(
  app: App,
  { listener, findStanding }: Parts,
  guard: Guard<UserActor>,
): () => void {
  const streams = new Set<Stream>();
  let isStopping = false;

  function assertRoom({ userId }: UserActor): void {
    if (isStopping || streams.size >= MAX_STREAMS) throw new AppError('unavailable');
    // The new one is refused: an old one that is closed would come back and close the next.
    const own = [...streams].filter(({ actor }) => actor.userId === userId);
    if (own.length >= MAX_STREAMS_OF_USER) throw new AppError('streams_full');
  }

  async function endFallen(): Promise<void> {
    const held = [...streams];
    if (held.length === 0) return;
    const standing = await findStanding(held.map(({ actor }) => actor.authSessionId));
    for (const { actor, end } of held) if (!standing.has(actor.authSessionId)) end();
  }
  // Without the database nobody can tell; the next look does.
  const look = () => void endFallen().catch(() => undefined);
  const looking = setInterval(look, LOOK_MS).unref();
  listener.events.on('gap', look);

  app.route({
    method: 'GET',
    url: toRoutePath(CALLS.getEvents),
    exposeHeadRoute: false,
    config: { call: CALLS.getEvents.id },
    handler: async (request, reply) => {
      const actor = await guard(request, CALLS.getEvents);
      assertRoom(actor);
      reply.hijack();
      const { raw } = reply;
      // The tab may have gone while its guard was asked; its close would not be heard any more.
      if (raw.destroyed) return;
      let id = 0;
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-accel-buffering': 'no',
      });
      const write = (text: string) => {
        raw.write(text);
        if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
      };
      write('retry: 2000\n\n');
      const send = (event: string, data: unknown) =>
        write(`id: ${++id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const onNotice = (live: LiveNotice) => {
        if (live.audience !== actor.userId) return;
        if (live.kind === SESSION_ENDED && live.subject === actor.authSessionId) return end();
        const own = toNotice(live);
        if (own !== undefined) send('notice', own);
      };
      const onGap = () => send('reread', {});
      const timer = setInterval(() => write(': here\n\n'), COMMENT_MS);
      listener.events.on('notice', onNotice);
      listener.events.on('gap', onGap);
      const end = () => {
        clearInterval(timer);
        listener.events.off('notice', onNotice);
        listener.events.off('gap', onGap);
        streams.delete(stream);
        raw.end();
      };
      const stream = { actor, end };
      streams.add(stream);
      raw.on('close', end);
    },
  });
  return () => {
    isStopping = true;
    clearInterval(looking);
    listener.events.off('gap', look);
    for (const { end } of streams) end();
  };
}

function toNotice(live: LiveNotice): Notice | undefined {
  const parsed = notice.safeParse({ kind: live.kind, projectId: live.subject });
  return parsed.success ? parsed.data : undefined;
}
