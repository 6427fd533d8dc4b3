import { CALLS, type CallInput } from '@fovea/contract';
import { addPage } from '#add-pages.ts';
import { createTransport } from '#http-transport.ts';
import { playParticipant } from '#participant.ts';
import { loadSamplePicture, type Researcher, signUpResearcher } from '#researcher.ts';
import { runCommand } from '#run-command.ts';
import type { TestStack } from '#test-stack.ts';
import { PROJECT_PASSWORD, WORLD_PASSWORD, type WorldMember, type WorldPlaces } from './world.ts';

const PARTICIPANTS = 12;
const QUICK_MS = 1_000;
const LONG_MS = 60_000;
/** Films keep the worker busy, and a job that was lost waits for the sweep of the next minute. */
const RECORDS_MS = 150_000;
/** The researcher's balance after the Pro project has taken its sessions. */
const SESSIONS = 128;
const PRO_PLACES = 30;
const RESEARCHER = 'mina.kim@fovea.localhost';
const NEWCOMER = 'newcomer@fovea.localhost';
/** One for each test worker. */
const MEMBERS = ['ada@fovea.localhost', 'joon@fovea.localhost'];
const QUESTION = {
  kind: 'choice' as const,
  text: 'Which pack would you buy?',
  choices: ['The left one', 'The right one', 'Neither'],
};

/** Creates the world through the product's own calls, and returns who and what is in it. */
export async function playWorld(
  stack: Pick<TestStack, 'apis' | 'env' | 'readCode'>,
): Promise<WorldPlaces> {
  const apiUrls = stack.apis.map(({ url }) => url);
  const signUp = (email: string) =>
    signUpResearcher(apiUrls[0] ?? '', { email, password: WORLD_PASSWORD }, stack.readCode);
  const [researcher, newcomer] = [await signUp(RESEARCHER), await signUp(NEWCOMER)];
  const grant = ['grant', RESEARCHER, String(SESSIONS + PRO_PLACES), RESEARCHER];
  await runCommand('credits', grant, stack.env);
  const members: WorldMember[] = [];
  for (const email of MEMBERS) members.push(await playMember(await signUp(email), email, apiUrls));
  const played = await playResearcher(researcher, apiUrls);
  researcher.stop();
  newcomer.stop();
  return { researcher: RESEARCHER, newcomer: NEWCOMER, members, ...played };
}

async function playMember(
  researcher: Researcher,
  email: string,
  apiUrls: readonly string[],
): Promise<WorldMember> {
  const active = await researcher.createActiveProject({
    name: 'Billboard',
    maxParticipant: 5,
    picture: await loadSamplePicture(),
  });
  const body = { name: 'Poster', type: 'basic', maxParticipant: 5 } as const;
  const draft = await researcher.client.call(CALLS.createProject, { body });
  const transport = createTransport();
  await playParticipant({ apiUrls, slug: active.slug, seed: 7, batches: 3, transport });
  await researcher.waitForRecords(active.id, 1, RECORDS_MS);
  transport.stop();
  researcher.stop();
  const toProject = ({ id, name }: { id: string; name: string }) => ({ id, name });
  return { email, active: toProject(active), draft: toProject(draft) };
}

async function playResearcher(
  researcher: Researcher,
  apiUrls: readonly string[],
): Promise<Pick<WorldPlaces, 'projectIds' | 'slugs'>> {
  const film = createMixed(researcher);
  const quick = await createProject(researcher, 'Autumn catalogue', { timerMs: QUICK_MS });
  const long = await createProject(researcher, 'Checkout screen', {
    timerMs: LONG_MS,
    files: ['app-home.webp'],
    hashtags: ['앱화면'],
  });
  const full = await createProject(researcher, 'Shelf test', {
    timerMs: QUICK_MS,
    places: 1,
    files: ['shelf.webp'],
    hashtags: ['packaging', 'shelf-test'],
  });
  const empty = await createProject(researcher, 'Untitled study', { files: [] });
  const edited = await createProject(researcher, 'Yuzu Spark, new label', {
    isEdited: true,
    files: ['ad-yuzu-b.webp'],
    hashtags: ['beverage'],
  });
  const pro = await createProject(researcher, 'Yuzu Spark ad, round 2', {
    type: 'pro',
    places: 60,
    isEdited: true,
    hashtags: ['beverage', 'Q4-campaign', 'packaging'],
  });
  const waiting = await createProject(researcher, 'Yuzu Spark, billboard', {
    type: 'pro',
    places: PRO_PLACES,
    files: ['wide-a.webp'],
    hashtags: ['beverage'],
  });
  const collected = await createProject(researcher, 'Yuzu Spark poster', {
    hashtags: ['Q4-campaign'],
  });
  const steps = await createSteps(researcher);
  const template = await researcher.client.call(CALLS.createProject, {
    body: {
      name: '패키지 선호도 조사',
      type: 'basic',
      maxParticipant: 25,
      template: 'preferenceSquare',
    },
  });
  const transport = createTransport();
  const play = (slug: string, seed: number) =>
    playParticipant({ apiUrls, slug, seed, batches: 4, transport });
  const seeds = Array.from({ length: PARTICIPANTS }, (_, i) => i + 1);
  await Promise.all([...seeds.map((seed) => play(collected.slug, seed)), play(full.slug, 1)]);
  await researcher.waitForRecords(collected.id, PARTICIPANTS, RECORDS_MS);
  transport.stop();
  return {
    projectIds: {
      empty: empty.id,
      edited: edited.id,
      pro: pro.id,
      waiting: waiting.id,
      collected: collected.id,
      mixed: await film,
      template: template.id,
    },
    slugs: { quick: quick.slug, long: long.slug, full: full.slug, ...steps },
  };
}

