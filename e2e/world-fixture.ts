import { randomUUID } from 'node:crypto';
import { CALLS, type CallInput, LIMITS } from '@fovea/contract';
import {
  createTransport,
  loadSamplePicture,
  playParticipant,
  type Researcher,
  runCommand,
  signUpResearcher,
} from '@fovea/testkit';
import type { BrowserContext } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { fetchCode } from './inbox.ts';
import { keepStored } from './stored.ts';

/** People and projects in every state that a screen can show. */
export interface World {
  readonly researcher: Researcher;
  /** Has no project yet. */
  readonly newcomer: Researcher;
  readonly projectIds: {
    readonly empty: string;
    readonly edited: string;
    /** Edited too, with a price. */
    readonly pro: string;
    readonly waiting: string;
    readonly collected: string;
    /** Two pictures, a question and a film. */
    readonly mixed: string;
    /** A template that nobody has filled. */
    readonly template: string;
  };
  readonly slugs: {
    /** One page that is over at once. */
    readonly quick: string;
    /** One page that stays. */
    readonly long: string;
    readonly full: string;
    /** Two pictures that stay. */
    readonly pair: string;
    /** Begins with a question. */
    readonly asking: string;
    /** Ends with a look back. */
    readonly review: string;
    /** Wants a password. */
    readonly locked: string;
  };
}

const PARTICIPANTS = 12;
const QUICK_MS = 1_000;
const LONG_MS = 60_000;
/** A sweep comes every minute for what a job forgot, and films take the worker's time. */
const RECORDS_MS = 150_000;
/** What the researcher has left beside a Pro project that collects. */
const SESSIONS = 128;
const PRO_PLACES = 30;
/** A film is made ready in it. */
const WORLD_MS = 420_000;
/** What a participant of the locked project types. */
export const PROJECT_PASSWORD = 'yuzu-2026';
const QUESTION = {
  kind: 'choice' as const,
  text: 'Which pack would you buy?',
  choices: ['The left one', 'The right one', 'Neither'],
};

/** Made once per worker, and only when a test asks for it. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ addresses }, use) => {
      const toEmail = () => `${randomUUID().slice(0, 8)}@fovea.localhost`;
      const signUp = (email: string) =>
        signUpResearcher(
          addresses.apiUrls[0] ?? '',
          { email, password: 'Correct-horse-7!' },
          (to) => fetchCode(addresses.inboxUrl, to),
        );
      const email = toEmail();
      const [researcher, newcomer] = await Promise.all([signUp(email), signUp(toEmail())]);
      const grant = ['grant', email, String(SESSIONS + PRO_PLACES), email];
      await runCommand('credits', grant, addresses.serverEnv);
      await use(await createWorld(researcher, newcomer, addresses.apiUrls));
      researcher.stop();
      newcomer.stop();
    },
    { scope: 'worker', timeout: WORLD_MS },
  ],
});

/** When each session got the tokens it has, or was first asked for. */
const renewedAtMs = new WeakMap<Researcher['session'], number>();

/**
 * Puts a researcher's session into a browser, as a log-in does. Its tokens are renewed here before
 * they end: two browsers that renew the same ones would look like a theft and be logged out.
 */
export async function keepSession(
  context: BrowserContext,
  { session }: Researcher,
  webUrl: string,
): Promise<void> {
  const atMs = renewedAtMs.get(session);
  if (atMs === undefined) renewedAtMs.set(session, Date.now());
  else if (Date.now() - atMs > (LIMITS.accessTokenMinutes * 60_000) / 3) {
    await session.client.call(CALLS.refreshToken);
    renewedAtMs.set(session, Date.now());
  }
  // Chromium takes these names from a secure address only, and sends them to localhost all the same.
  const url = webUrl.replace('http:', 'https:');
  const cookies = [...session.cookies].map(([name, value]) => ({
    ...{ name, value: encodeURIComponent(value), url, secure: true },
    httpOnly: name.startsWith('__Host-'),
  }));
  await context.addCookies(cookies);
  const untilMs = Date.now() + LIMITS.authMarkerMs;
  await keepStored(context, { 'fovea.auth-expiry': String(untilMs) });
}

async function createWorld(
  researcher: Researcher,
  newcomer: Researcher,
  apiUrls: readonly string[],
): Promise<World> {
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
    researcher,
    newcomer,
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
  /** Of one page; none makes no page. */
  readonly files?: readonly string[];
  readonly hashtags?: readonly string[];
  readonly isEdited?: boolean;
  readonly settings?: CallInput<typeof CALLS.updateProject>['body'];
  /** A question before the pictures. */
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
    await client.call(CALLS.createPage, { params, body });
  }
  const assetIds: string[] = [];
  for (const file of files) assetIds.push((await upload(id, await loadSamplePicture(file))).id);
  const layout = files.length === 1 ? ('single' as const) : ('sideBySide' as const);
  const body = { kind: 'image' as const, layout, assetIds, timerMs };
  await client.call(CALLS.createPage, { params, body });
  if (hashtags.length > 0) {
    await client.call(CALLS.setProjectHashtags, { params, body: { names: [...hashtags] } });
  }
  if (settings) await client.call(CALLS.updateProject, { params, body: settings });
  if (isEdited) return { id, slug: '' };
  const { link } = await client.call(CALLS.activateProject, { params });
  return { id, slug: link?.split('/').at(-1) ?? '' };
}

/** For an editor that shows every kind of page. */
async function createMixed(researcher: Researcher): Promise<string> {
  const { client, upload } = researcher;
  const { id } = await createProject(researcher, 'Coffee pack A/B', {
    isEdited: true,
    files: ['pack-a.webp', 'pack-b.webp'],
    hashtags: ['packaging', 'beverage'],
  });
  const params = { id };
  const question = { kind: 'survey' as const, question: QUESTION };
  await client.call(CALLS.createPage, { params, body: question });
  const film = await upload(id, await loadSamplePicture('spot.mp4'));
  const body = { kind: 'video' as const, assetIds: [film.id] };
  await client.call(CALLS.createPage, { params, body });
  return id;
}

/** What a participant may meet beside a single picture. */
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
    await client.call(CALLS.createPage, { params, body });
  }
  const { link } = await client.call(CALLS.activateProject, { params });
  return link?.split('/').at(-1) ?? '';
}
