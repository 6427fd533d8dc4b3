// `node agree-heat.ts` compares heat maps of Chromium and Node byte by byte.
import { type Figure, print, toTable } from '#harness/parts.ts';
import { paintInChromium } from './chromium-painter.ts';
import { HEAT_CASES, paintHeatCase } from './heat-cases.ts';

export async function agreeHeat(): Promise<readonly Figure[]> {
  const theirs = await paintInChromium();
  const equal = HEAT_CASES.filter((heatCase, i) => {
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
      value: `${equal.length} of ${HEAT_CASES.length}`,
      goal: 'all',
      ok: equal.length === HEAT_CASES.length,
    },
  ];
}

if (import.meta.main) {
  const figures = await agreeHeat();
  for (const line of toTable(figures)) print(line);
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}
