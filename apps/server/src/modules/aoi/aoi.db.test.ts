import { AOI_LIMITS, type AoiKeyframe, CALLS, type CallBody } from '@fovea/contract';
import { addPage, toDraft } from '@fovea/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActiveProject, createDraft } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { storeAsset } from '#testing/stored-assets.ts';

/** In edit, with one page of one picture that is shown for 8 s. */
let projectId: string;
let assetId: string;

const { server, owner } = await openServer({ people: ['owner'] });
beforeEach(async () => {
  ({ id: projectId } = await createDraft(owner));
  assetId = await storeAsset(server, projectId);
  await showAsset();
});

const TIMER_MS = 8_000;
const showAsset = () => addPage(owner.client, projectId, { kind: 'image', assetIds: [assetId] });
const rectangle = (x = 0.1) => ({ type: 'rectangle' as const, x, y: 0.2, width: 0.3, height: 0.4 });
const polygon = (points: number) => ({
  type: 'polygon' as const,
  points: Array.from({ length: points }, (_, i) => [i / points, 0.5] as [number, number]),
});
const at = (timestamp: number, shape: AoiKeyframe['shape'] = rectangle()) => ({ timestamp, shape });
type Frame = ReturnType<typeof at>;
const place = () => ({ experimentId: projectId, assetId });
const create = (keyframes: Frame[] = [at(0)], name = 'Logo', color = 1) =>
  owner.client.call(CALLS.createAoi, {
    params: place(),
    body: { name, color, keyframeAoi: { keyframes } },
  });
const list = async () =>
  (await owner.client.call(CALLS.listAois, { query: { experimentId: projectId } })).aoiList;
const update = (aoiId: string, body: CallBody<typeof CALLS.updateAoi>) =>
  owner.client.call(CALLS.updateAoi, { params: { ...place(), aoiId }, body });
const addKeyframe = (aoiId: string, frame: Frame) =>
  owner.client.call(CALLS.createKeyframe, { params: { ...place(), aoiId }, body: frame });
const remove = (id: string, keyframeId?: string) =>
  owner.client.call(CALLS.removeAoi, {
    query: { ...place(), id, ...(keyframeId && { keyframeId }) },
  });
const refused = (code: string, statusCode = 409) => ({ code, statusCode });

describe('GET /aoi?experimentId=', () => {
  it('sorted by createdAt ascending, missing dates first', async () => {
    const { aoiId: first } = await create();
    server.clock.advance(1_000);
    const { aoiId: second } = await create();
    server.clock.advance(1_000);
    const { aoiId: third } = await create();
    await server.database.query('UPDATE aois SET created_at = NULL WHERE id = $1', [third]);
    expect((await list()).map(({ aoiId }) => aoiId)).toEqual([third, first, second]);
  });

  it('has them whole, and only those on what the project shows', async () => {
    const { aoiId, keyframeIds } = await create([at(0)], '  Logo  ', 3);
    expect(await list()).toEqual([
      {
        aoiId,
        ...place(),
        createdAt: server.clock.now().toISOString(),
        name: 'Logo',
        color: 3,
        group: null,
        tags: [],
        keyframeAoi: {
          keyframes: [{ id: keyframeIds[0], ...at(0), easing: 'linear', visible: true }],
        },
        version: 1,
      },
    ]);
    const params = { id: projectId };
    const draft = toDraft(await owner.client.call(CALLS.getProject, { params }));
    await owner.client.call(CALLS.saveDraft, { params, body: { ...draft, pages: [] } });
    expect(await list()).toEqual([]);
  });
});

