import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

function createTask() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const task = { hasBegun: false, end: resolve, fail: reject };
  const run = () => {
    task.hasBegun = true;
    return promise;
  };
  return { task, run };
}

it('runs so many at once, the others first come, first served', async () => {
  const take = createSlots(2);
  const tasks = Array.from({ length: 4 }, createTask);
  const runs = tasks.map(({ run }) => take(run));
  const listBegun = () => tasks.map(({ task }) => task.hasBegun);
  expect(listBegun()).toEqual([true, true, false, false]);
  tasks[1]?.task.end();
  await runs[1];
  await Promise.resolve();
  expect(listBegun()).toEqual([true, true, true, false]);
  for (const { task } of tasks) task.end();
  await Promise.all(runs);
  expect(listBegun()).toEqual([true, true, true, true]);
});

it('gives its place back when a task fails, and says so to whoever asked', async () => {
  const take = createSlots(1);
  const [first, second] = [createTask(), createTask()];
  const failing = take(first.run);
  const waiting = take(second.run);
  first.task.fail(new Error('cut'));
  await expect(failing).rejects.toThrow('cut');
  second.task.end();
  await expect(waiting).resolves.toBeUndefined();
  expect(second.task.hasBegun).toBe(true);
});
