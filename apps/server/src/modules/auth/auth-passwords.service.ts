import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#platform/errors/app-error.ts';

const ARGON2ID = 2;
/** OWASP's minimum for argon2id. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_WAITING = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing is costly on purpose: as many at once as there are cores, a short queue, then 503. */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= availableParallelism()) {
    if (waiting.length >= MAX_WAITING) throw new AppError('unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(password, OPTIONS));
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return withSlot(() => verify(stored, password));
}
