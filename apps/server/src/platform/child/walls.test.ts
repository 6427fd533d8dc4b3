import { expect, it, vi } from 'vitest';
import { requireWalls } from './walls.ts';

const none = async () => 'unshare failed: Operation not permitted';
const all = async () => undefined;

it('where people have accounts a worker without walls does not start', async () => {
  const log = { warn: vi.fn() };
  await expect(requireWalls(false, log, none)).rejects.toThrow(
    'decoders cannot be walled in: unshare failed: Operation not permitted',
  );
  await requireWalls(false, log, all);
  expect(log.warn).not.toHaveBeenCalled();
});

it('in development it goes on, and says so', async () => {
  const log = { warn: vi.fn() };
  await requireWalls(true, log, none);
  expect(log.warn).toHaveBeenCalledOnce();
});
