import { randomUUID } from 'node:crypto';
import { CALLS, LIMITS } from '@fovea/contract';
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
  };
  /** Of projects that collect, with a page of that many ms. */
  readonly slugs: { readonly quick: string; readonly long: string; readonly full: string };
}

const PARTICIPANTS = 12;
const QUICK_MS = 1_000;
const LONG_MS = 60_000;
/** What the researcher has left beside a Pro project that collects. */
const SESSIONS = 128;
const PRO_PLACES = 30;

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
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Puts a researcher's session into a browser, as a log-in does. */
export async function keepSession(
  context: BrowserContext,
  { session }: Researcher,
  webUrl: string,
): Promise<void> {
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
  const quick = await createProject(researcher, 'Autumn catalogue', { timerMs: QUICK_MS });
  const long = await createProject(researcher, 'Checkout screen', { timerMs: LONG_MS });
  const full = await createProject(researcher, 'Shelf test', { timerMs: QUICK_MS, places: 1 });
  const empty = await createProject(researcher, 'Untitled study', { isEmpty: true });
  const edited = await createProject(researcher, 'Yuzu Spark, new label', { isEdited: true });
  const pro = await createProject(researcher, 'Yuzu Spark ad, round 2', {
    type: 'pro',
    places: 60,
    isEdited: true,
  });
  const waiting = await createProject(researcher, 'Yuzu Spark, billboard', {
    type: 'pro',
    places: PRO_PLACES,
  });
  const collected = await createProject(researcher, 'Yuzu Spark poster', {});
  const transport = createTransport();
  const play = (slug: string, seed: number) =>
    playParticipant({ apiUrls, slug, seed, batches: 4, transport });
  const seeds = Array.from({ length: PARTICIPANTS }, (_, i) => i + 1);
  await Promise.all([...seeds.map((seed) => play(collected.slug, seed)), play(full.slug, 1)]);
  await researcher.waitForRecords(collected.id, PARTICIPANTS, 60_000);
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
    },
    slugs: { quick: quick.slug, long: long.slug, full: full.slug },
  };
}

interface ProjectOptions {
  readonly type?: 'basic' | 'pro';
  readonly timerMs?: number;
  readonly places?: number;
  readonly isEmpty?: boolean;
  readonly isEdited?: boolean;
}

async function createProject(
  { client, upload }: Researcher,
  name: string,
  {
    type = 'basic',
    timerMs = 8_000,
    places = 30,
    isEmpty = false,
    isEdited = false,
  }: ProjectOptions,
): Promise<{ id: string; slug: string }> {
  const { id } = await client.call(CALLS.createProject, {
    body: { name, type, maxParticipant: places },
  });
  if (isEmpty) return { id, slug: '' };
  const asset = await upload(id, await loadSamplePicture());
  const body = { kind: 'image' as const, assetIds: [asset.id], timerMs };
  await client.call(CALLS.createPage, { params: { id }, body });
  if (isEdited) return { id, slug: '' };
  const { link } = await client.call(CALLS.activateProject, { params: { id } });
  return { id, slug: link?.split('/').at(-1) ?? '' };
}
