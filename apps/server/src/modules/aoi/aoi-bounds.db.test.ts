import { AOI_LIMITS, CALLS, type CallBody } from '@fovea/contract';
import { addPage } from '@fovea/testkit';
import { beforeEach, expect, it } from 'vitest';
import { createDraft } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { storeAsset } from '#testing/stored-assets.ts';
import { updateAoi } from './aoi.service.ts';

/** In edit, with one page of one picture. */
let projectId: string;
let assetId: string;

const { server, owner } = await openServer({ people: ['owner'] });
const { client } = owner;

async function open() {
  const { id } = await createDraft(owner);
  const picture = await storeAsset(server, id);
  await addPage(client, id, { kind: 'image', assetIds: [picture] });
  return { id, picture };
}
beforeEach(async () => {
  await server.database.query('WITH gone AS (DELETE FROM aois) DELETE FROM aoi_versions');
  ({ id: projectId, picture: assetId } = await open());
});

const polygons = (keyframes: number) =>
  Array.from({ length: keyframes }, (_, timestamp) => ({
    timestamp,
    shape: {
      type: 'polygon' as const,
      points: Array.from(
        { length: AOI_LIMITS.polygonPointsMax },
        (_each, i) => [1 / (i + 3), 0.5] as [number, number],
      ),
    },
  }));
const create = (keyframes = polygons(1), name = 'Logo') =>
  client.call(CALLS.createAoi, {
    params: { experimentId: projectId, assetId },
    body: { name, color: 1, keyframeAoi: { keyframes } },
  });
const update = (aoiId: string, body: CallBody<typeof CALLS.updateAoi>) =>
  client.call(CALLS.updateAoi, { params: { experimentId: projectId, assetId, aoiId }, body });
const remove = (id: string) =>
  client.call(CALLS.removeAoi, { query: { experimentId: projectId, assetId, id } });
const list = async () =>
  (await client.call(CALLS.listAois, { query: { experimentId: projectId } })).aoiList;
/** Areas of so many bytes, without the bytes. */
const fill = (bytes: number, at = { id: projectId, picture: assetId }) =>
  server.database.query(
    `INSERT INTO aois (id, project_id, asset_id, name, color, tags, keyframes, version, bytes)
     VALUES (gen_random_uuid(), $1, $2, 'n', 1, '{}', '[]', 1, $3)`,
    [at.id, at.picture, bytes],
  );
const readVersions = () =>
  server.database.query<{ version: number; former: Former; bytes: number; changed_by: string }>(
    'SELECT version, former, bytes, changed_by FROM aoi_versions WHERE project_id = $1 ORDER BY number',
    [projectId],
  );
const refused = (code: string) => ({ code, statusCode: 409 });

it('counts the bytes that an area has in the answer', async () => {
  await create(polygons(2), '가격 é😀');
  const [row] = await server.database.query<{ bytes: number }>(
    'SELECT bytes FROM aois WHERE project_id = $1',
    [projectId],
  );
  expect(row?.bytes).toBe(Buffer.byteLength(JSON.stringify((await list())[0])));
});

it('does not take an area of 390 keyframes of 64 points, which have more than 256 KB', async () => {
  await expect(create(polygons(390))).rejects.toMatchObject(refused('asset_areas_full'));
  expect(await list()).toEqual([]);
});

it('refuses what would be more than 256 KB on an asset, and never what makes it less', async () => {
  const { aoiId } = await create(polygons(2));
  await fill(AOI_LIMITS.assetBytesMax - 10);
  await expect(create()).rejects.toMatchObject(refused('asset_areas_full'));
  await expect(update(aoiId, { keyframeAoi: { keyframes: frames(3) } })).rejects.toMatchObject(
    refused('asset_areas_full'),
  );
  expect((await update(aoiId, { keyframeAoi: { keyframes: frames(1) } })).version).toBe(2);
  await remove(aoiId);
});
const frames = (count: number) =>
  polygons(count).map((each) => ({ ...each, easing: 'hold' as const, visible: true }));

it('of two that fit only one by one, takes one', async () => {
  const other = await storeAsset(server, projectId);
  const room = 2 * (await measure()) - 1;
  await fill(AOI_LIMITS.projectBytesMax - room, { id: projectId, picture: other });
  const made = await Promise.allSettled([create(), create()]);
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(create()).rejects.toMatchObject(refused('project_areas_full'));
});
async function measure(): Promise<number> {
  const { aoiId } = await create();
  const [aoi] = await list();
  await remove(aoiId);
  return JSON.stringify(aoi).length;
}

