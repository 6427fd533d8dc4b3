import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChildPool, createChildPool } from './child-pool.ts';

const MB = 1_048_576;
const PROGRAM = `
import { serveTasks } from ${JSON.stringify(new URL('./child-tasks.ts', import.meta.url).href)};
serveTasks(async (task) => {
  if (task.kind === 'throw') throw new RangeError('no such page');
  if (task.kind === 'crash') process.abort();
  if (task.kind === 'fill') for (const all = []; ; ) all.push(Buffer.alloc(5e6, 1));
  if (task.kind === 'spin') for (;;);
  if (task.kind === 'sleep') await new Promise((resolve) => setTimeout(resolve, 600_000));
  const names = Object.keys(process.env).filter((name) => !name.startsWith('NODE_'));
  return { pid: process.pid, names: names.sort().join(), length: task.bytes?.length };
});`;

interface Task {
  readonly kind: 'echo' | 'throw' | 'crash' | 'fill' | 'spin' | 'sleep';
  readonly bytes?: Uint8Array;
}
type Pool = ChildPool<Task, { pid: number; names: string; length: number }>;

let dir: string;
let pool: Pool;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fovea-pool-test-'));
  await writeFile(join(dir, 'program.mjs'), PROGRAM);
  pool = createPool();
});
afterAll(async () => {
  pool.stop();
  await rm(dir, { recursive: true, force: true });
});

const createPool = (): Pool =>
  createChildPool({
    program: join(dir, 'program.mjs'),
    size: 1,
    limits: { cpuS: 0.5, wallMs: 300_000, memoryBytes: 200 * MB },
  });
const echo = () => pool.run({ kind: 'echo' });

it('one child does one task after the other, and sees no variable of ours', async () => {
  const [one, two] = await Promise.all([
    echo(),
    pool.run({ kind: 'echo', bytes: Buffer.alloc(3 * MB) }),
  ]);
  expect(two).toEqual({ pid: one.pid, length: 3 * MB, names: 'HOME,LANG,PATH,TMPDIR' });
});

it('a task that throws says so, and its child goes on', async () => {
  const { pid } = await echo();
  await expect(pool.run({ kind: 'throw' })).rejects.toMatchObject({
    kind: 'threw',
    message: 'no such page',
  });
  expect((await echo()).pid).toBe(pid);
});

it.each([
  ['takes too much of the processor', 'spin', 'time'],
  ['takes too much memory', 'fill', 'memory'],
  ['ends its child', 'crash', 'crashed'],
] as const)(
  'a task that %s is named, and the next one gets a new child',
  async (_, kind, fault) => {
    const { pid } = await echo();
    await expect(pool.run({ kind })).rejects.toMatchObject({ kind: fault });
    expect((await echo()).pid).not.toBe(pid);
  },
);

it('a stop is nobody’s fault: what is under way may be tried again', async () => {
  const other = createPool();
  const running = other.run({ kind: 'sleep' });
  const waiting = other.run({ kind: 'echo' });
  other.stop();
  for (const task of [running, waiting]) {
    await expect(task).rejects.toThrow('the children are stopping');
  }
});

it('a program that does not start is our fault, not the task’s', async () => {
  const limits = { cpuS: 1, wallMs: 300_000, memoryBytes: 200 * MB };
  const none = createChildPool({ program: join(dir, 'none.mjs'), size: 1, limits });
  await expect(none.run({})).rejects.toThrow('did not start');
});
