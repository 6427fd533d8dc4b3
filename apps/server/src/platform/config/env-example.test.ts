import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { toEnvExample } from './env-example.ts';
import { FIELDS } from './fields.ts';
import { loadConfig } from './load-config.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The variables that a file of them sets. */
const parse = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map((m) => [m[1], m[2]]));

it('is what .env.example holds', () => {
  expect(readFileSync(`${ROOT}/.env.example`, 'utf8')).toBe(toEnvExample());
});

it('names every variable once', () => {
  const names = toEnvExample()
    .split('\n')
    .flatMap((line) => /^(?:# )?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
  expect(names).toEqual(Object.keys(FIELDS));
});

it('loads with the secrets that the commands of infra/README.md make, and not without', () => {
  expect(() => loadConfig(parse(toEnvExample()))).toThrow('still says change-me');
  const readme = readFileSync(`${ROOT}/infra/README.md`, 'utf8');
  const commands = /^cp [^`]+?(?=^docker )/m.exec(readme)?.[0] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'fovea-env-'));
  cpSync(`${ROOT}/.env.example`, join(folder, '.env.example'));
  execFileSync('bash', ['-ec', commands], { cwd: folder });
  const made = parse(readFileSync(join(folder, '.env'), 'utf8'));
  rmSync(folder, { recursive: true });
  expect(loadConfig(made).OWNER_DATABASE_URL?.reveal()).toMatch(/fovea:[0-9a-f]{64}@postgres/);
});
