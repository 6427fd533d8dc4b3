import { describe, expect, it, vi } from 'vitest';
import { openServer } from '#testing/open-server.ts';
import { discard, done } from './outcome.ts';

const { server } = await openServer();

const newPayload = () => ({ recordingId: server.deps.ids.next() });

describe('a job', () => {
  it('exists exactly if the facts of its transaction do', async () => {
    const { db, jobs } = server.deps;
    const [kept, lost] = [newPayload(), newPayload()];
    await db.transaction().execute((tx) => jobs.enqueue(tx, 'pack-recording.v1', kept));
    const broken = db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, 'pack-recording.v1', lost);
      throw new Error('the facts did not hold');
    });
    await expect(broken).rejects.toThrow('did not hold');
    const seen: unknown[] = [];
    await jobs.runWaiting('pack-recording.v1', async (payload) => {
      seen.push(payload);
      return done();
    });
    expect(seen).toEqual([kept]);
  });

  it('waits once per key, however often it is asked for', async () => {
    const { db, jobs } = server.deps;
    const [one, two] = [server.deps.ids.next(), server.deps.ids.next()];
    for (const projectId of [one, one, two, one, two]) {
      await jobs.enqueue(db, 'build-aggregate.v1', { projectId }, { key: projectId });
    }
    const seen: string[] = [];
    await jobs.runWaiting('build-aggregate.v1', async ({ projectId }) => {
      seen.push(projectId);
      return done();
    });
    expect(seen.sort()).toEqual([one, two].sort());
  });

  it('that comes while one of its key runs is run after it', async () => {
    const { db, jobs } = server.deps;
    const projectId = server.deps.ids.next();
    const ask = () => jobs.enqueue(db, 'build-aggregate.v1', { projectId }, { key: projectId });
    await ask();
    let runs = 0;
    await jobs.runWaiting('build-aggregate.v1', async () => {
      runs += 1;
      if (runs === 1) for (let i = 0; i < 5; i++) await ask();
      return done();
    });
    expect(runs).toBe(2);
  });

  it('that fails waits for its next try and is not lost', async () => {
    const { db, jobs } = server.deps;
    const payload = newPayload();
    await jobs.enqueue(db, 'pack-recording.v1', payload);
    expect(
      await jobs.runWaiting('pack-recording.v1', () => Promise.reject(new Error('no disk'))),
    ).toEqual([{ kind: 'retry', reason: 'no disk' }]);
    const [row] = await server.database.query<{ state: string; isLater: boolean }>(
      `SELECT state, start_after > now() AS "isLater" FROM pgboss.job
       WHERE data->>'recordingId' = $1`,
      [payload.recordingId],
    );
    expect(row).toEqual({ state: 'retry', isLater: true });
  });

  it('that throws is counted as failed', async () => {
    const { db, jobs, metrics } = server.deps;
    await jobs.enqueue(db, 'make-video.v1', { assetId: server.deps.ids.next() });
    await jobs.runWaiting('make-video.v1', () => Promise.reject(new Error('no disk')));
    expect(await metrics.registry.metrics()).toContain(
      'fovea_jobs_total{queue="make-video.v1",outcome="failed",reason="threw"} 1',
    );
  });

  it('with a payload that its schema does not know is parked, and its handler never sees it', async () => {
    const { db, jobs } = server.deps;
    await jobs.enqueue(db, 'check-asset.v1', { assetId: 'no-id' });
    let calls = 0;
    const outcomes = await jobs.runWaiting('check-asset.v1', async () => {
      calls += 1;
      return done();
    });
    expect([outcomes, calls]).toEqual([[{ kind: 'park', reason: 'bad_payload' }], 0]);
    const parked = await server.database.query<{ data: object }>(
      "SELECT data FROM pgboss.job WHERE name = 'parked'",
    );
    expect(parked).toMatchObject([
      { data: { queue: 'check-asset.v1', reason: 'bad_payload', data: { assetId: 'no-id' } } },
    ]);
  });

  it('is counted by queue, outcome and reason', async () => {
    const { db, jobs, metrics } = server.deps;
    await jobs.enqueue(db, 'pack-recording.v1', newPayload());
    await jobs.runWaiting('pack-recording.v1', async () => discard('no_recording'));
    expect(await metrics.registry.metrics()).toContain(
      'fovea_jobs_total{queue="pack-recording.v1",outcome="discard",reason="no_recording"} 1',
    );
  });
});

describe('jobs that people ask for', () => {
  const newJobs = (account: string, count: number) =>
    Array.from({ length: count }, () => ({ account, projectId: server.deps.ids.next() }));
  const ask = async (asked: ReturnType<typeof newJobs>) => {
    for (const { account, projectId } of asked) {
      const options = { key: projectId, account };
      await server.deps.jobs.enqueue(server.deps.db, 'make-archive.v1', { projectId }, options);
    }
    return asked.map(({ projectId }) => projectId);
  };

  it('are done in turns: one after as many of each other account', async () => {
    const many = await ask(newJobs('busy', 4));
    const few = await ask(newJobs('other', 2));
    const seen: string[] = [];
    await server.deps.jobs.runWaiting('make-archive.v1', async ({ projectId }) => {
      seen.push(projectId);
      return done();
    });
    expect(seen).toEqual([many[0], few[0], many[1], few[1], many[2], many[3]]);
  });

  it('run one at a time for an account, beside those of others', async () => {
    const [first = '', second = ''] = await ask(newJobs('busy', 2));
    const [other = ''] = await ask(newJobs('other', 1));
    const running = new Map<string, () => void>();
    await server.deps.jobs.work('make-archive.v1', 3, async ({ projectId }) => {
      await new Promise<void>((resolve) => running.set(projectId, resolve));
      return done();
    });
    await vi.waitFor(
      () => expect([...running.keys()].sort()).toEqual([first, other].sort()),
      20_000,
    );
    running.get(other)?.();
    // A worker that looks for its next job passes over the one whose account has a job running.
    const [later = ''] = await ask(newJobs('third', 1));
    await vi.waitFor(() => expect(running.has(later)).toBe(true), 20_000);
    expect(running.has(second)).toBe(false);
    running.get(first)?.();
    await vi.waitFor(() => expect(running.has(second)).toBe(true), 20_000);
    for (const end of running.values()) end();
  });
});
