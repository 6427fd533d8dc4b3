// `node agree-heat.ts` compares heat maps of Chromium and Node byte by byte.

import { runInChromium } from '#harness/chromium-page.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print, toTable } from '#harness/parts.ts';
import { HEAT_CASES, paintHeatCase } from './heat-cases.ts';

const CASES = '/proofs/src/gaze/verify/heat-cases.ts';

/** Paints every case from the package's own source and sends the bytes back. */
const toHtml = (mostPoints: number) => `<script type="module">
  import { HEAT_CASES, paintHeatCase } from '${CASES}';
  const cases = HEAT_CASES.filter(({ points }) => points <= ${mostPoints});
  for (const [i, heatCase] of cases.entries()) {
    await fetch('/paintings/' + i, { method: 'POST', body: paintHeatCase(heatCase).rgba });
  }
  await fetch('/done', { method: 'POST' });
</script>`;

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

/** RGBA of every case of up to so many points, as Chromium paints it. */
async function paintInChromium(mostPoints: number): Promise<ReadonlyMap<number, Uint8Array>> {
  const paintings = new Map<number, Uint8Array>();
  await runInChromium({
    html: toHtml(mostPoints),
    files: [CASES],
    onPost: (path, body) => {
      paintings.set(Number(path.split('/').at(-1)), body);
    },
  });
  return paintings;
}