interface ProjectOptions {
  readonly type?: 'basic' | 'pro';
  readonly timerMs?: number;
  readonly places?: number;
  /** Pictures of its one page; an empty list makes no page. */
  readonly files?: readonly string[];
  readonly hashtags?: readonly string[];
  readonly isEdited?: boolean;
  readonly settings?: CallInput<typeof CALLS.updateProject>['body'];
  /** Adds a question before the pictures. */
  readonly isAsking?: boolean;
}

async function createProject(
  { client, upload }: Researcher,
  name: string,
  {
    type = 'basic',
    timerMs = 8_000,
    places = 30,
    files = ['ad-yuzu.webp'],
    hashtags = [],
    isEdited = false,
    settings,
    isAsking = false,
  }: ProjectOptions,
): Promise<{ id: string; slug: string }> {
  const { id } = await client.call(CALLS.createProject, {
    body: { name, type, maxParticipant: places },
  });
  const params = { id };
  if (files.length === 0) return { id, slug: '' };
  if (isAsking) {
    const body = { kind: 'survey' as const, question: QUESTION };
    await addPage(client, id, body);
  }
  const assetIds: string[] = [];
  for (const file of files) assetIds.push((await upload(id, await loadSamplePicture(file))).id);
  const layout = files.length === 1 ? ('single' as const) : ('sideBySide' as const);
  const body = { kind: 'image' as const, layout, assetIds, timerMs };
  await addPage(client, id, body);
  if (hashtags.length > 0) {
    await client.call(CALLS.setProjectHashtags, { params, body: { names: [...hashtags] } });
  }
  if (settings) await client.call(CALLS.updateProject, { params, body: settings });
  if (isEdited) return { id, slug: '' };
  const { link } = await client.call(CALLS.activateProject, { params });
  return { id, slug: link?.split('/').at(-1) ?? '' };
}

/** A project with every kind of page, for the editor. */
async function createMixed(researcher: Researcher): Promise<string> {
  const { client, upload } = researcher;
  const { id } = await createProject(researcher, 'Coffee pack A/B', {
    isEdited: true,
    files: ['pack-a.webp', 'pack-b.webp'],
    hashtags: ['packaging', 'beverage'],
  });
  const question = { kind: 'survey' as const, question: QUESTION };
  await addPage(client, id, question);
  const film = await upload(id, await loadSamplePicture('spot.mp4'));
  const body = { kind: 'video' as const, assetIds: [film.id] };
  await addPage(client, id, body);
  return id;
}

/** Projects whose participants meet more than a single picture. */
async function createSteps(researcher: Researcher) {
  const pair = await createProject(researcher, 'Coffee packs, side by side', {
    files: ['pack-a.webp', 'pack-b.webp'],
    timerMs: LONG_MS,
  });
  const asking = await createProject(researcher, 'Coffee packs, asked first', {
    files: ['pack-a.webp'],
    isAsking: true,
  });
  const review = await createReview(researcher);
  const locked = await createProject(researcher, 'Coffee packs, in private', {
    files: ['pack-b.webp'],
    settings: { password: PROJECT_PASSWORD },
  });
  return { pair: pair.slug, asking: asking.slug, review, locked: locked.slug };
}

async function createReview(researcher: Researcher): Promise<string> {
  const { client, upload } = researcher;
  const { id } = await createProject(researcher, 'Coffee packs, once more', {
    files: ['pack-a.webp', 'pack-b.webp'],
    timerMs: QUICK_MS,
    isEdited: true,
    settings: { finalReview: true },
  });
  const params = { id };
  for (const file of ['ad-yuzu.webp', 'wide-b.webp']) {
    const asset = await upload(id, await loadSamplePicture(file));
    const body = { kind: 'image' as const, assetIds: [asset.id], timerMs: QUICK_MS };
    await addPage(client, id, body);
  }
  const { link } = await client.call(CALLS.activateProject, { params });
  return link?.split('/').at(-1) ?? '';
}
