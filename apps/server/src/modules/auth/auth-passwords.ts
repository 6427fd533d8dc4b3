import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';

const ARGON2ID = 2;
/** OWASP's minimum for argon2id, together with the memory that the configuration asks for. */
const OPTIONS = { algorithm: ARGON2ID, timeCost: 2, parallelism: 1 };
const MAX_WAITING = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is costly on purpose: as many at once as there are cores, a short queue, then 503. */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running < availableParallelism()) running += 1;
  else if (waiting.length >= MAX_WAITING) throw new AppError('unavailable');
  // Whoever finishes hands its slot over, so nobody can slip in between.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

type HashDeps = Pick<ServerDeps, 'config' | 'metrics'>;

export function hashPassword({ config, metrics }: HashDeps, password: string): Promise<string> {
  return withSlot(() => {
    metrics.passwordHashes.inc();
    return hash(password, { ...OPTIONS, memoryCost: config.PASSWORD_MEMORY_KIB });
  });
}

export function verifyPassword(
  metrics: Metrics,
  stored: string,
  password: string,
): Promise<boolean> {
  return withSlot(() => {
    metrics.passwordHashes.inc();
    return verify(stored, password);
  });
}

/** By the memory that they take. */
const nobodys = new Map<number, Promise<string>>();

/** Takes as long as checking a password that exists. */
export async function verifyNobody(deps: HashDeps, password: string): Promise<false> {
  const memoryCost = deps.config.PASSWORD_MEMORY_KIB;
  const stored =
    nobodys.get(memoryCost) ?? hash(randomBytes(16).toString('hex'), { ...OPTIONS, memoryCost });
  nobodys.set(memoryCost, stored);
  await verifyPassword(deps.metrics, await stored, password);
  return false;
}
