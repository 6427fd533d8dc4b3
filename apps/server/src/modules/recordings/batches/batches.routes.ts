import { CALLS } from '@fovea/contract';
import { AppError } from '#platform/errors/app-error.ts';
import type { App, Shortcut } from '#platform/http/app.ts';
import { toRoutePath } from '#platform/http/binder.ts';

/**
 * The router's door to the batch endpoint. Requests from sockets take the shortcut before it; what
 * comes here is injected, or has a path that the shortcut does not know.
 */
export function batchesRoutes(app: App, endpoint: Shortcut): void {
  app.route({
    method: CALLS.putBatch.method,
    url: toRoutePath(CALLS.putBatch),
    config: { call: CALLS.putBatch.id },
    onRequest: async (request, reply) => {
      if (!endpoint(request.raw, reply.raw)) throw new AppError('invalid_request');
      reply.hijack();
    },
    handler: async () => undefined,
  });
}
