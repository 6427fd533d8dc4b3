import { runInChromium } from '#harness/chromium-page.ts';

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

/** RGBA of every case of up to so many points, as Chromium paints it. */
export async function paintInChromium(
  mostPoints: number,
): Promise<ReadonlyMap<number, Uint8Array>> {
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
