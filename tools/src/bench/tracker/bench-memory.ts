import { type Figure, print } from '#harness/parts.ts';
import type { BrowserPage } from './browser-page.ts';
import { type Memory, readMemory } from './read-memory.ts';
import { attachToWorker } from './worker-session.ts';

/** The least of these counts: what is above it was garbage of that moment. */
const READINGS = 9;
const STEP_MS = 1_200;
const MOST_GROWTH = 1.05;
const KINDS: readonly { readonly key: keyof Memory; readonly name: string }[] = [
  { key: 'heapMb', name: 'heaps of page and worker' },
  { key: 'wasmMb', name: 'wasm memory' },
  { key: 'ownMb', name: 'own memory of the process' },
  { key: 'sharedMb', name: 'shared memory of the process' },
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
  await page.start('tasks-vision', { isKept: false, timesPerFrame: 1 });
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
  return KINDS.map(({ key, name }) => {
    const least = (readings: readonly Memory[]) => Math.min(...readings.map((each) => each[key]));
    const [before, after] = [least(early), least(late)];
    const growth = after / before;
    return {
      name: `${name}, second ${marks.lateSeconds} of ${marks.earlySeconds}`,
      value: `${growth.toFixed(3)} (${before.toFixed(1)} to ${after.toFixed(1)} MB)`,
      goal: `at most ${MOST_GROWTH}`,
      ok: growth <= MOST_GROWTH && worked > 0,
    };
  });
}
