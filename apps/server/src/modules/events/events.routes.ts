import { CALLS, type Notice, notice } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { App } from '#platform/http/app.ts';
import { type Guard, toRoutePath } from '#platform/http/binder.ts';
import type { Listener } from '#platform/live/listener.ts';
import type { LiveNotice } from '#platform/live/notifier.ts';

const COMMENT_MS = 15_000;
/** A tab that leaves this much unread is cut off; it reads everything again when it comes back. */
const MAX_UNREAD_BYTES = 64 * 1024;

/**
 * One stream per tab. A notice names what to read again. After a gap in our own connection the
 * stream says `reread`, and a client that reconnects reads again anyway: nothing can be missed.
 */
export function eventsRoutes(app: App, listener: Listener, guard: Guard<UserActor>): () => void {
  const streams = new Set<() => void>();
  let isStopping = false;

  app.route({
    method: 'GET',
    url: toRoutePath(CALLS.getEvents),
    exposeHeadRoute: false,
    config: { call: CALLS.getEvents.id },
    handler: async (request, reply) => {
      const actor = await guard(request, CALLS.getEvents);
      if (isStopping) throw new AppError('unavailable');
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
        const own = live.audience === actor.userId ? toNotice(live) : undefined;
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
        streams.delete(end);
        raw.end();
      };
      streams.add(end);
      raw.on('close', end);
    },
  });
  return () => {
    isStopping = true;
    for (const end of streams) end();
  };
}

function toNotice(live: LiveNotice): Notice | undefined {
  const parsed = notice.safeParse({ kind: live.kind, projectId: live.subject });
  return parsed.success ? parsed.data : undefined;
}
