import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_INFO, CALL_LIST, toOpenApi } from '@fovea/contract';
import type { App } from './app.ts';

let openApi: ReturnType<typeof toOpenApi> | undefined;

/** Written when somebody first asks: it is a third of what an API does to come up. */
const DOCUMENT = {
  toJSON() {
    openApi ??= toOpenApi(CALL_LIST, API_INFO);
    return openApi;
  },
};

/** The page's own files and nothing else; the hash is that of the one style its script adds. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The OpenAPI document and a page to read it, at /api/docs. */
export async function serveDocs(app: App): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: DOCUMENT as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'Fovea API' },
    staticCSP: POLICY,
    uiConfig: {
      layout: 'BaseLayout',
      deepLinking: true,
      defaultModelsExpandDepth: -1,
      supportedSubmitMethods: [],
    },
  });
}
