import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type Aoi,
  aggregatedRecords,
  CALLS,
  isScripted,
  LIMITS,
  type Project,
  type RecordSegment,
  recordSegment,
} from '@fovea/contract';
import { prepareAoi } from '@fovea/gaze/aoi';
import { checkHash, readRecords } from '@fovea/records';
import { describe, expect, it } from 'vitest';
import { toRootPath } from '#harness/root.ts';
import { SAMPLE_FOLDER } from './keep-sample.ts';
import { createSamplePeople } from './sample-people.ts';
import { toHash } from './sample-records.ts';

const DATA_MAX_BYTES = 1_500_000;
const STIMULI_MAX_BYTES = 1_500_000;
/** The last samples of a page may be lost. */
const LAST_SAMPLE_SHARE = 0.9;

const folder = toRootPath(SAMPLE_FOLDER);
const files = readdirSync(folder);
const readText = (name: string) => readFileSync(join(folder, name), 'utf8');
const readJson = (name: string): unknown => JSON.parse(readText(name));
/** Containers of films round. */
const toSeconds = (ms: number | null | undefined) => (ms ? Math.round(ms / 1_000) : null);
const toName = (path: string | null | undefined) => path?.replace('/sample/', '') ?? '';

const project: Project = CALLS.getProject.reply.parse(readJson('project.json'));
const found = CALLS.getAggregatedRecords.reply.parse(readJson('records.json'));
const manifest = aggregatedRecords.parse(readJson(toName(found.presignedUrl)));
const objects = new Map<string, RecordSegment>(
  found.chunks.map(({ key, url }) => [key, recordSegment.parse(readJson(toName(url)))]),
);
const records = readRecords(manifest, objects);
const { participants } = records;

