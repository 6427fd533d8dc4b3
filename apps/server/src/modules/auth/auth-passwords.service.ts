import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#platform/errors/app-error.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';

const ARGON2ID = 2;
/** OWASP's minimum for argon2id. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
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

export function hashPassword(metrics: Metrics, password: string): Promise<string> {
  return withSlot(() => {
    metrics.passwordHashes.inc();
    return hash(password, OPTIONS);
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

let nobodys: Promise<string> | undefined;

/** Takes as long as checking a password that exists. */
export async function verifyNobody(metrics: Metrics, password: string): Promise<false> {
  nobodys ??= hash(randomBytes(16).toString('hex'), OPTIONS);
  await verifyPassword(metrics, await nobodys, password);
  return false;
}
