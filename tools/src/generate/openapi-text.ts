import { API_INFO, CALL_LIST, toOpenApi } from '@fovea/contract';

export function toOpenApiText(): string {
  return JSON.stringify(toOpenApi(CALL_LIST, API_INFO));
}
