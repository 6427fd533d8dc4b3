import { setImmediate as settle } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createDeletionQueue } from './deletion-queue.ts';

function createQueue(refused: readonly string[] = []) {
  const sent: { id: string; isLeaving: boolean }[] = [];
  const ends: string[][] = [];
  const queue = createDeletionQueue({
    async remove(id, isLeaving) {
      sent.push({ id, isLeaving });
      if (refused.includes(id)) throw new Error('refused');
    },
    onEnd: (failed) => ends.push(failed.map(({ id }) => id)),
  });
  return { queue, sent, ends };
}

it('hides what is deleted at once and tells of it', () => {
  const { queue, sent } = createQueue();
  let told = 0;
  queue.subscribe(() => told++);
  queue.add(['a', 'b']);
  expect([...queue.getHidden()]).toEqual(['a', 'b']);
  expect([told, sent]).toEqual([1, []]);
});

it('brings back what is undone and never sends it', async () => {
  const { queue, sent } = createQueue();
  queue.add(['a']);
  const second = queue.add(['b']);
  second.undo();
  second.send();
  await queue.sendAll(false);
  expect([...queue.getHidden()]).toEqual(['a']);
  expect(sent).toEqual([{ id: 'a', isLeaving: false }]);
});

it('sends once and keeps hidden what a list may still hold', async () => {
  const { queue, sent, ends } = createQueue();
  const deletion = queue.add(['a']);
  deletion.send();
  deletion.send();
  await settle();
  expect(ends).toEqual([[]]);
  deletion.undo();
  await queue.sendAll(true);
  expect(sent).toHaveLength(1);
  expect([...queue.getHidden()]).toEqual(['a']);
});

it('brings back those alone that the server refused', async () => {
  const { queue, ends } = createQueue(['b']);
  queue.add(['a', 'b', 'c']).send();
  await settle();
  expect(ends).toEqual([['b']]);
  expect([...queue.getHidden()]).toEqual(['a', 'c']);
});

it('sends everything that waits when the page is left', async () => {
  const { queue, sent } = createQueue();
  queue.add(['a']);
  queue.add(['b']);
  await queue.sendAll(true);
  expect(sent).toEqual([
    { id: 'a', isLeaving: true },
    { id: 'b', isLeaving: true },
  ]);
});
