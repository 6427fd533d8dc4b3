import { toMedian } from '@fovea/tracker/method';
import { type Figure, print } from '#harness/parts.ts';
import type { BrowserPage } from './browser-page.ts';
import { type Memory, readMemory } from './read-memory.ts';
import { attachToWorker } from './worker-session.ts';

/** The median of the readings counts: single readings of the heaps lie up to 1 MB apart. */
const READINGS = 9;
const STEP_MS = 1_200;
const MOST_GROWTH = 1.05;
/** The heaps are so small that what comes and goes with a frame is more than a twentieth. */
const SLACK_MB = 1;
/**
 * The browser keeps frames of the camera in a pool that grows while the machine is busy: 54 MB were
 * seen beside a busy core. One frame a second that stays is twelve times as much in the full run.
 */
const POOL_MB = 64;
const KINDS: readonly {
  readonly key: keyof Memory;
  readonly name: string;
  readonly slackMb: number;
}[] = [
  { key: 'heapMb', name: 'heaps of page and worker', slackMb: SLACK_MB },
  { key: 'wasmMb', name: 'wasm memory', slackMb: SLACK_MB },
  { key: 'ownMb', name: 'own memory of the process', slackMb: SLACK_MB },
  { key: 'sharedMb', name: 'shared memory of the process', slackMb: POOL_MB },
];

/** When memory is read, in seconds since the tracker started to follow the camera. */
export interface MemoryMarks {
  readonly earlySeconds: number;
  readonly lateSeconds: number;
}

/** Memory late in a run against memory early in it. `startMs` is when the run began. */
export async function benchMemory(
  page: BrowserPage,
  startMs: number,
  marks: MemoryMarks,
): Promise<readonly Figure[]> {
  const worker = await attachToWorker(page.session);
  await page.start({ isKept: false, timesPerFrame: 1 });
  const readAt = async (seconds: number) => {
    const readings: Memory[] = [];
    for (let i = READINGS - 1; i >= 0; i--) {
      const atMs = startMs + seconds * 1_000 - i * STEP_MS;
      await page.wait(Math.max(0, atMs - performance.now()));
      readings.push(await readMemory(page, worker));
    }
    const texts = KINDS.map(({ key, name }) => {
      return `${name} ${readings.map((each) => each[key].toFixed(1)).join(' ')}`;
    });
    print(`  second ${seconds}, MB: ${texts.join('; ')}`);
    return readings;
  };
  const early = await readAt(marks.earlySeconds);
  const late = await readAt(marks.lateSeconds);
  const { worked, found } = await page.stop();
  print(`  ${worked} frames worked on meanwhile, ${found} with a face`);
  return KINDS.map(({ key, name, slackMb }) => {
    const read = (readings: readonly Memory[]) => toMedian(readings.map((each) => each[key]));
    const [before, after] = [read(early), read(late)];
    const growth = after / before;
    return {
      name: `${name}, second ${marks.lateSeconds} of ${marks.earlySeconds}`,
      value: `${growth.toFixed(3)} (${before.toFixed(1)} to ${after.toFixed(1)} MB)`,
      goal: `at most ${MOST_GROWTH}, or ${slackMb} MB more`,
      ok: (growth <= MOST_GROWTH || after - before <= slackMb) && worked > 0,
    };
  });
}
