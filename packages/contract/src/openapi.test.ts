import { describe, expect, it } from 'vitest';
import { toApiPath } from './call.ts';
import { CALL_LIST } from './calls.ts';
import { ERRORS } from './errors.ts';
import { toOpenApi } from './openapi.ts';

const document = toOpenApi(CALL_LIST, { title: 'Fovea', version: '1' });

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { description: string; content: Record<string, unknown> }>;
  requestBody?: { content: Record<string, unknown> };
  security?: Record<string, unknown>[];
}

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method,
    operation: operation as Operation,
  })),
);
const find = (id: string) =>
  operations.find(({ operation }) => operation.operationId === id)?.operation;

describe('the OpenAPI document', () => {
  it('has every call once, under its method and path', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(
      operations
        .map(({ path, method, operation }) => `${operation.operationId} ${method} ${path}`)
        .sort(),
    ).toEqual(
      CALL_LIST.map((call) => `${call.id} ${call.method.toLowerCase()} ${toApiPath(call)}`).sort(),
    );
  });

  it('describes each parameter of a path, and requires it', () => {
    for (const { path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
      const described = operation.parameters.filter((each) => each.in === 'path');
      expect(described.map(({ name }) => name).sort()).toEqual(named);
      expect(described.every(({ required }) => required)).toBe(true);
    }
  });

  it('names every error code under its status', () => {
    for (const call of CALL_LIST) {
      for (const code of call.errors) {
        const response = find(call.id)?.responses[String(ERRORS[code].status)];
        expect(response?.description.split(', ')).toContain(code);
      }
    }
  });

  it('says which calls need a session and which a recording token', () => {
    expect(find('getSelf')?.security).toEqual([{ session: [] }]);
    expect(find('completeRecording')?.security).toEqual([{ recording: [] }]);
    expect(find('login')).not.toHaveProperty('security');
    const schemes = Object.keys(document.components.securitySchemes);
    for (const { operation } of operations) {
      for (const need of operation.security ?? []) expect(schemes).toContain(Object.keys(need)[0]);
    }
  });

  it('tells bytes and streams from JSON', () => {
    expect(Object.keys(find('putBatch')?.requestBody?.content ?? {})).toEqual([
      'application/octet-stream',
    ]);
    expect(Object.keys(find('getEvents')?.responses['200']?.content ?? {})).toEqual([
      'text/event-stream',
    ]);
  });

  it('has only references that lead somewhere and survives JSON', () => {
    const text = JSON.stringify(document);
    const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(refs.length).toBeGreaterThan(0);
    for (const [, name] of refs) expect(document.components.schemas).toHaveProperty(name ?? '');
    expect(JSON.parse(text)).toEqual(document);
  });

  it('requires what a request must have and leaves the rest open', () => {
    const list = find('listProjects')?.parameters;
    expect(list?.map(({ name, required }) => [name, required])).toEqual([
      ['status', false],
      ['type', false],
      ['tags', false],
      ['q', false],
      ['sort', false],
      ['order', false],
      ['after', false],
      ['limit', false],
    ]);
    const page = find('updatePage')?.parameters;
    expect(page?.map(({ name, required }) => [name, required])).toEqual([
      ['id', true],
      ['pageId', true],
    ]);
  });
});
