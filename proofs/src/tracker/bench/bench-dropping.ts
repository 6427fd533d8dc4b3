import { toMedian } from '@fovea/tracker/method';
import { type Figure, print } from '#harness/parts.ts';
import type { BrowserPage } from './browser-page.ts';
import { toSpreadText } from './spread-text.ts';

/** As a phone that is three times as slow as this machine. */
const TIMES_PER_FRAME = 3;
/** A queue would make the last quarter tens of times as old as the first. */
const MOST_GROWTH = 3;

/** The engine works three times on every frame, so that it cannot keep up with the camera. */
export async function benchDropping(
  page: BrowserPage,
  durationMs: number,
): Promise<readonly Figure[]> {
  const record = await page.run(durationMs, TIMES_PER_FRAME);
  const { offered, worked, dropped, mostInFlight, ageMs, workMs } = record;
  const quarter = Math.floor(ageMs.length / 4);
  // Age as a multiple of the work on each frame: a machine that gets slower makes work and age
  // longer alike.
  const ages = ageMs.map((each, i) => each / (workMs[i] ?? Number.NaN));
  const first = toMedian(ages.slice(0, quarter));
  const last = toMedian(ages.slice(-quarter));
  print(`  slow engine: work on a frame ${toSpreadText(workMs)}, ${toSpreadText(ageMs)} old`);
  // The last frame may still be in work when the run ends.
  const lost = offered - worked - dropped;
  return [
    {
      name: 'slow engine, frames offered, worked on and dropped',
      value: `${offered}, ${worked} and ${dropped}`,
      goal: 'most are dropped, all are counted',
      ok: dropped > worked && worked > 0 && (lost === 0 || lost === 1),
    },
    {
      name: 'slow engine, most frames at once',
      value: mostInFlight,
      goal: '1',
      ok: mostInFlight === 1,
    },
    {
      name: 'slow engine, capture to gaze, times the work on a frame, first and last quarter',
      value: `${first.toFixed(2)} and ${last.toFixed(2)}`,
      goal: `at most ${MOST_GROWTH} times as old`,
      ok: last <= MOST_GROWTH * first,
    },
  ];
}
