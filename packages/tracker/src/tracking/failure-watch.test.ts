import { expect, it } from 'vitest';
import { createFailureWatch } from './failure-watch.ts';

/** Frames at 25 Hz, one mark each; whether tracking has to end at the last one. */
function play(marks: string): boolean {
  const watch = createFailureWatch();
  let isOver = false;
  for (const [i, mark] of [...marks].entries()) {
    if (mark === 'x') isOver = watch.addFailed(40 * i);
    else watch.addWorked(40 * i);
  }
  return isOver;
}

it('[FL4] ends with ten failures in a row, not with nine', () => {
  expect(play(`${'.'.repeat(200)}${'x'.repeat(9)}`)).toBe(false);
  expect(play(`${'.'.repeat(200)}${'x'.repeat(10)}`)).toBe(true);
  expect(play(`${'x'.repeat(8)}.x`)).toBe(false);
});

it('[FL4] ends when a third of the frames of 5 s fail, and no fewer', () => {
  expect(play('..x'.repeat(60))).toBe(true);
  expect(play('...x'.repeat(60))).toBe(false);
  expect(play(`${'..x'.repeat(6)}`)).toBe(false);
});
