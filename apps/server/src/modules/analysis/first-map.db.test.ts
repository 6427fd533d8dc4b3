import { type AggregatedRecords, CALLS, type RecordObject, recordMaps } from '@fovea/contract';
import { listMissingOfMap, type PageMap, readFirstMap, readMaps } from '@fovea/records';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { MERGED_IN_PLACE } from '#testing/consumers.ts';
import { drawWhole } from '#testing/drawn-map.ts';
import { type ActiveProject, createActiveProject, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { readObject, toKey } from '#testing/read-records.ts';
import { decodeNewest } from '#testing/stored-records.ts';
import { makeKeys, withdraw } from '#testing/withdrawals.ts';
import { drawCard } from './draw-card.consumer.ts';
import { loadLayouts } from './load-layouts.ts';
import type { MapTask } from './paint-maps.ts';
import { rebuildRecords } from './rebuild-records.service.ts';

const { server, owner } = await openServer({ people: ['owner'] });

/** As a screen reads it: the manifest, the list, one map. */
async function readFirst(projectId: string, page: number) {
  const [row] = await server.database.query<{ manifest_key: string }>(
    'SELECT manifest_key FROM aggregates WHERE project_id = $1 ORDER BY version DESC LIMIT 1',
    [projectId],
  );
  const records = readObject(server, row?.manifest_key ?? '') as AggregatedRecords;
  const objects = new Map<string, RecordObject>();
  for (;;) {
    const missing = listMissingOfMap(records, objects, page);
    if (missing.length === 0) break;
    for (const key of missing) objects.set(key, readObject(server, key) as RecordObject);
  }
  return { map: readFirstMap(records, objects, page), loaded: objects.size };
}

/** Draws the same map from all records, person by person, to compare with. */
async function drawAll(projectId: string, page: number, people: number) {
  const layouts = await loadLayouts(server.deps.db, projectId);
  return drawWhole(await decodeNewest(server, projectId), layouts, page, people);
}

const sumOf = (map: PageMap | undefined) =>
  map?.pictures[0]?.amounts.reduce((sum, amount) => sum + amount, 0) ?? 0;

/** The map that records would keep if those who are marked had never come. */
async function drawKept(projectId: string, marked: readonly string[]) {
  const { participants, pages, ...rest } = await decodeNewest(server, projectId);
  const isKept = (_: unknown, i: number) => !marked.includes(participants[i]?.recordingId ?? '');
  const kept = pages.map((page) => ({
    ...page,
    fixations: page.fixations.filter(isKept),
    immersion: page.immersion.filter(isKept),
  }));
  const own = { ...rest, participants: participants.filter(isKept), pages: kept };
  return drawWhole(own, await loadLayouts(server.deps.db, projectId), 0, own.participants.length);
}

/** The card as the worker draws it, of more people than so many from stored maps. */
async function drawFrom(projectId: string, storedFrom: number) {
  const tasks: MapTask[] = [];
  const paintMaps = (task: MapTask) => {
    tasks.push(task);
    return MERGED_IN_PLACE.paintMaps(task);
  };
  await drawCard({ ...server.deps, merger: { paintMaps } }, { projectId }, storedFrom);
  const { maps } = await owner.client.call(CALLS.getProject, { params: { id: projectId } });
  const stored = server.storage.objects.get(toKey(maps[0]?.url ?? ''));
  return { from: tasks[0]?.from, bytes: await sharp(stored?.bytes).raw().toBuffer() };
}

describe('the map that a large project opens with', () => {
  const people = 113;
  const keys = makeKeys();
  let project: ActiveProject;
  beforeAll(async () => {
    project = await createActiveProject(server, owner, { maxParticipant: 500, pages: 2 });
    for (let seed = 1; seed <= people; seed++) {
      const own = seed === 50 ? keys.join : {};
      await record(server.app, project.slug, makeGaze(2, seed, 2), own);
      if (seed !== 101 && seed !== people) continue;
      await server.runJobs('pack-recording.v1');
      // Two of them are worse than the default filter takes.
      await server.database.query(
        'UPDATE recordings SET validity = 60 WHERE project_id = $1 AND number IN (3, 70)',
        [project.id],
      );
      await server.runJobs('build-aggregate.v1');
      await server.runJobs('join-records.v1');
    }
    await rebuildRecords({ ...server.deps, merger: MERGED_IN_PLACE }, project.id, new Set());
  });

  it('is what the card is drawn from too, without those who are marked', async () => {
    const { participants } = await decodeNewest(server, project.id);
    // Among those who are listed, and after them.
    const marked = [6, participants.length - 1].map((i) => participants[i]?.recordingId ?? '');
    const mark = async (valid: boolean) => {
      for (const id of marked) {
        await owner.client.call(CALLS.markRecording, { params: { id }, body: { valid } });
      }
    };
    await mark(false);
    const { from, bytes } = await drawFrom(project.id, participants.length - 1);
    if (from === undefined || !('map' in from)) throw new Error('not from stored maps');
    const map = await drawKept(project.id, marked);
    expect(from.map).toEqual(map);
    expect(from.screens).toHaveLength(map?.people ?? 0);
    const whole = await drawFrom(project.id, participants.length);
    expect(whole.from).toHaveProperty('inputs');
    expect(bytes).toHaveLength(whole.bytes.length);
    const apart = Array.from(bytes, (value, i) => Math.abs(value - (whole.bytes[i] ?? 0)));
    expect(apart.reduce((sum, each) => sum + each, 0) / apart.length).toBeLessThan(2);
    await mark(true);
  });

  it('is read by three objects, and is what the default filter gives of all who are listed', async () => {
    for (const page of [0, 1]) {
      const { map, loaded } = await readFirst(project.id, page);
      expect(loaded).toBe(2);
      expect(map?.people).toBe(people - 2);
      expect(sumOf(map)).toBeGreaterThan(people * 500);
      expect(map).toEqual(await drawAll(project.id, page, people));
    }
    const before = (await readFirst(project.id, 0)).map;
    await withdraw(server, keys.receipt);
    const after = (await readFirst(project.id, 0)).map;
    expect(after?.people).toBe(people - 3);
    expect(sumOf(after)).toBeLessThan(sumOf(before));
    expect(after).toEqual(await drawAll(project.id, 0, people - 1));
    const stored = [...server.storage.objects.keys()].filter((key) =>
      key.startsWith(`aggregates/${project.id}/map`),
    );
    expect(stored).toHaveLength(3);
    for (const key of stored) {
      const maps = readMaps(recordMaps.parse(readObject(server, key)));
      for (const { people: count } of maps) expect(count).toBe(people - 3);
    }
  });

  it('is not there in a small project, which is read as a whole', async () => {
    const project = await createActiveProject(server, owner);
    await record(server.app, project.slug, makeGaze(1, 1));
    await server.runJobs('pack-recording.v1');
    await server.runJobs('build-aggregate.v1');
    expect(await readFirst(project.id, 0)).toEqual({ map: undefined, loaded: 0 });
  });
});