describe('POST /aoi/{experimentId}/{assetId}', () => {
  it('answers aoiId, keyframeIds (first used)', async () => {
    const { aoiId, keyframeIds } = await create([at(500), at(0)]);
    expect(keyframeIds).toHaveLength(2);
    const [aoi] = await list();
    expect(aoi?.aoiId).toBe(aoiId);
    expect(aoi?.keyframeAoi.keyframes.map(({ id, timestamp }) => [id, timestamp])).toEqual([
      [keyframeIds[0], 0],
      [keyframeIds[1], 500],
    ]);
  });

  it.each([
    ['two kinds of shape', () => [at(0), at(100, polygon(3))], 'keyframe_differs'],
    ['polygons of other points', () => [at(0, polygon(3)), at(9, polygon(4))], 'keyframe_differs'],
    ['two at one time', () => [at(40), at(40, rectangle(0.5))], 'keyframe_taken'],
    ['one after the page', () => [at(TIMER_MS + 1)], 'keyframe_beyond_page'],
  ])('refuses %s', async (_name, toFrames, code) => {
    await expect(create(toFrames())).rejects.toMatchObject(refused(code));
    expect(await list()).toEqual([]);
  });

  it.each([
    ['no keyframe', { keyframeAoi: { keyframes: [] } }],
    ['a polygon of two points', { keyframeAoi: { keyframes: [at(0, polygon(2))] } }],
    ['a polygon of 65 points', { keyframeAoi: { keyframes: [at(0, polygon(65))] } }],
    ['half a millisecond', { keyframeAoi: { keyframes: [at(0.5)] } }],
    ['a shape beside the picture', { keyframeAoi: { keyframes: [at(0, rectangle(1.5))] } }],
    ['no name', { name: '  ' }],
    ['a name of 41 letters', { name: 'n'.repeat(41) }],
    ['a ninth colour', { color: 9 }],
  ])('does not take %s', async (_name, change) => {
    const body = { name: 'Logo', color: 1, keyframeAoi: { keyframes: [at(0)] }, ...change };
    const call = owner.client.call(CALLS.createAoi, { params: place(), body });
    await expect(call).rejects.toMatchObject(refused('invalid_request', 400));
  });

  it('takes 60 on an asset, and no more, also at once', async () => {
    await server.database.query(
      `INSERT INTO aois (id, project_id, asset_id, name, color, tags, keyframes, version, bytes)
       SELECT gen_random_uuid(), $1, $2, 'n', 1, '{}', '[]', 1, 9 FROM generate_series(1, $3::int)`,
      [projectId, assetId, AOI_LIMITS.aoisMax - 1],
    );
    const made = await Promise.allSettled([create(), create(), create()]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(create()).rejects.toMatchObject(refused('aois_full'));
  });

  it('is not there for an asset that no page shows, or of another project', async () => {
    const other = await createDraft(owner);
    const elsewhere = await storeAsset(server, other.id);
    for (const asset of [elsewhere, await storeAsset(server, projectId)]) {
      assetId = asset;
      await expect(create()).rejects.toMatchObject(refused('not_found', 404));
    }
  });

  it('is there in every status', async () => {
    const active = await createActiveProject(server, owner);
    projectId = active.id;
    assetId = active.pages[0]?.assets[0]?.id ?? '';
    await create();
    await owner.client.call(CALLS.finishProject, { params: { id: projectId } });
    await create();
    expect(await list()).toHaveLength(2);
  });
});

describe('PATCH /aoi/{experimentId}/{assetId}/{aoiId}', () => {
  it('AOI body without its three ids: changes what is given and nothing else', async () => {
    const { aoiId } = await create();
    const [before] = await list();
    const changed = await update(aoiId, { name: '가격', group: 'Offer', tags: ['a', 'b'] });
    expect(changed).toEqual({
      ...before,
      name: '가격',
      group: 'Offer',
      tags: ['a', 'b'],
      version: 2,
    });
    expect((await update(aoiId, { group: null })).group).toBeNull();
    expect(await list()).toMatchObject([{ version: 3, group: null, name: '가격' }]);
  });

  it('takes keyframes whole: known ones keep their id, others are new or gone', async () => {
    const { aoiId, keyframeIds } = await create([at(0, polygon(3)), at(100, polygon(3))]);
    const [first = ''] = keyframeIds;
    const frame = (timestamp: number) => ({
      ...at(timestamp, polygon(4)),
      easing: 'hold' as const,
      visible: true,
    });
    const { keyframeAoi } = await update(aoiId, {
      keyframeAoi: { keyframes: [frame(300), { ...frame(200), id: first }, frame(0)] },
    });
    expect(keyframeAoi.keyframes.map(({ timestamp }) => timestamp)).toEqual([0, 200, 300]);
    expect(keyframeAoi.keyframes[1]?.id).toBe(first);
    expect(keyframeAoi.keyframes.map(({ id }) => id)).not.toContain(keyframeIds[1]);
  });
});

describe('POST and PATCH of a keyframe', () => {
  it('keyframe body, answers its id', async () => {
    const { aoiId, keyframeIds } = await create();
    const { id } = await addKeyframe(aoiId, at(250));
    const [aoi] = await list();
    expect(aoi?.keyframeAoi.keyframes.map((frame) => frame.id)).toEqual([...keyframeIds, id]);
  });

  it('keyframes are re-sorted by timestamp after an update', async () => {
    const { aoiId, keyframeIds } = await create([at(0), at(100), at(200)]);
    const [first = '', ...others] = keyframeIds;
    const params = { ...place(), aoiId, keyframeId: first };
    const moved = await owner.client.call(CALLS.updateKeyframe, {
      params,
      body: { timestamp: 150 },
    });
    expect(moved).toMatchObject({ id: first, timestamp: 150, shape: rectangle() });
    const [aoi] = await list();
    expect(aoi?.keyframeAoi.keyframes.map(({ id }) => id)).toEqual([others[0], first, others[1]]);
  });

  it('keyframe body without id: what would break the area is refused, and nothing changes', async () => {
    const { aoiId, keyframeIds } = await create([at(0), at(100)]);
    const before = await list();
    const params = { ...place(), aoiId, keyframeId: keyframeIds[0] ?? '' };
    const change = (body: CallBody<typeof CALLS.updateKeyframe>) =>
      owner.client.call(CALLS.updateKeyframe, { params, body });
    await expect(change({ timestamp: 100 })).rejects.toMatchObject(refused('keyframe_taken'));
    await expect(change({ shape: polygon(3) })).rejects.toMatchObject(refused('keyframe_differs'));
    await expect(change({ timestamp: 9_000 })).rejects.toMatchObject(
      refused('keyframe_beyond_page'),
    );
    await expect(addKeyframe(aoiId, at(100))).rejects.toMatchObject(refused('keyframe_taken'));
    expect(await list()).toEqual(before);
  });

  it('an area has at most 600', async () => {
    const frames = Array.from({ length: AOI_LIMITS.keyframesMax }, (_, i) => at(i));
    const { aoiId } = await create(frames);
    await expect(addKeyframe(aoiId, at(7_000))).rejects.toMatchObject(refused('keyframes_full'));
  });

  it('two at once both stay', async () => {
    const { aoiId } = await create();
    await Promise.all([addKeyframe(aoiId, at(100)), addKeyframe(aoiId, at(200))]);
    expect(await list()).toMatchObject([{ version: 3, keyframeAoi: { keyframes: { length: 3 } } }]);
  });
});

describe('DELETE /aoi', () => {
  it('?experimentId=&assetId=&id= removes the area', async () => {
    const { aoiId } = await create();
    expect(await remove(aoiId)).toEqual({ id: aoiId });
    expect(await list()).toEqual([]);
    await expect(remove(aoiId)).rejects.toMatchObject(refused('not_found', 404));
  });

  it('&keyframeId= removes a keyframe, but not the last', async () => {
    const { aoiId, keyframeIds } = await create([at(0), at(100)]);
    const [first = '', second = ''] = keyframeIds;
    expect(await remove(aoiId, first)).toEqual({ id: first });
    await expect(remove(aoiId, first)).rejects.toMatchObject(refused('not_found', 404));
    await expect(remove(aoiId, second)).rejects.toMatchObject(refused('keyframe_last'));
    expect(await list()).toMatchObject([{ keyframeAoi: { keyframes: [{ id: second }] } }]);
  });
});

it('goes with a copy of its project, and with the project', async () => {
  await create([at(0)], 'Copied');
  const copy = await owner.client.call(CALLS.duplicateProject, {
    params: { id: projectId },
    body: { name: 'A copy' },
  });
  const original = projectId;
  projectId = copy.id;
  expect(await list()).toMatchObject([
    { name: 'Copied', experimentId: copy.id, assetId: copy.pages[0]?.assets[0]?.id },
  ]);
  projectId = original;
  expect(await list()).toHaveLength(1);
});
