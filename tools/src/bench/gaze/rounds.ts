import type { Figure } from '#harness/parts.ts';

/** One of several that take turns; answers with the CPU ms of one run. */
export type Racer = () => number | Promise<number>;

/**
 * Lets all have their turn in every round, so that what the machine does meanwhile falls on all
 * alike. Medians of CPU ms; the first rounds only warm up.
 */
export async function race<Name extends string>(
  racers: Readonly<Record<Name, Racer>>,
  { rounds, warmUp }: { readonly rounds: number; readonly warmUp: number },
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(racers) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const ms = await racers[name]();
      if (round >= 0) times.get(name)?.push(ms);
    }
  }
  const medians = names.map((name) => [name, median(times.get(name) ?? [])] as const);
  return Object.fromEntries(medians) as Record<Name, number>;
}

/** CPU ms of one of `times` runs in this process. */
export function measureCpuMs(run: () => unknown, times = 1): number {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / times;
}

export function toRatioFigure(name: string, ratio: number, limit: number, aim?: number): Figure {
  const goal = aim === undefined ? `at most ${limit}` : `at most ${limit}, aim ${aim}`;
  return { name, value: ratio.toFixed(3), goal, ok: ratio <= limit };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
