import * as z from 'zod/mini';
import { type Call, toApiPath } from './call.ts';
import type { ErrorCode } from './errors.ts';
import { ERRORS } from './errors.ts';
import { errorBody } from './fields.ts';

export const API_INFO = { title: 'Fovea', version: '1' };

const ALWAYS: readonly ErrorCode[] = ['invalid_request', 'internal'];

/** Content types of what a call answers. */
const ANSWERS = {
  json: 'application/json',
  bytes: 'application/json',
  stream: 'text/event-stream',
  csv: 'text/csv',
} as const;

/** The OpenAPI 3.1 document of the given calls. */
export function toOpenApi(calls: readonly Call[], info: { title: string; version: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = toApiPath(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(call) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Error: toSchema(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-at' },
        recording: { type: 'http', scheme: 'bearer' },
        provider: { type: 'apiKey', in: 'header', name: 'stripe-signature' },
      },
    },
  };
}

function toOperation(call: Call) {
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    ...(call.access === 'public'
      ? {}
      : { security: [{ [call.access === 'user' ? 'session' : call.access]: [] }] }),
    parameters: [...toParameters(call.params, 'path'), ...toParameters(call.query, 'query')],
    ...toRequestBody(call),
    responses: {
      [String(call.status ?? 200)]: {
        description: 'Success',
        content: {
          [ANSWERS[call.transport ?? 'json']]: { schema: toSchema(call.reply, 'output') },
        },
      },
      ...toErrorResponses(call),
    },
  };
}

function toRequestBody(call: Call) {
  if (call.transport === 'bytes') {
    return { requestBody: { required: true, content: { 'application/octet-stream': {} } } };
  }
  if (call.body === undefined) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: toSchema(call.body, 'input') } },
    },
  };
}

function toErrorResponses(call: Call) {
  const codes = [...new Set([...call.errors, ...ALWAYS])];
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes.filter((code) => ERRORS[code].status === status).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function toParameters(shape: z.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!(shape instanceof z.ZodMiniObject)) return [];
  return Object.entries(shape.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodMiniType).safeParse(undefined).success,
    schema: toSchema(field as z.ZodMiniType, 'input'),
  }));
}

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
