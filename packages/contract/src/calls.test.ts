import { describe, expect, it } from 'vitest';
import { CALL_LIST, CALLS } from './calls.ts';
import { ERROR_CODES, ERRORS } from './errors.ts';
import { JOB_NAMES, JOBS } from './jobs/jobs.ts';

describe('the calls', () => {
  it('stand under their own id', () => {
    for (const [name, call] of Object.entries(CALLS)) expect(call.id).toBe(name);
  });

  it('have one method and path each', () => {
    const places = CALL_LIST.map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it('declare exactly the parameters that their path names', () => {
    for (const call of CALL_LIST) {
      const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const shape = (call.params as { shape?: object } | undefined)?.shape ?? {};
      expect([call.id, ...Object.keys(shape).sort()]).toEqual([call.id, ...named.sort()]);
    }
  });

  it('send a body only with methods that have one', () => {
    for (const { id, method, body } of CALL_LIST) {
      if (method === 'GET') expect([id, body]).toEqual([id, undefined]);
    }
  });

  it('name only codes of the catalogue, each once', () => {
    for (const { id, errors } of CALL_LIST) {
      expect([id, new Set(errors).size]).toEqual([id, errors.length]);
      for (const code of errors) expect(ERROR_CODES).toContain(code);
    }
  });

  it('have a summary that is a sentence', () => {
    for (const { summary } of CALL_LIST) expect(summary).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the error catalogue', () => {
  it('has codes in snake case, a status of an error and a message that is a sentence', () => {
    for (const code of ERROR_CODES) {
      const { status, message } = ERRORS[code];
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      // The specification writes this one without a full stop.
      if (code !== 'device_unknown') expect(message).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('reports our own defects and nothing else', () => {
    expect(ERROR_CODES.filter((code) => ERRORS[code].report)).toEqual(['internal']);
  });

  it('has no code that nobody can answer', () => {
    const implied = [
      'invalid_request',
      'unauthenticated',
      'xsrf_invalid',
      'cross_site',
      'not_found',
      'payload_too_large',
      'unsupported_media_type',
      'internal',
      'unavailable',
      'reads_paused',
      'calls_limited',
      'signature_invalid',
      // For clients, when an answer is not ours.
      'forbidden',
      // For the web app, which asks nothing of the server for page 51.
      'pages_full',
    ];
    const declared = new Set([...implied, ...CALL_LIST.flatMap(({ errors }) => errors)]);
    expect(ERROR_CODES.filter((code) => !declared.has(code))).toEqual([]);
  });

  it('answers a failed log-in with 400: a 401 would start a token refresh', () => {
    expect(ERRORS.login_failed.status).toBe(400);
    expect(ERRORS.user_not_found.status).toBe(404);
  });
});

describe('the jobs', () => {
  it('carry their version in the name and no secret in the payload', () => {
    for (const name of JOB_NAMES) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*\.v\d+$/);
      for (const field of Object.keys(JOBS[name].shape)) {
        expect(field).not.toMatch(/password|secret|token|^code$/i);
      }
    }
  });
});
