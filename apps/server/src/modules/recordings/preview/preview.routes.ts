import type { ServerDeps } from '#platform/deps.ts';
import type { App } from '#platform/http/app.ts';
import { toAskedLanguage } from './asked-language.ts';
import { createPreviews, KEPT_SECONDS } from './preview.service.ts';

/** Not a call: only the proxy in front asks, and puts it into the document of a participant's link. */
export function previewRoutes(app: App, deps: Pick<ServerDeps, 'db' | 'clock' | 'config'>): void {
  const previews = createPreviews(deps);
  app.get<{ Params: { slug: string } }>('/heads/:slug', async (request, reply) => {
    const language = toAskedLanguage(request.headers['accept-language']);
    const head = await previews.readHead(request.params.slug, language);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .header('vary', 'Accept-Language')
      .send(head);
  });
}
