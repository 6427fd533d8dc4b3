import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(most = 20, isDrill = false) {
  const turns = createTurns({ most, nowMs: () => Date.now(), isDrill });
  const running: string[] = [];
  const ends: (() => void)[] = [];
  /** Calls that run until `endOne`. */
  const ask = (account: string, callClass: 'read' | 'write' | 'heavy' = 'read') =>
    turns.take(account, callClass, async () => {
      running.push(account);
      await new Promise<void>((resolve) => {
        ends.push(resolve);
      });
    });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    turns,
    running,
    ask,
    settle,
    async endOne() {
      ends.shift()?.();
      await settle();
    },
  };
}

describe('turns of accounts', () => {
  it('let four calls of an account run at once, and the next when one ends', async () => {
    const { running, ask, settle, endOne } = setUp();
    for (let call = 0; call < 6; call++) void ask('mina');
    await settle();
    expect(running).toHaveLength(4);
    await endOne();
    expect(running).toHaveLength(5);
  });

  it('go round: who comes later does not wait for all of another account', async () => {
    const { running, ask, settle, endOne } = setUp(4);
    for (let call = 0; call < 40; call++) void ask('loud');
    void ask('mina');
    void ask('jun');
    await settle();
    expect(running).toEqual(['loud', 'loud', 'loud', 'loud']);
    await endOne();
    await endOne();
    await endOne();
    expect(running.slice(4)).toContain('mina');
    expect(running.slice(4)).toContain('jun');
  });

  it('let one heavy call of an account run at once, beside its others', async () => {
    const { running, ask, settle } = setUp();
    void ask('mina', 'heavy');
    void ask('mina', 'heavy');
    void ask('mina', 'read');
    await settle();
    expect(running).toHaveLength(2);
  });

  it('hold an account to its rate, and start what waits by themselves', async () => {
    const { turns } = setUp();
    let done = 0;
    const ask = () => turns.take('mina', 'write', async () => void done++);
    const all = Array.from({ length: 120 }, ask);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toBe(100);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(done).toBe(110);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(all);
    expect(done).toBe(120);
  });

  it('refuse at once what would wait longer than ten seconds, and say how long', async () => {
    const { turns } = setUp();
    const all = Array.from({ length: 200 }, () => turns.take('mina', 'write', async () => 1));
    await expect(turns.take('mina', 'write', async () => 1)).rejects.toMatchObject({
      code: 'calls_limited',
      retryAfterS: 10,
    });
    expect(await turns.take('jun', 'write', async () => 2)).toBe(2);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await Promise.all(all)).toHaveLength(200);
  });

  it('have no rates in a drill, and go round all the same', async () => {
    const { turns, running, ask, settle } = setUp(20, true);
    await Promise.all(
      Array.from({ length: 300 }, () => turns.take('mina', 'heavy', async () => 1)),
    );
    for (let call = 0; call < 9; call++) void ask('mina');
    await settle();
    expect(running).toHaveLength(4);
  });

  it('go on after work that fails', async () => {
    const { turns } = setUp(1);
    const failing = turns.take('mina', 'write', () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(await turns.take('mina', 'write', async () => 3)).toBe(3);
  });

  it('forget accounts that have recovered, and none that has not', async () => {
    const { turns } = setUp();
    await turns.take('mina', 'heavy', async () => 1);
    for (let other = 0; other < 3_000; other++) {
      await turns.take(`account ${other}`, 'read', async () => 1);
    }
    const many = Array.from({ length: 5 }, () => turns.take('mina', 'heavy', async () => 1));
    let ended = 0;
    for (const each of many) void each.then(() => void ended++);
    await vi.advanceTimersByTimeAsync(0);
    // One of the five that may follow each other was taken before.
    expect(ended).toBe(4);
  });
});
