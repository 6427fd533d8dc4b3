import { MINUTE_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { openServer } from '#testing/open-server.ts';
import { createLimits, type Rule } from './limits.ts';

const { server } = await openServer();
// Limits of a second process with the same configuration.
const { db, config, limits } = server.deps;
const other = createLimits(db, server.clock, config.CODE_SECRET);

let rules = 0;
function makeRule(max: number, windowMs = MINUTE_MS): Rule {
  rules += 1;
  return { name: `rule-${rules}`, max, windowMs };
}

const takeMany = async (rule: Rule, count: number, subject = 'mina') => {
  const taken: boolean[] = [];
  for (let hit = 0; hit < count; hit++) taken.push(await limits.take(rule, subject));
  return taken;
};

describe('a limit', () => {
  it('counts up to its maximum in a window and not beyond', async () => {
    expect(await takeMany(makeRule(3), 5)).toEqual([true, true, true, false, false]);
  });

  it('slides: each hit counts for exactly the window, to the millisecond', async () => {
    const rule = makeRule(2);
    await limits.take(rule, 'mina');
    server.clock.advance(40_000);
    await limits.take(rule, 'mina');
    server.clock.advance(19_999);
    expect(await limits.take(rule, 'mina')).toBe(false);
    server.clock.advance(1);
    // The first hit is a minute old and gone; the second is not.
    expect(await takeMany(rule, 2)).toEqual([true, false]);
    server.clock.advance(39_999);
    expect(await limits.take(rule, 'mina')).toBe(false);
    server.clock.advance(1);
    expect(await takeMany(rule, 2)).toEqual([true, false]);
  });

  it('does not count what it refuses, so that trying on does not prolong it', async () => {
    const rule = makeRule(1);
    await limits.take(rule, 'mina');
    server.clock.advance(MINUTE_MS - 1);
    expect(await takeMany(rule, 3)).toEqual([false, false, false]);
    server.clock.advance(1);
    expect(await limits.take(rule, 'mina')).toBe(true);
  });

  it('counts each subject and each rule apart', async () => {
    const [one, two] = [makeRule(1), makeRule(1)];
    expect(await limits.take(one, 'mina')).toBe(true);
    expect(await limits.take(one, 'jun')).toBe(true);
    expect(await limits.take(two, 'mina')).toBe(true);
    expect(await limits.take(one, 'mina')).toBe(false);
  });

  it('lets no more than its maximum through when hits come at once, from two processes', async () => {
    const rule = makeRule(10);
    const hits = Array.from({ length: 60 }, (_, hit) =>
      (hit % 2 === 0 ? limits : other).take(rule, 'mina'),
    );
    expect((await Promise.all(hits)).filter(Boolean)).toHaveLength(10);
    expect(await other.isFull(rule, 'mina')).toBe(true);
  });

  it('starts anew when it is cleared', async () => {
    const rule = makeRule(2);
    await takeMany(rule, 2);
    expect(await limits.isFull(rule, 'mina')).toBe(true);
    await limits.clear(rule, 'mina');
    expect(await limits.isFull(rule, 'mina')).toBe(false);
    expect(await takeMany(rule, 3)).toEqual([true, true, false]);
  });
});

describe('the wait', () => {
  it('is told in whole seconds until there is room', async () => {
    const rule = makeRule(2);
    await limits.take(rule, 'mina');
    server.clock.advance(10_500);
    await limits.take(rule, 'mina');
    await expect(limits.takeAll('login_limited', [[rule, 'mina']])).rejects.toMatchObject({
      code: 'login_limited',
      retryAfterS: 50,
    });
    server.clock.advance(49_400);
    await expect(limits.assertRoom('login_limited', [rule, 'mina'])).rejects.toMatchObject({
      retryAfterS: 1,
    });
    server.clock.advance(100);
    await expect(limits.assertRoom('login_limited', [rule, 'mina'])).resolves.toBeUndefined();
  });

  it('is that of the limit that is full for longest', async () => {
    const [short, long] = [makeRule(1), makeRule(1, 60 * MINUTE_MS)];
    const claims = [
      [short, 'mina'],
      [long, 'mina'],
    ] as const;
    await limits.takeAll('email_limited', claims);
    await expect(limits.takeAll('email_limited', claims)).rejects.toMatchObject({
      retryAfterS: 3_600,
    });
  });

  it('is enough: what one of several limits refuses, none of them counts', async () => {
    const [short, long] = [makeRule(1), makeRule(1, 60 * MINUTE_MS)];
    await limits.take(long, 'mina');
    server.clock.advance(60 * MINUTE_MS - 1);
    const claims = [
      [short, 'mina'],
      [long, 'mina'],
    ] as const;
    await expect(limits.takeAll('email_limited', claims)).rejects.toMatchObject({ retryAfterS: 1 });
    server.clock.advance(1_000);
    await expect(limits.takeAll('email_limited', claims)).resolves.toBeUndefined();
  });
});

describe('the counters', () => {
  const readRows = () =>
    server.database.query<{ key: Buffer; text: string }>(
      'SELECT key, rate_counters::text AS text FROM rate_counters',
    );

  it('name neither rule nor subject: a key is an HMAC', async () => {
    const rule = makeRule(1);
    await limits.take(rule, 'mina.kim@hanbit.example');
    const rows = await readRows();
    const printed = rows.map(({ key, text }) => `${key.toString('latin1')} ${text}`).join('\n');
    for (const { key } of rows) expect(key).toHaveLength(32);
    for (const clear of ['mina.kim', 'hanbit', rule.name]) {
      expect(printed).not.toContain(clear);
      expect(printed).not.toContain(Buffer.from(clear).toString('hex'));
    }
  });

  it('are removed when their window has passed, and not before', async () => {
    await server.database.query('DELETE FROM rate_counters');
    const [short, long] = [makeRule(1), makeRule(1, 60 * MINUTE_MS)];
    await limits.take(short, 'mina');
    await limits.take(long, 'mina');
    server.clock.advance(MINUTE_MS - 1);
    await limits.removeExpired();
    expect(await readRows()).toHaveLength(2);
    server.clock.advance(1);
    await limits.removeExpired();
    expect(await readRows()).toHaveLength(1);
    expect(await limits.isFull(long, 'mina')).toBe(true);
  });

  it('keep no more hits than count', async () => {
    const rule = makeRule(2);
    await server.database.query('DELETE FROM rate_counters');
    for (let hit = 0; hit < 20; hit++) {
      await limits.take(rule, 'mina');
      server.clock.advance(31_000);
    }
    const [row] = await server.database.query<{ hits: Date[] }>('SELECT hits FROM rate_counters');
    expect(row?.hits.length).toBeLessThanOrEqual(2);
  });
});
