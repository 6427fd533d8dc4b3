// `node agree-heat.ts` compares heat maps of Chromium and Node byte by byte.
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print, toTable } from '#harness/parts.ts';
import { paintInChromium } from './chromium-painter.ts';
import { HEAT_CASES, paintHeatCase } from './heat-cases.ts';

/** A million points take most of the time and no other way than a hundred thousand. */
const MOST_POINTS: Sizes<number> = { short: 100_000, full: 1_000_000 };

export async function agreeHeat(options: readonly string[]): Promise<readonly Figure[]> {
  const most = pickSize(options, MOST_POINTS);
  const cases = HEAT_CASES.filter(({ points }) => points <= most);
  const theirs = await paintInChromium(most);
  const equal = cases.filter((heatCase, i) => {
    const { rgba } = paintHeatCase(heatCase);
    // A picture without a colour would be equal for the wrong reason.
    const isPainted = rgba.some((value) => value !== 0);
    const isEqual = Buffer.from(rgba.buffer).equals(theirs.get(i) ?? new Uint8Array());
    if (!isEqual) print(`  differs: ${heatCase.name}`);
    return isPainted && isEqual;
  });
  return [
    {
      name: 'heat maps with the same bytes in Chromium and Node',
      value: `${equal.length} of ${cases.length}`,
      goal: 'all',
      ok: equal.length === cases.length,
    },
  ];
}

if (import.meta.main) {
  const figures = await agreeHeat(process.argv.slice(2));
  for (const line of toTable(figures)) print(line);
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}
