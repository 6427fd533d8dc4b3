import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

function setUp(run: (items: readonly number[]) => Promise<readonly string[]>, maxWaiting = 100) {
  const groups: number[][] = [];
  const group = createGroupCommit<number, string>({
    waitMs: 5,
    maxItems: 3,
    maxFlights: 1,
    maxWaiting,
    onFull: () => new Error('full'),
    run: (items) => {
      groups.push([...items]);
      return run(items);
    },
  });
  return { group, groups };
}

const name = async (items: readonly number[]) => items.map((item) => `r${item}`);

describe('createGroupCommit', () => {
  it('answers each caller with the result of its own item', async () => {
    const { group, groups } = setUp(name);
    expect(await Promise.all([1, 2, 3, 4].map((n) => group.add(n)))).toEqual([
      'r1',
      'r2',
      'r3',
      'r4',
    ]);
    expect(groups).toEqual([[1, 2, 3], [4]]);
  });

  it('fails a group together and goes on with the next one', async () => {
    let first = true;
    const { group } = setUp(async (items) => {
      if (first) {
        first = false;
        throw new Error('down');
      }
      return name(items);
    });
    const lost = await Promise.allSettled([group.add(1), group.add(2)]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await group.add(3)).toBe('r3');
  });

  it('refuses new items when too many wait', async () => {
    const { group } = setUp(async (items) => sleep(20).then(() => name(items)), 3);
    const kept = [1, 2, 3, 4, 5, 6].map((n) => group.add(n).catch((error: Error) => error.message));
    expect(await Promise.all(kept)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6']);
    const many = [1, 2, 3, 4, 5, 6, 7].map((n) =>
      group.add(n).catch((error: Error) => error.message),
    );
    expect((await Promise.all(many)).at(-1)).toBe('full');
  });

  it('hands over what waits on flush and resolves when all is done', async () => {
    const { group, groups } = setUp(async (items) => sleep(10).then(() => name(items)));
    const answers = [group.add(1), group.add(2)];
    await group.flush();
    expect(groups).toEqual([[1, 2]]);
    expect(await Promise.all(answers)).toEqual(['r1', 'r2']);
  });
});
