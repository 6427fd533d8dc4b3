import { toMedian } from '@fovea/tracker/method';
import { type Figure, print } from '#harness/parts.ts';
import type { BrowserPage } from './browser-page.ts';
import { toSpreadText } from './spread-text.ts';

const MOST_MS = 2;

/** Work of the main thread for a frame while the engine works in its worker. */
export async function benchMainThread(
  page: BrowserPage,
  runMs: number,
): Promise<readonly Figure[]> {
  // Thread ticks: CPU time of the main thread, whatever else runs on this machine.
  await page.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const bare = await measureTasks(page, () => followBareVideo(page, runMs / 3));
  const { ms, result } = await measureTasks(page, () => page.run(runMs));
  const { worked, offered, giveMs, answerMs, droppedMs, durationMs } = result;
  const perFrame = answerMs.map((each, i) => each + (giveMs[i] ?? 0));
  const mean = (perFrame.reduce((sum, each) => sum + each, 0) + droppedMs) / worked;
  const median = toMedian(perFrame);
  print(`  main thread: giving a frame ${toSpreadText(giveMs)}, answer ${toSpreadText(answerMs)}`);
  const bareMs = (bare.ms / bare.result) * offered;
  // A mean of passed time would count what others of the machine did; one of CPU time does not.
  const cpuMs = (ms - bareMs) / worked;
  return [
    {
      name: `main thread in callbacks, a frame, at ${((1_000 * worked) / durationMs).toFixed(0)} Hz`,
      value: `median ${median.toFixed(2)} ms, mean ${mean.toFixed(2)} ms`,
      goal: `median below ${MOST_MS} ms`,
      ok: median < MOST_MS,
    },
    {
      name: 'main thread, CPU of all tasks, a frame; without those of a bare video',
      value: `${(ms / worked).toFixed(2)} ms; ${cpuMs.toFixed(2)} ms`,
      goal: `the latter below ${MOST_MS} ms`,
      ok: cpuMs < MOST_MS,
    },
  ];
}

/** A page that is told of every frame and does nothing; the number of frames. */
function followBareVideo({ page }: BrowserPage, bareMs: number): Promise<number> {
  return page.evaluate(async (durationMs) => {
    const video = document.querySelector('video');
    if (!video) throw new Error('no video');
    let frames = 0;
    let request = 0;
    const handleFrame = () => {
      frames++;
      request = video.requestVideoFrameCallback(handleFrame);
    };
    handleFrame();
    await new Promise((resolve) => setTimeout(resolve, durationMs));
    video.cancelVideoFrameCallback(request);
    return frames;
  }, bareMs);
}

async function measureTasks<T>({ session }: BrowserPage, work: () => Promise<T>) {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    if (seconds === undefined) throw new Error('Chromium tells no TaskDuration');
    return seconds * 1_000;
  };
  const before = await read();
  const result = await work();
  return { result, ms: (await read()) - before };
}
