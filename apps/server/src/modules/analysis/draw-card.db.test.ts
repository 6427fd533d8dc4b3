import { CALLS, LIMITS } from '@fovea/contract';
import { toScreenSize } from '@fovea/gaze/geometry';
import { layOutStage, paintCard, toPageFixations } from '@fovea/stage';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ActiveProject, createActiveProject, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, toKey } from '#testing/read-records.ts';
import { decodeNewest } from '#testing/stored-records.ts';
import { makeKeys, withdraw } from '#testing/withdrawals.ts';
import { loadLayouts } from './load-layouts.ts';

const { server, owner } = await openServer({ people: ['owner'] });

const draw = ({ id }: ActiveProject) => server.runJob('draw-card.v1', { projectId: id });
const readMaps = async ({ id }: ActiveProject) =>
  (await owner.client.call(CALLS.getProject, { params: { id } })).maps;
const listStored = ({ id }: ActiveProject) =>
  [...server.storage.objects.keys()].filter((key) => key.startsWith(`aggregates/${id}/drawn-`));
const findStored = (url: string | undefined) => server.storage.objects.get(toKey(url ?? ''))?.bytes;

async function recordPeople(project: ActiveProject, seeds: readonly number[]): Promise<string[]> {
  const joined = [];
  for (const seed of seeds) {
    joined.push(await record(server.app, project.slug, makeGaze(2, seed, 2)));
  }
  await packAndMerge(server);
  return joined.map(({ recordingId }) => recordingId);
}

/** As a screen makes it of the whole records. */
async function paintAll({ id, device, orientation }: ActiveProject, position: number) {
  const { participants, pages } = await decodeNewest(server, id);
  const layouts = await loadLayouts(server.deps.db, id);
  const layout = layouts.find(({ index }) => index === position);
  if (layout === undefined) throw new Error('no such page');
  const stage = layOutStage(layout, toScreenSize({ device, orientation }));
  const page = toPageFixations(pages[position]?.fixations ?? [], participants, stage);
  const shown = Uint8Array.from(participants, ({ validity }) =>
    validity >= LIMITS.validityAcceptable ? 1 : 0,
  );
  return paintCard(page, shown, layout.durationMs ?? Number.MAX_SAFE_INTEGER, stage)[0];
}

describe('the map of a card', () => {
  it("is drawn by a worker for each project's card and page, Basic too", async () => {
    const project = await createActiveProject(server, owner, { pages: 2 });
    expect(project.type).toBe('basic');
    expect(await readMaps(project)).toEqual([]);
    await recordPeople(project, [1, 2, 3]);
    expect(await server.runJobs('draw-card.v1')).toEqual([{ kind: 'done' }]);
    const maps = await readMaps(project);
    expect(maps.map(({ pageId, slot }) => ({ pageId, slot }))).toEqual(
      project.pages.map(({ id }) => ({ pageId: id, slot: 0 })),
    );
    const { projects } = await owner.client.call(CALLS.listProjects, { query: {} });
    const covers = projects.find(({ id }) => id === project.id)?.covers;
    expect(covers?.map(({ mapUrl }) => mapUrl)).toEqual(maps.map(({ url }) => url));
  });

  it('has the bytes of the map that the screen draws', async () => {
    const project = await createActiveProject(server, owner, { pages: 2 });
    await recordPeople(project, [4, 5, 6, 7]);
    await draw(project);
    const maps = await readMaps(project);
    for (const position of [0, 1]) {
      const drawn = await sharp(findStored(maps[position]?.url)).raw().toBuffer();
      const painted = await paintAll(project, position);
      expect(painted?.rgba.some((value, i) => i % 4 === 3 && value > 0)).toBe(true);
      expect(drawn.equals(Buffer.from(painted?.rgba ?? []))).toBe(true);
    }
  });

  it('is of those whom the default filter keeps', async () => {
    const project = await createActiveProject(server, owner);
    const [id = ''] = await recordPeople(project, [8]);
    await draw(project);
    expect(await readMaps(project)).toHaveLength(1);
    const mark = (valid: boolean) =>
      owner.client.call(CALLS.markRecording, { params: { id }, body: { valid } });
    await mark(false);
    expect(await server.runJobs('draw-card.v1')).toContainEqual({ kind: 'done' });
    expect(await readMaps(project)).toEqual([]);
    await mark(true);
    await server.runJobs('draw-card.v1');
    expect(await readMaps(project)).toHaveLength(1);
  });

  it('goes at once with somebody who withdraws', async () => {
    const project = await createActiveProject(server, owner);
    const keys = makeKeys();
    await record(server.app, project.slug, makeGaze(2, 9, 1), keys.join);
    await recordPeople(project, [10]);
    await draw(project);
    const before = findStored((await readMaps(project))[0]?.url);
    expect(before).toBeDefined();
    await withdraw(server, keys.receipt);
    expect(await readMaps(project)).toEqual([]);
    expect(listStored(project)).toEqual([]);
    await draw(project);
    const after = findStored((await readMaps(project))[0]?.url);
    expect(after).toBeDefined();
    expect(after).not.toEqual(before);
  });

  it('goes with its project', async () => {
    const project = await createActiveProject(server, owner);
    await recordPeople(project, [11]);
    await draw(project);
    await owner.client.call(CALLS.removeProject, { params: { id: project.id } });
    await server.runJobs('forget-project.v1');
    expect(listStored(project)).toEqual([]);
    expect(await draw(project)).toEqual({ kind: 'discard', reason: 'no_project' });
  });
  it('is drawn once for a burst, and what it replaces goes an hour later', async () => {
    const project = await createActiveProject(server, owner);
    await recordPeople(project, [1]);
    await server.runJobs('draw-card.v1');
    const [first] = listStored(project);
    for (const seed of [2, 3, 4]) await recordPeople(project, [seed]);
    const [waiting] = await server.database.query<{ count: number }>(
      `SELECT count(*)::int FROM pgboss.job
       WHERE name = 'draw-card.v1' AND state = 'created' AND data->>'projectId' = $1`,
      [project.id],
    );
    expect(waiting?.count).toBe(1);
    await draw(project);
    expect(listStored(project)).toHaveLength(2);
    const named = toKey((await readMaps(project))[0]?.url ?? '');
    expect(named).not.toBe(first);
    server.clock.advance(3_600_001);
    await server.runJob('remove-superseded.v1', {});
    expect(listStored(project)).toEqual([named]);
  });
});
