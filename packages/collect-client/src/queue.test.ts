import { expect, it, vi } from 'vitest';
import { createQueue } from './queue.ts';
import { createMemoryStore } from './recording-store.ts';

/** A device that refuses some writes, and a page whose waits are ended by hand. */
function openQueue(refused: number) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const memory = createMemoryStore();
  let left = refused;
  const waits: (() => void)[] = [];
  const handleWritten = vi.fn();
  const queue = createQueue({
    store: {
      ...memory,
      async saveBatch(...batch) {
        if (left-- > 0) throw new DOMException('closing', 'InvalidStateError');
        await memory.saveBatch(...batch);
      },
    },
    recordingId: 'r',
    stored: [],
    onWritten: handleWritten,
    wait: () => new Promise((resolve) => waits.push(resolve)),
  });
  /** Until it is written, or waits. */
  const add = async (seq: number) => {
    const countSteps = () => handleWritten.mock.calls.length + waits.length;
    const before = countSteps();
    queue.add({ seq, bytes: Uint8Array.of(seq) });
    await vi.waitFor(() => expect(countSteps()).toBe(before + 1));
  };
  const listKept = async () => (await memory.listBatches('r')).map(({ seq }) => seq);
  return { queue, add, waits, handleWritten, listKept };
}

it('sends nothing that a page could not write while it was being closed', async () => {
  const { add, waits, handleWritten, listKept } = openQueue(1);
  await add(0);
  // Here a closed page ends.
  expect([handleWritten.mock.calls.length, await listKept()]).toEqual([0, []]);
  waits[0]?.();
  await vi.waitFor(() => expect(handleWritten).toHaveBeenCalledOnce());
  expect(await listKept()).toEqual([0]);
});

it('goes on from memory on a device that is full, and waits for it once', async () => {
  const { queue, add, waits, handleWritten, listKept } = openQueue(9);
  await add(0);
  waits[0]?.();
  await vi.waitFor(() => expect(handleWritten).toHaveBeenCalledOnce());
  await add(1);
  expect([handleWritten.mock.calls.length, waits.length]).toEqual([2, 1]);
  expect([queue.count(), await listKept()]).toEqual([2, []]);
});
