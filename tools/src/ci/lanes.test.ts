import { expect, test } from 'vitest';
import { inLanes } from './lanes.ts';

const toSeconds = (cores: number) => ({ wall: 100, cpu: 100 * cores });
const SECONDS = {
  database: toSeconds(1.8),
  wide: toSeconds(1.2),
  one: toSeconds(1),
  two: toSeconds(0.9),
  small: toSeconds(0.1),
  bench: toSeconds(0.5),
};

/** Which parts ran at once, in the order they began. */
async function listTogether(names: readonly (keyof typeof SECONDS | 'new' | 'other')[]) {
  const running = new Set<string>();
  const together: string[] = [];
  const shared: string[] = [];
  const parts = names.map((name) => ({ name, isAlone: name === 'bench', isWide: name === 'new' }));
  await inLanes(parts, SECONDS, 2, async ({ name }, wasShared) => {
    running.add(name);
    together.push([...running].join('+'));
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(name);
    if (wasShared()) shared.push(name);
  });
  return { together, shared };
}

test('parts run at once while their demand fits the cores, small ones beside the most demanding', async () => {
  const { together, shared } = await listTogether(['one', 'small', 'two', 'database']);
  expect(together).toEqual(['database', 'database+small', 'small+one', 'small+one+two']);
  expect(shared).toEqual(['database', 'small', 'one', 'two']);
});

test('demands above all cores do not run at once', async () => {
  expect((await listTogether(['one', 'wide'])).together).toEqual(['wide', 'one']);
});

test('nothing runs beside a part that compares times, and not much beside one never measured', async () => {
  const { together, shared } = await listTogether(['small', 'bench', 'new', 'two', 'other']);
  expect(together).toEqual(['bench', 'new', 'new+small', 'small+other', 'small+other+two']);
  expect(shared).toEqual(['new', 'small', 'other', 'two']);
});

test('a part that fails ends the others too', async () => {
  const parts = [{ name: 'one', isAlone: false, isWide: false }];
  const fail = () => Promise.reject(new Error('planted'));
  await expect(inLanes(parts, SECONDS, 2, fail)).rejects.toThrow('planted');
});
