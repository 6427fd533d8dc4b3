import { CALLS } from '@fovea/contract';
import type { KeptFigures } from '@fovea/records';
import { describe, expect, it } from 'vitest';
import { createActiveProject, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readRecords } from '#testing/read-records.ts';
import { give } from '#testing/sessions.ts';
import { decodeNewest } from '#testing/stored-records.ts';

const { server, owner } = await openServer({ people: ['owner'] });

async function collect(type: 'basic' | 'pro', people = 2) {
  const project = await createActiveProject(server, owner, { type, pages: 2 });
  for (let seed = 1; seed <= people; seed++) {
    await record(server.app, project.slug, makeGaze(8, seed, 2));
  }
  await packAndMerge(server);
  return project;
}

const toTimes = ({ shownMs, validMs, rateHz }: KeptFigures) => ({ shownMs, validMs, rateHz });
const isWhole = (quarters: readonly number[]) => quarters.every((value) => value % 4 === 0);

describe('The specification says "Basic (free) user: no downloads or insights.": records of a Basic project', () => {
  it('hold the times, so that areas of a free project show how many looked and not zero, but no other figure, norms or offsets', async () => {
    const project = await collect('basic');
    const { stored, manifest, parts } = await readRecords(server, owner, project.id);
    expect(stored).toMatchObject({ type: 'basic' });
    expect(parts.flat()).toHaveLength(4);
    for (const { samples, fixations, figures } of parts.flat()) {
      expect(figures).toMatchObject({ shownMs: expect.any(Number), rateHz: expect.any(Number) });
      expect(figures?.validMs).toBeGreaterThan(0);
      expect(figures).toMatchObject({ attention: null, validity: null, k: null, flags: null });
      expect([samples.x, samples.y, fixations.x, fixations.y].every(isWhole)).toBe(true);
      expect(fixations.onset.length).toBeGreaterThan(2);
    }
    for (const participant of manifest.participants) {
      expect(participant).toMatchObject({ kNorms: null, offsetPx: null, precisionPx: null });
    }
    const text = JSON.stringify(stored);
    for (const name of ['sdAmplitudeDeg', 'meanDurationMs']) expect(text).not.toContain(name);
  });

  it('keep what the screen draws: validity and its parts, fixations, levels of immersion', async () => {
    const [basic, pro] = [await collect('basic'), await collect('pro')];
    const [found, wanted] = await Promise.all(
      [basic, pro].map(({ id }) => decodeNewest(server, id)),
    );
    expect(found?.participants.map(({ validity }) => validity)).toEqual(
      wanted?.participants.map(({ validity }) => validity),
    );
    const { manifest } = await readRecords(server, owner, basic.id);
    expect(manifest.participants).toMatchObject([
      { components: { integrity: 100 }, errorPx: 42, expectedHz: 30 },
      { components: { integrity: 100 }, errorPx: 42, expectedHz: 30 },
    ]);
    wanted?.pages.forEach((page, i) => {
      const own = found?.pages[i];
      expect(own?.immersion).toEqual(page.immersion);
      expect(own?.figures).toEqual(page.figures.map((figures) => figures && toTimes(figures)));
      page.tracks.forEach((track, k) => {
        expect(own?.tracks[k]?.tMs).toEqual(track?.tMs);
        expect(own?.tracks[k]?.xPx).toEqual(track?.xPx.map(Math.round));
        expect(own?.fixations[k]?.onsetMs).toEqual(page.fixations[k]?.onsetMs);
        expect(own?.fixations[k]?.xPx).toEqual(page.fixations[k]?.xPx.map(Math.round));
      });
    });
  });

  it('become those of Pro by an upgrade, and are read until then', async () => {
    const project = await collect('basic');
    const before = await decodeNewest(server, project.id);
    await give(server, owner.userId, 10);
    await owner.client.call(CALLS.upgradeProject, { params: { id: project.id } });
    expect(await decodeNewest(server, project.id)).toEqual(before);
    await record(server.app, project.slug, makeGaze(8, 3, 2));
    await packAndMerge(server);
    expect(await server.runJobs('rebuild-records.v1')).toEqual([{ kind: 'done' }]);
    const after = await readRecords(server, owner, project.id);
    expect(after.stored).toMatchObject({ type: 'pro', participants: 3 });
    const pro = await readRecords(server, owner, (await collect('pro', 3)).id);
    const withoutIds = ({ manifest }: typeof pro) =>
      manifest.participants.map(({ recordingId: _, fraudFlags: __, ...each }) => each);
    expect(withoutIds(after)).toEqual(withoutIds(pro));
    const toFigures = ({ parts }: typeof pro) => parts.flat().map(({ figures }) => figures);
    expect(toFigures(after)).toEqual(toFigures(pro));
    const payload = { projectId: project.id };
    expect(await server.runJob('rebuild-records.v1', payload)).toEqual({
      kind: 'discard',
      reason: 'nothing_to_rebuild',
    });
  });

  it('stay without whom an operator has left out when a project becomes Pro', async () => {
    const project = await collect('basic', 3);
    const { manifest } = await readRecords(server, owner, project.id);
    const [first] = manifest.participants;
    await server.database.query(
      "UPDATE recordings SET parked_at = now(), parked_reason = 'left_out' WHERE id = $1",
      [first?.recordingId],
    );
    await give(server, owner.userId, 10);
    await owner.client.call(CALLS.upgradeProject, { params: { id: project.id } });
    await server.runJobs('rebuild-records.v1');
    const after = await readRecords(server, owner, project.id);
    expect(after.manifest.participants.map(({ subjectId }) => subjectId)).toEqual([
      'P-002',
      'P-003',
    ]);
  });
});