describe('the sample of the repository', () => {
  it('is what the calls of the contract answer, and shows no link to take part by', () => {
    expect(project).toMatchObject({
      name: 'Drink ad test',
      type: 'pro',
      status: 'done',
      completed: 48,
      link: null,
      code: null,
    });
    expect(found.marks).toEqual([]);
  });

  it('has a film of 15 s, an ad of 8 s, a product page of 12 s and two questions', () => {
    const kinds = project.pages.map(({ kind, timerMs, assets, question }) => ({
      kind,
      seconds: toSeconds(kind === 'video' ? assets[0]?.durationMs : timerMs),
      asks: question?.kind ?? null,
    }));
    expect(kinds).toEqual([
      { kind: 'video', seconds: 15, asks: null },
      { kind: 'image', seconds: 8, asks: null },
      { kind: 'image', seconds: 12, asks: null },
      { kind: 'survey', seconds: null, asks: 'choice' },
      { kind: 'survey', seconds: null, asks: 'written' },
    ]);
  });

  it('has answers of most people to both questions', () => {
    const [choice, written] = records.pages.slice(3).map(({ answers }) => answers);
    const { choices } = project.pages[3]?.question ?? { choices: [] };
    const chosen = new Set(choice?.flatMap((answer) => answer?.choices ?? []));
    expect([...chosen].toSorted()).toEqual([...choices.keys()]);
    for (const answers of [choice, written]) {
      expect(answers?.filter((answer) => answer !== undefined).length).toBeGreaterThan(36);
    }
    expect(written?.every((answer) => answer === undefined || answer.text !== null)).toBe(true);
  });

  it('has every file that it names, under names that say what they hold, and no other', () => {
    for (const path of [found.presignedUrl, ...found.chunks.map(({ url }) => url)]) {
      expect(() => checkHash(path, toHash(readText(toName(path))))).not.toThrow();
    }
    const assets = project.pages.flatMap((page) => page.assets);
    const named = [
      ...['project.json', 'records.json', 'areas.json', toName(found.presignedUrl)],
      ...found.chunks.map(({ url }) => toName(url)),
      ...assets.flatMap((asset) =>
        [asset?.url, asset?.thumbUrl, asset?.posterUrl].filter(Boolean).map(toName),
      ),
    ];
    expect(files.toSorted()).toEqual(named.toSorted());
  });

  it('is small: 1.5 MB of data gzipped, and 1.5 MB of stimuli', () => {
    const sizes = files.map((name) => {
      const bytes = readFileSync(join(folder, name));
      return { isData: name.endsWith('.json'), bytes, gzipped: gzipSync(bytes).length };
    });
    const data = sizes.filter(({ isData }) => isData);
    const stimuli = sizes.filter(({ isData }) => !isData);
    expect(data.reduce((sum, { gzipped }) => sum + gzipped, 0)).toBeLessThan(DATA_MAX_BYTES);
    expect(stimuli.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(
      STIMULI_MAX_BYTES,
    );
  });
});

describe('the people of the sample', () => {
  it('are 26 women and 22 men of 18 to 64 with nine devices', () => {
    expect(participants).toHaveLength(48);
    expect(participants.filter(({ gender }) => gender === 'female')).toHaveLength(26);
    expect(participants.filter(({ gender }) => gender === 'male')).toHaveLength(22);
    const ages = participants.map(({ age }) => age);
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([18, 64]);
    expect(new Set(participants.map(({ deviceName }) => deviceName)).size).toBe(9);
  });

  it('are those of the seed, in its order', async () => {
    const segment = [...objects.values()][0] as RecordSegment;
    const devices = segment.people.deviceName.map((name, i) => ({
      name,
      kind: 'mobile' as const,
      viewport: {
        widthPx: segment.people.widthPx[i] ?? 0,
        heightPx: segment.people.heightPx[i] ?? 0,
      },
      pixelRatio: 3,
      pxPerDegree: segment.people.pxPerDegree[i] ?? 0,
    }));
    const people = await createSamplePeople(devices);
    expect(people.map(({ gender, age, device }) => [gender, age, device.name])).toEqual(
      participants.map(({ gender, age, deviceName }) => [gender, age, deviceName]),
    );
  });

  it('are 31 reliable, 11 acceptable and 6 unreliable, so that 42 of 48 are shown at first', () => {
    const reliable = participants.filter(({ validity }) => validity >= LIMITS.validityReliable);
    const shown = participants.filter(({ validity }) => validity >= LIMITS.validityAcceptable);
    expect([reliable.length, shown.length, participants.length]).toEqual([31, 42, 48]);
  });

  it('say that a script made them, and none looks like a fraud', () => {
    expect(participants.every(isScripted)).toBe(true);
    expect(participants.filter(({ fraudFlags }) => fraudFlags?.length)).toEqual([]);
  });

  it('looked at every page with a picture for its whole time', () => {
    const shown = project.pages.filter(({ kind }) => kind !== 'survey');
    for (const { id, timerMs, assets } of shown) {
      const page = records.pages.find((each) => each.id === id);
      const shownMs = timerMs ?? assets[0]?.durationMs ?? 0;
      for (const [i, track] of (page?.tracks ?? []).entries()) {
        expect(track?.tMs.at(-1), `${i}`).toBeGreaterThan(LAST_SAMPLE_SHARE * shownMs);
        expect(page?.fixations[i]?.onsetMs.length, `${i}`).toBeGreaterThan(0);
      }
    }
  });
});

describe('the areas of interest of the sample', () => {
  const { aoiList } = readJson('areas.json') as { aoiList: Aoi[] };
  const countOf = (kind: string) => {
    const ids = project.pages
      .filter((page) => page.kind === kind)
      .flatMap(({ assets }) => assets.map((asset) => asset?.id));
    return aoiList.filter(({ assetId }) => ids.includes(assetId));
  };

  it('are four on the ad and four with keyframes on the film', () => {
    expect(countOf('image')).toHaveLength(4);
    expect(countOf('video')).toHaveLength(4);
    expect(aoiList).toHaveLength(8);
    for (const { keyframeAoi } of countOf('video')) {
      expect(keyframeAoi.keyframes.length).toBeGreaterThan(1);
    }
  });

  it('can be read by what measures areas', () => {
    for (const { keyframeAoi } of aoiList)
      expect(prepareAoi(keyframeAoi.keyframes).n).toBeGreaterThan(0);
  });
});
