import type { PartSeconds } from './green.ts';

/** Measured demand is never exact. */
const TOLERANCE = 1.05;

interface Lane {
  readonly name: string;
  /** Compares times of its own, so that nothing may run beside it. */
  readonly isAlone: boolean;
  /** Whether it works on all cores as far as is known without a measurement, or on one. */
  readonly isWide: boolean;
}

/**
 * Does the work of every part, as many at once as their demand leaves cores for: first those that
 * must be alone, then the most demanding, with small ones beside them. The demand is CPU seconds by
 * wall seconds, where they were measured. A part may ask whether another one ran beside it.
 */
export async function inLanes<T extends Lane>(
  parts: readonly T[],
  seconds: Readonly<Record<string, PartSeconds>>,
  cores: number,
  work: (part: T, wasShared: () => boolean) => Promise<unknown>,
): Promise<void> {
  const toDemand = ({ name, isAlone, isWide }: T) => {
    if (isAlone) return Number.MAX_VALUE;
    const { cpu, wall } = seconds[name] ?? { cpu: isWide ? cores : 1, wall: 1 };
    return Math.min(cores, cpu / wall);
  };
  const waiting = parts.toSorted((a, b) => toDemand(b) - toDemand(a));
  const running = new Map<T, Promise<unknown>>();
  const shared = new Set<T>();
  const isFree = (part: T) => {
    const taken = [...running.keys()].reduce((sum, each) => sum + toDemand(each), 0);
    return running.size === 0 || taken + toDemand(part) <= cores * TOLERANCE;
  };
  while (waiting.length > 0 || running.size > 0) {
    for (const part of [...waiting]) {
      if (!isFree(part)) continue;
      waiting.splice(waiting.indexOf(part), 1);
      running.set(
        part,
        work(part, () => shared.has(part)).finally(() => running.delete(part)),
      );
      if (running.size > 1) for (const each of running.keys()) shared.add(each);
    }
    await Promise.race(running.values());
  }
}