it('counts 20 MB over all projects, copies too: one that does not fit is not made', async () => {
  await create(polygons(2));
  const other = await open();
  await fill(AOI_LIMITS.accountBytesMax - 20_000, { id: other.id, picture: other.picture });
  const copy = () =>
    client.call(CALLS.duplicateProject, { params: { id: projectId }, body: { name: 'Copy' } });
  const countProjects = async () => (await client.call(CALLS.countProjects)).all;
  await copy();
  const before = await countProjects();
  await expect(
    (async () => {
      for (;;) await copy();
    })(),
  ).rejects.toMatchObject(refused('account_areas_full'));
  const copies = (await countProjects()) - before;
  expect(copies).toBeLessThan(10);
  await expect(create(polygons(8))).rejects.toMatchObject(refused('account_areas_full'));
  // Room that a deleted project gives back.
  await client.call(CALLS.removeProject, { params: { id: other.id } });
  await copy();
});

it('50 new colours of an area of 200 KB add less than 50 KB to its history', async () => {
  const { aoiId } = await create(polygons(125));
  expect(JSON.stringify(await list()).length).toBeGreaterThan(200_000);
  const actor = {
    userId: owner.userId,
    role: 'user' as const,
    authSessionId: '',
    passedSecondFactor: false,
  };
  for (let i = 0; i < 50; i++) {
    await updateAoi(server.deps, actor, { projectId, assetId }, aoiId, { color: 1 + (i % 8) });
  }
  const versions = await readVersions();
  expect(versions).toHaveLength(50);
  expect(versions.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(50_000);
});

interface Former {
  readonly name?: string;
  readonly color?: number;
  readonly keyframes?: { readonly were: readonly Frame[]; readonly came: readonly string[] };
}
interface Frame {
  readonly id: string;
  readonly timestamp: number;
}

it('keeps what takes each change back, so that a result can name the version it was made from', async () => {
  const { aoiId } = await create(polygons(3));
  const [first] = await list();
  const states = [first];
  const [kept, moved] = first?.keyframeAoi.keyframes ?? [];
  if (!kept || !moved) throw new Error('three keyframes were made');
  const [, , came] = frames(3);
  if (!came) throw new Error('three frames');
  states.push(await update(aoiId, { name: 'Second', color: 4 }));
  const keyframes = [kept, { ...moved, timestamp: 900 }, { ...came, timestamp: 700 }];
  states.push(await update(aoiId, { keyframeAoi: { keyframes } }));
  await remove(aoiId);
  const versions = await readVersions();
  expect(versions.map(({ version, changed_by }) => [version, changed_by])).toEqual(
    [1, 2, 3].map((version) => [version, owner.userId]),
  );
  let state: Former & { frames: readonly Frame[] } = { frames: [] };
  for (const { former, version } of versions.toReversed()) {
    const { were = [], came: added = [] } = former.keyframes ?? {};
    const replaced = new Set([...added, ...were.map(({ id }) => id)]);
    const others = state.frames.filter(({ id }) => !replaced.has(id));
    const all = [...others, ...were].toSorted((a, b) => a.timestamp - b.timestamp);
    state = { ...state, ...former, frames: all };
    const { name, color, keyframeAoi } = states[version - 1] ?? {};
    expect(state).toMatchObject({ name, color, frames: keyframeAoi?.keyframes });
  }
});

it('forgets the oldest of more than 500 changes or 256 KB of a project', async () => {
  const { aoiId } = await create();
  const addVersions = (first: number, last: number, bytes: number) =>
    server.database.query(
      `INSERT INTO aoi_versions (aoi_id, version, project_id, former, bytes, changed_at, changed_by)
       SELECT $1, number, $2, '{}', $3, now(), $4 FROM generate_series($5::int, $6::int) AS number`,
      [aoiId, projectId, bytes, owner.userId, first, last],
    );
  await addVersions(-700, -1, 9);
  await update(aoiId, { name: 'Many' });
  expect((await readVersions()).map(({ version }) => version)).toEqual([
    ...Array.from({ length: 499 }, (_, i) => i - 499),
    1,
  ]);
  await addVersions(-900, -900, AOI_LIMITS.assetBytesMax);
  await update(aoiId, { name: 'Large' });
  expect((await readVersions()).map(({ version }) => version)).toEqual([2]);
});

it('forgets what was before it refuses what is drawn', async () => {
  const { aoiId } = await create();
  await update(aoiId, { name: 'Second' });
  expect(await readVersions()).toHaveLength(1);
  const bytes = JSON.stringify((await list())[0]).length;
  await fill(AOI_LIMITS.accountBytesMax - 2 * bytes - 5, await open());
  await create(polygons(1), 'Second');
  expect(await readVersions()).toEqual([]);
});
