import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Aoi, type AoiKeyframe, CALLS, type Project } from '@fovea/contract';
import type { Keyframe } from '@fovea/gaze/aoi';
import {
  createTransport,
  type Researcher,
  runCommand,
  signUpResearcher,
  startTestStack,
  type TestStack,
  type Transport,
} from '@fovea/testkit';
import { listHeldDevices, loadStimulus } from '@fovea/testkit/people';
import { print } from '#harness/print.ts';
import { toRootPath } from '#harness/root.ts';
import { createFindStimulus } from '#people/find-stimulus.ts';
import { playPerson, toSlug } from '#people/play-person.ts';
import { toSampleId } from './sample-ids.ts';
import { keepMedia } from './sample-media.ts';
import { createSamplePeople } from './sample-people.ts';
import { createSampleProject, SAMPLE_PARTICIPANTS } from './sample-project.ts';
import { loadRecords, toHash, toSampleRecords } from './sample-records.ts';

/** Number of areas that people look at first in a stimulus. */
const AREAS_OF_A_STIMULUS = 4;
const STIMULI = ['ad-yuzu', 'spot'] as const;

export const SAMPLE_FOLDER = 'apps/web/public/sample';
const LOGIN = { email: 'sample@fovea.localhost', password: 'correct-horse-48' };
const CREATED_AT = '2026-11-02T01:00:00.000Z';
const UPDATED_AT = '2026-11-09T07:30:00.000Z';
/** The sample never ends, and neither do its addresses. */
const EXPIRES_AT = '2099-12-31T00:00:00.000Z';
const RECORDS_MS = 240_000;

/** Plays the people of the sample on a stack of its own and writes what the web app shows of them. */
export async function keepSample(signal: AbortSignal): Promise<void> {
  const stack = await startTestStack();
  const transport = createTransport();
  try {
    const apiUrl = stack.apis[0]?.url ?? '';
    const researcher = await signUpResearcher(apiUrl, LOGIN, stack.readCode);
    await grantSessions(stack);
    const project = await createSampleProject(researcher);
    const recordingIds = await playPeople({ researcher, transport, apiUrl, project, signal });
    await researcher.waitForRecords(project.id, SAMPLE_PARTICIPANTS, RECORDS_MS);
    await writeSample(researcher, transport, project.id, recordingIds);
    researcher.stop();
  } finally {
    transport.stop();
    await stack.stop();
  }
}

async function grantSessions({ env }: TestStack): Promise<void> {
  const { email } = LOGIN;
  await runCommand('credits', ['grant', email, String(SAMPLE_PARTICIPANTS), email], env);
}

async function playPeople(play: {
  readonly researcher: Researcher;
  readonly transport: Transport;
  readonly apiUrl: string;
  readonly project: Project;
  readonly signal: AbortSignal;
}): Promise<string[]> {
  const { researcher, transport, apiUrl, project, signal } = play;
  const { devices } = await researcher.client.call(CALLS.listDevices);
  const people = await createSamplePeople(listHeldDevices(devices, project.orientation));
  const findStimulus = await createFindStimulus(project, () => undefined);
  const place = { apiUrl, slug: toSlug(project), password: null, transport, findStimulus };
  const recordingIds: string[] = [];
  for (const member of people) {
    signal.throwIfAborted();
    recordingIds.push((await playPerson(place, member)).person.recordingId);
    print(`  ${recordingIds.length} of ${people.length} people`);
  }
  return recordingIds;
}

async function writeSample(
  researcher: Researcher,
  transport: Transport,
  playedId: string,
  recordingIds: readonly string[],
): Promise<void> {
  const folder = toRootPath(SAMPLE_FOLDER);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const played = await researcher.getProject(playedId);
  const projectId = toSampleId('project', 1);
  const pageIds = new Map(played.pages.map(({ id }, i) => [id, toSampleId('page', i + 1)]));
  const pages: Project['pages'] = [];
  for (const [i, page] of played.pages.entries()) {
    const assets = await keepMedia(transport, page.assets, { folder, number: i + 1 });
    pages.push({ ...page, id: toSampleId('page', i + 1), assets });
  }
  const project: Project = {
    ...played,
    id: projectId,
    pages,
    status: 'done',
    link: null,
    code: null,
    createdAt: CREATED_AT,
    updatedAt: UPDATED_AT,
  };
  const loaded = await loadRecords(researcher, transport, playedId);
  const { manifest, segment } = toSampleRecords(loaded, recordingIds, projectId, pageIds);
  const manifestText = JSON.stringify(manifest);
  const names = {
    manifest: `manifest-${toHash(manifestText)}.json`,
    segment: `segment-${toHash(segment.text)}.json`,
  };
  const records = {
    presignedUrl: `/sample/${names.manifest}`,
    chunks: [{ key: segment.key, url: `/sample/${names.segment}` }],
    expiresAt: EXPIRES_AT,
    marks: [],
  };
  const assets = pages.flatMap((page) => page.assets);
  const aoiList = await listSampleAreas(
    projectId,
    CREATED_AT,
    (stimulus) => assets.find((asset) => asset?.fileName.startsWith(`${stimulus}.`))?.id ?? '',
  );
  const put = (name: string, text: string) => writeFile(join(folder, name), text);
  await put(names.manifest, manifestText);
  await put(names.segment, segment.text);
  await put('project.json', `${JSON.stringify(project, undefined, 2)}\n`);
  await put('records.json', `${JSON.stringify(records, undefined, 2)}\n`);
  await put('areas.json', `${JSON.stringify({ aoiList }, undefined, 2)}\n`);
  print(`wrote ${SAMPLE_FOLDER}`);
}

/** The first regions of the ad and of the film. */
async function listSampleAreas(
  experimentId: string,
  createdAt: string,
  findAssetId: (stimulus: string) => string,
): Promise<Aoi[]> {
  const areas: Aoi[] = [];
  let keyframeCount = 0;
  for (const name of STIMULI) {
    const { regions } = await loadStimulus(name);
    const first = regions.toSorted((a, b) => a.order - b.order).slice(0, AREAS_OF_A_STIMULUS);
    for (const region of first) {
      areas.push({
        aoiId: toSampleId('area', areas.length + 1),
        experimentId,
        assetId: findAssetId(name),
        createdAt,
        name: region.name,
        color: (areas.length % AREAS_OF_A_STIMULUS) + 1,
        group: null,
        tags: [],
        keyframeAoi: {
          keyframes: withoutRepeats(region.keyframes).map((keyframe) => ({
            id: toSampleId('keyframe', ++keyframeCount),
            ...keyframe,
            // Only the calls' type lets points be written.
            shape: keyframe.shape as AoiKeyframe['shape'],
          })),
        },
        version: 1,
      });
    }
  }
  return areas;
}

/** While an area is hidden, one keyframe says so. */
function withoutRepeats(keyframes: readonly Keyframe[]): Keyframe[] {
  return keyframes.filter((each, i) => each.visible || (keyframes[i - 1]?.visible ?? true));
}
