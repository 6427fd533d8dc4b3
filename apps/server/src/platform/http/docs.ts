import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { CALL_LIST, toOpenApi } from '@fovea/contract';
import type { App } from './app.ts';

export const OPENAPI = toOpenApi(CALL_LIST, { title: 'Fovea', version: '1' });

/** The OpenAPI document and a page to read it, at /api/docs. */
export async function serveDocs(app: App): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: OPENAPI as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { deepLinking: true, defaultModelsExpandDepth: -1, supportedSubmitMethods: [] },
  });
}
