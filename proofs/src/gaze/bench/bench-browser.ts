import { CELL_PX } from '@fovea/gaze/maps';
import { readCpuSeconds } from '@fovea/tools/harness/cpu-seconds';
import { runInChromium } from '#harness/chromium-page.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';
import { medianOfRatios, toRatioFigure } from './rounds.ts';

const POINTS = 100_000;
const ROUNDS: Sizes<number> = { short: 3, full: 9 };
/** CPU time of processes is told in steps of 10 ms. */
const OURS_TIMES = 20;
const OWN_FILES = ['crowd.ts', 'paint-crowd.ts'].map((name) => `/proofs/src/gaze/bench/${name}`);
const PEER = `/node_modules/${import.meta.resolve('heatmap.js').split('/node_modules/')[1]}`;

/** Both make a picture on a canvas of the page; the peer only runs as a classic script. */
const toHtml = (rounds: number) => `<script src="${PEER}"></script>
<script type="module">
  import { createCrowd, CROWD_WIDTH_PX, CROWD_HEIGHT_PX } from '${OWN_FILES[0]}';
  import { paintCrowd } from '${OWN_FILES[1]}';
  const post = (path, body = '') => fetch(path, { method: 'POST', body });
  const container = document.createElement('div');
  container.style.cssText = 'width:' + CROWD_WIDTH_PX + 'px;height:' + CROWD_HEIGHT_PX + 'px';
  const canvas = document.createElement('canvas');
  canvas.width = CROWD_WIDTH_PX;
  canvas.height = CROWD_HEIGHT_PX;
  document.body.append(container, canvas);
  const context = canvas.getContext('2d');
  const crowd = createCrowd(${POINTS}, 30000, 1);
  const data = crowd.flatMap(({ x, y, onsetMs, offsetMs }) =>
    Array.from(x, (px, i) => ({
      x: Math.round(px),
      y: Math.round(y[i]),
      value: Math.round(offsetMs[i] - onsetMs[i]),
    })),
  );
  const heatmap = h337.create({ container, radius: 40 });
  const runs = {
    ours: () => {
      for (let i = 0; i < ${OURS_TIMES}; i++) {
        const { rgba, widthPx, heightPx } = paintCrowd(crowd, ${CELL_PX});
        context.putImageData(new ImageData(rgba, widthPx, heightPx), 0, 0);
      }
      return context;
    },
    theirs: () => {
      heatmap.setData({ min: 0, max: 2000, data });
      return heatmap._renderer.ctx;
    },
  };
  try {
    for (let round = 0; round <= ${rounds}; round++) {
      for (const [name, run] of Object.entries(runs)) {
        await post('/before/' + name);
        // Reading a px waits until the canvas is painted.
        const alpha = run().getImageData(0, 0, canvas.width, canvas.height).data.some((v, i) => i % 4 === 3 && v > 0);
        if (!alpha) throw new Error(name + ' painted nothing');
        await post('/after/' + name);
      }
    }
    await post('/done');
  } catch (error) {
    await post('/failed', String(error));
  }
</script>`;

/** A whole heat map against heatmap.js in one page, by CPU time of all of Chromium. */
export async function benchBrowser(options: readonly string[]): Promise<readonly Figure[]> {
  const times: Record<string, number[]> = { ours: [], theirs: [] };
  let beforeSeconds = 0;
  await runInChromium({
    html: toHtml(pickSize(options, ROUNDS)),
    files: [...OWN_FILES, PEER],
    onPost: (path, _, pid) => {
      const [, moment, name = ''] = path.split('/');
      if (moment === 'before') beforeSeconds = readCpuSeconds(pid);
      else times[name]?.push((readCpuSeconds(pid) - beforeSeconds) * 1_000);
      return undefined;
    },
  });
  // The first round warms up.
  const ours = (times.ours?.slice(1) ?? []).map((ms) => ms / OURS_TIMES);
  const theirs = times.theirs?.slice(1) ?? [];
  print(
    `  ${POINTS} points in Chromium: heat map ${toMedian(ours).toFixed(1)} ms, ` +
      `heatmap.js ${toMedian(theirs).toFixed(0)} ms`,
  );
  const ratio = medianOfRatios(ours, theirs);
  return [toRatioFigure(`heat map of ${POINTS} points, of heatmap.js`, ratio, 0.1, 0.02)];
}
