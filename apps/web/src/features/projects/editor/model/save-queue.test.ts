import { expect, it } from 'vitest';
import type { Edits } from './edits.ts';
import { createSaveQueue } from './save-queue.ts';

const settle = () => new Promise((done) => setTimeout(done, 5));

/** Sends end when the test says so; time passes when it says so. */
function createDesk() {
  const sent: Edits[] = [];
  const refusals: unknown[] = [];
  const timers = new Set<() => void>();
  let end: { resolve: () => void; reject: (error: unknown) => void } | undefined;
  let inFlight = 0;
  let most = 0;
  const queue = createSaveQueue({
    send: (edits) => {
      sent.push(edits);
      inFlight += 1;
      most = Math.max(most, inFlight);
      return new Promise<void>((resolve, reject) => {
        end = { resolve, reject };
      }).finally(() => {
        inFlight -= 1;
      });
    },
    isRefusal: (error) => error === 'refused',
    onRefused: (error) => refusals.push(error),
    later: (callback) => {
      timers.add(callback);
      return () => timers.delete(callback);
    },
  });
  const pass = async () => {
    const due = [...timers];
    timers.clear();
    for (const callback of due) callback();
    await settle();
  };
  const answer = async (error?: unknown) => {
    if (error === undefined) end?.resolve();
    else end?.reject(error);
    await settle();
  };
  return { queue, sent, refusals, pass, answer, most: () => most };
}

const rename = (name: string) => ({ project: { name } });

it('sends several changes as one, after a pause', async () => {
  const { queue, sent, pass, answer } = createDesk();
  queue.change(rename('A'));
  queue.change(rename('Ad'));
  await settle();
  expect(sent).toEqual([]);
  expect(queue.get().state).toBe('saving');
  await pass();
  expect(sent.map(({ project }) => project)).toEqual([{ name: 'Ad' }]);
  await answer();
  expect(queue.get()).toMatchObject({ state: 'saved', edits: { project: {} } });
});

it('keeps showing a change until the server has it', async () => {
  const { queue, pass, answer } = createDesk();
  queue.change(rename('Ad'));
  await pass();
  expect(queue.get().edits.project).toEqual({ name: 'Ad' });
  await answer();
  expect(queue.get().edits.project).toEqual({});
});

it('has one request in flight; what changes meanwhile follows', async () => {
  const { queue, sent, pass, answer, most } = createDesk();
  queue.change(rename('A'));
  await pass();
  queue.change(rename('Ad'));
  await pass();
  expect(sent).toHaveLength(1);
  await answer();
  expect(sent.map(({ project }) => project.name)).toEqual(['A', 'Ad']);
  await answer();
  expect(most()).toBe(1);
  expect(queue.get().state).toBe('saved');
});

it('keeps what could not be sent, and sends it when asked', async () => {
  const { queue, sent, pass, answer } = createDesk();
  queue.change(rename('Ad'));
  await pass();
  await answer('offline');
  expect(queue.get()).toMatchObject({ state: 'failed', edits: { project: { name: 'Ad' } } });
  queue.flush();
  await settle();
  expect(queue.get().state).toBe('saving');
  await answer();
  expect(sent).toHaveLength(2);
  expect(queue.get().state).toBe('saved');
});

it('gives up what is refused and says so', async () => {
  const { queue, refusals, pass, answer } = createDesk();
  queue.change(rename('Ad'));
  await pass();
  await answer('refused');
  expect(refusals).toEqual(['refused']);
  expect(queue.get()).toMatchObject({ state: 'saved', edits: { project: {} } });
});

it('runs a task after the changes before it', async () => {
  const { queue, sent, answer } = createDesk();
  const steps: string[] = [];
  queue.change(rename('Ad'));
  const done = queue.run(async () => {
    steps.push(`task after ${sent.length}`);
  });
  await settle();
  expect(steps).toEqual([]);
  await answer();
  await done;
  expect(steps).toEqual(['task after 1']);
  expect(queue.get().state).toBe('saved');
});
