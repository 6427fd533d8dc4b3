import { expect, it } from 'vitest';
import { createVirtualTime } from './virtual-time.ts';

const NEVER = new AbortController().signal;

it('rings in order, and an hour passes at once', async () => {
  const time = createVirtualTime();
  const rung: string[] = [];
  const later = time.wait(3_600_000, NEVER).then(() => rung.push(`late at ${time.nowMs()}`));
  const sooner = time.wait(1_000, NEVER).then(() => rung.push(`early at ${time.nowMs()}`));
  await Promise.all([later, sooner]);
  expect(rung).toEqual(['early at 1000', 'late at 3600000']);
});

it('stands still while something real is under way', async () => {
  const time = createVirtualTime();
  let isRung = false;
  time.begin('call');
  const rings = time.wait(1, NEVER).then(() => {
    isRung = true;
  });
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect([isRung, time.nowMs()]).toEqual([false, 0]);
  time.end('call');
  await rings;
  expect(time.nowMs()).toBe(1);
});

it('does not wait for whoever was woken up', async () => {
  const time = createVirtualTime();
  const wakeUp = new AbortController();
  const woken = time.wait(3_600_000, wakeUp.signal);
  wakeUp.abort();
  await woken;
  await time.wait(5, NEVER);
  expect(time.nowMs()).toBe(5);
});

it('passes while a call waits itself, and is not held up by one that ended meanwhile', async () => {
  const time = createVirtualTime();
  time.begin('call');
  time.pause('call');
  await time.wait(5, NEVER);
  time.end('call');
  time.resume('call');
  await time.wait(5, NEVER);
  expect(time.nowMs()).toBe(10);
});
