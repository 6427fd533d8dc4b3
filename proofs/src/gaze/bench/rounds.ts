import type { Figure } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';

/** One of several that take turns; answers with the CPU ms of one run. */
export type Racer = () => number | Promise<number>;

/** How all fared, round by round. */
export interface Race<Name extends string> {
  /** Median of CPU ms. */
  ms(name: Name): number;
  /**
   * Median of what one took of what the other took in the same round: what the machine does
   * meanwhile falls on both sides of a round alike, and on no side of a median.
   */
  ratio(of: Name, to: Name): number;
}

/** Lets all have their turn in every round. The first rounds only warm up. */
export async function race<Name extends string>(
  racers: Readonly<Record<Name, Racer>>,
  { rounds, warmUp }: { readonly rounds: number; readonly warmUp: number },
): Promise<Race<Name>> {
  const names = Object.keys(racers) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const ms = await racers[name]();
      if (round >= 0) times.get(name)?.push(ms);
    }
  }
  const get = (name: Name) => times.get(name) ?? [];
  return {
    ms: (name) => toMedian(get(name)),
    ratio: (of, to) => medianOfRatios(get(of), get(to)),
  };
}

export function medianOfRatios(of: readonly number[], to: readonly number[]): number {
  return toMedian(of.map((each, i) => each / (to[i] ?? Number.NaN)));
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
