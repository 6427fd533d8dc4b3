import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { isDevelopment, isNowhere } from './development.ts';
import { type Config, FIELDS, MIN_PASSWORD_MEMORY_KIB } from './fields.ts';

/** Placeholder of secrets in `.env.example`. */
const EXAMPLE = 'change-me';
const OWN_SECRETS = [
  'TOKEN_SECRET',
  'CODE_SECRET',
  'SECOND_FACTOR_SECRET',
  'PROJECT_SECRET',
  'RECEIPT_SECRET',
] as const;

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
    if ('secret' in spec && text.includes(EXAMPLE)) faults.push(`${name} still says ${EXAMPLE}`);
    if (parsed.success) values[name] = parsed.data;
    else faults.push(...parsed.error.issues.map((issue) => `${name} ${issue.message}`));
  }
  const config = values as Config;
  if (faults.length === 0) {
    faults.push(
      ...findEqualSecrets(config),
      ...findCopyFaults(config),
      ...findAddressFaults(config),
      ...findDrillFaults(config, env),
      ...findPaymentFaults(config),
    );
  }
  if (faults.length === 0 && isTooCheap(config)) {
    faults.push(`PASSWORD_MEMORY_KIB must be ${MIN_PASSWORD_MEMORY_KIB} at ${config.WEB_URL}`);
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return Object.freeze(config);
}

/** Whoever learns one of our secrets shall not have learned two. */
function findEqualSecrets(config: Config): string[] {
  const owners = new Map<string, string>();
  const secrets = [
    ...OWN_SECRETS.map((name) => [name, config[name]] as const),
    ...config.RECORDING_KEYS.map((key) => [`RECORDING_KEYS ${key.id}`, key.secret] as const),
  ];
  return secrets.flatMap(([name, secret]) => {
    const other = owners.get(secret.reveal());
    owners.set(secret.reveal(), name);
    return other === undefined ? [] : [`${name} is the same as ${other}`];
  });
}

/** A copy that whoever has the first bucket can remove, or that is the first bucket, is none. */
function findCopyFaults(config: Config): string[] {
  if (config.COPY_S3_BUCKET === undefined) return [];
  const keys = ['COPY_S3_ACCESS_KEY', 'COPY_S3_SECRET_KEY'] as const;
  const missing = keys.filter((name) => config[name] === undefined);
  const isSameKey = config.COPY_S3_ACCESS_KEY?.reveal() === config.S3_ACCESS_KEY.reveal();
  const isSamePlace = (config.COPY_S3_URL ?? config.S3_URL) === config.S3_URL;
  return [
    ...missing.map((name) => `${name} is missing: ${FIELDS[name].about}`),
    ...(isSamePlace && config.COPY_S3_BUCKET === config.S3_BUCKET
      ? ['COPY_S3_BUCKET is the same as S3_BUCKET']
      : []),
    ...(isSamePlace && isSameKey ? ['COPY_S3_ACCESS_KEY is the same as S3_ACCESS_KEY'] : []),
  ];
}

/**
 * Settings that a provider needs once its key is there: a key alone would take money and hear
 * nothing of it.
 */
const WITH_KEY = {
  STRIPE_SECRET_KEY: ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PLAN1_PRODUCT', 'STRIPE_PLAN2_PRODUCT'],
  TOSS_SECRET_KEY: ['TOSS_CLIENT_KEY', 'TOSS_CARD_SECRET'],
} as const;

function findPaymentFaults(config: Config): string[] {
  const keys = Object.keys(WITH_KEY) as (keyof typeof WITH_KEY)[];
  return keys
    .filter((key) => config[key] !== undefined)
    .flatMap((key): readonly (keyof Config)[] => WITH_KEY[key])
    .filter((name) => config[name] === undefined)
    .map((name) => `${name} is missing: ${FIELDS[name].about}`);
}

/** Drills and tests may hash cheaply; where people can have accounts, nobody may. */
function isTooCheap({ PASSWORD_MEMORY_KIB: memory, WEB_URL }: Config): boolean {
  return memory < MIN_PASSWORD_MEMORY_KIB && !isNowhere(WEB_URL);
}

/** Browsers give neither camera nor `__Host-` cookies to plain HTTP, and anyone on the way reads it. */
function findAddressFaults(config: Config): string[] {
  const open = (['WEB_URL', 'COLLECT_URL', 'S3_PUBLIC_URL'] as const).filter(
    (name) => config[name].startsWith('http:') && !isNowhere(config[name]),
  );
  const faults = open.map(
    (name) => `${name} must begin with https:// outside this machine: put TLS in front of it`,
  );
  if (config.WEB_URL === config.COLLECT_URL) {
    faults.push('COLLECT_URL is the same as WEB_URL: give participants an origin of their own');
  }
  return faults;
}

/** What drills may do without, whatever else is set: rows that last, and the time that people take. */
const USUAL = { DURABILITY: 'strict', HUMAN_PACE: 1 } as const;

function findDrillFaults(config: Config, env: Environment): string[] {
  if (isDevelopment(config) && env['NODE_ENV'] !== 'production') return [];
  return (Object.keys(USUAL) as (keyof typeof USUAL)[])
    .filter((name) => config[name] !== USUAL[name])
    .map(
      (name) =>
        `${name} must be ${USUAL[name]} where people take part: set it so, or serve a drill on this machine`,
    );
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
