import { CALL_LIST, toOpenApi } from '@fovea/contract';

export function toOpenApiText(): string {
  return JSON.stringify(toOpenApi(CALL_LIST, { title: 'Fovea', version: '1' }));
}
