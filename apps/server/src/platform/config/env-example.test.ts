import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { toEnvExample } from './env-example.ts';
import { FIELDS } from './fields.ts';
import { loadConfig } from './load-config.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

it('is what .env.example holds', () => {
  expect(readFileSync(`${ROOT}/.env.example`, 'utf8')).toBe(toEnvExample());
});

it('names every variable once and is a configuration that loads', () => {
  const lines = toEnvExample().split('\n');
  const names = lines.flatMap((line) => /^(?:# )?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
  expect(names).toEqual(Object.keys(FIELDS));
  const pairs = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/=(.*)/s));
  expect(() => loadConfig(Object.fromEntries(pairs))).not.toThrow();
});
