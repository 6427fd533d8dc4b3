import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { type Config, FIELDS } from './fields.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((f) => `  ${f}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** Reads every variable, or NAME_FILE in its place, and reports all faults at once. */
export function loadConfig(
  env: Environment,
  readFile = (path: string) => readFileSync(path, 'utf8'),
): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(FIELDS)) {
    const given = readVariable(env, name, readFile, faults);
    const text = given ?? ('fallback' in spec ? spec.fallback : undefined);
    if (text === undefined) {
      faults.push(`${name} is missing: ${spec.about}`);
      continue;
    }
    const parsed = (spec.schema as z.ZodType).safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else faults.push(...parsed.error.issues.map((issue) => `${name} ${issue.message}`));
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return Object.freeze(values) as Config;
}

function readVariable(
  env: Environment,
  name: string,
  readFile: (path: string) => string,
  faults: string[],
): string | undefined {
  const path = env[`${name}_FILE`];
  if (path === undefined || path === '') return env[name] === '' ? undefined : env[name];
  try {
    return readFile(path).trim();
  } catch {
    faults.push(`${name}_FILE cannot be read`);
    return undefined;
  }
}
