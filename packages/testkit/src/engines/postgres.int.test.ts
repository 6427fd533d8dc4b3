import { existsSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abandonPostgres, type PostgresEngine, removePostgres, startPostgres } from './postgres.ts';
import { isRunning, listChildPids } from './processes.ts';

let dir: string;
let engine: PostgresEngine | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fovea-postgres-test-'));
});

afterEach(async () => {
  await engine?.stop();
  engine = undefined;
  await removePostgres(dir);
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('PostgreSQL engine', () => {
  it('keeps committed rows when the durable server is killed, and leaves no process', async () => {
    engine = await startPostgres({ dir, durable: true });
    expect(await query(engine.url(), 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(engine.url(), 'show synchronous_commit')).toEqual([
      { synchronous_commit: 'on' },
    ]);
    await query(engine.url(), 'create table kept as select generate_series(1, 100) as n');
    const victims = [engine.pid(), ...listChildPids(engine.pid())];
    expect(victims.length).toBeGreaterThan(3);

    await engine.kill();
    expect(victims.filter(isRunning)).toEqual([]);
    await expect(query(engine.url(), 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });

    await engine.restart();
    expect(victims).not.toContain(engine.pid());
    expect(await query(engine.url(), 'select count(*)::int as rows from kept')).toEqual([
      { rows: 100 },
    ]);
  });

  it('attaches to the server that already runs in the folder', async () => {
    engine = await startPostgres({ dir });
    const again = await startPostgres({ dir });
    expect([again.port, again.pid()]).toEqual([engine.port, engine.pid()]);
    expect(await query(again.url(), 'show fsync')).toEqual([{ fsync: 'off' }]);
  });

  it('keeps its rows over a stop and a start', async () => {
    engine = await startPostgres({ dir });
    await query(engine.url(), 'create table kept (n int)');
    await engine.stop();
    expect(() => engine?.pid()).toThrow('No PostgreSQL runs');
    engine = await startPostgres({ dir });
    expect(await query(engine.url(), 'select * from kept')).toEqual([]);
  });

  it('leaves neither process nor file when it is abandoned', async () => {
    engine = await startPostgres({ dir });
    const pid = engine.pid();
    const link = join(dir, 'outside');
    const home = existsSync(link) ? await realpath(link) : dir;
    abandonPostgres(dir);
    expect(isRunning(pid)).toBe(false);
    expect([dir, home].filter(existsSync)).toEqual([]);
  });

  it.runIf(process.getuid?.() === 0)(
    'works below a folder that only root can enter, and removes what it put elsewhere',
    async () => {
      const closed = await mkdtemp(join(tmpdir(), 'fovea-closed-'));
      const inside = join(closed, 'checkout');
      engine = await startPostgres({ dir: inside });
      expect(await query(engine.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
      const outside = await realpath(join(inside, 'outside'));
      expect(existsSync(join(outside, 'data', 'PG_VERSION'))).toBe(true);
      await engine.stop();
      await removePostgres(inside);
      expect([inside, outside].filter(existsSync)).toEqual([]);
      await rm(closed, { recursive: true });
    },
  );
});
