import { ApiError, CALLS, type ProjectHead } from '@fovea/contract';
import {
  createTransport,
  loadSamplePicture,
  logInResearcher,
  playParticipant,
  type Researcher,
  signUpResearcher,
  waitFor,
} from '@fovea/testkit';

import { seedShelf } from './shelf.ts';

export type DemoLogin = { email: string; password: string; projectId: string };

export type SeedTarget = { apiUrl: string; inboxUrl: string };

const DEMO = { email: 'demo@fovea.localhost', password: 'fovea-demo-2026' };
const PROJECT_NAME = 'Yuzu Spark poster';
const PARTICIPANTS = 12;
const MAX_PARTICIPANTS = 200;
const BATCHES = 8;

/**
 * Fills a stack with demo data through the API, as people would. What is there stays, so a seed
 * that was cut short is finished by the next one.
 */
export async function seedDemo(
  target: SeedTarget,
  tell: (note: string) => void,
): Promise<DemoLogin[]> {
  const researcher = await logInOrSignUp(target, tell);
  try {
    await seedShelf(researcher, target.apiUrl, tell);
    const project =
      (await findDemoProject(researcher)) ?? (await createDemoProject(researcher, tell));
    await playMissing(target, project, tell);
    tell('waiting for the records');
    await waitFor('the demo records', 300_000, async () =>
      (await countRecorded(researcher, project.id)) >= PARTICIPANTS ? true : undefined,
    );
    return [{ ...DEMO, projectId: project.id }];
  } finally {
    researcher.stop();
  }
}

async function logInOrSignUp(
  { apiUrl, inboxUrl }: SeedTarget,
  tell: (note: string) => void,
): Promise<Researcher> {
  try {
    return await logInResearcher(apiUrl, DEMO);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'user_not_found') throw error;
  }
  tell('signing up');
  const startMs = Date.now();
  return signUpResearcher(apiUrl, DEMO, (email) => readMailedCode(inboxUrl, email, startMs));
}

/** The code of the newest mail to an address, as the inbox shows it. */
async function readMailedCode(inboxUrl: string, email: string, afterMs: number): Promise<string> {
  return waitFor(`the mail to ${email}`, 120_000, async () => {
    const reply = await fetch(`${inboxUrl}/api/messages?to=${encodeURIComponent(email)}`);
    const mails = (await reply.json()) as { receivedAtMs: number; text: string }[];
    const mail = mails.find(({ receivedAtMs }) => receivedAtMs >= afterMs);
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  });
}

async function findDemoProject({ client }: Researcher): Promise<ProjectHead | undefined> {
  const { projects } = await client.call(CALLS.listProjects, { query: { limit: 100 } });
  return projects.find(({ name, status }) => name === PROJECT_NAME && status === 'active');
}

async function createDemoProject(
  researcher: Researcher,
  tell: (note: string) => void,
): Promise<ProjectHead> {
  tell('uploading the picture');
  const picture = await loadSamplePicture();
  const project = await researcher.createActiveProject({
    name: PROJECT_NAME,
    maxParticipant: MAX_PARTICIPANTS,
    picture,
  });
  return researcher.client.call(CALLS.setProjectHashtags, {
    params: { id: project.id },
    body: { names: ['beverage', 'Q4-campaign'] },
  });
}

async function countRecorded(researcher: Researcher, projectId: string): Promise<number> {
  const records = await researcher.findRecords(projectId);
  return records?.manifest.participants.length ?? 0;
}

async function playMissing(
  { apiUrl }: SeedTarget,
  { link, completed }: ProjectHead,
  tell: (note: string) => void,
): Promise<void> {
  const slug = link?.split('/').at(-1) ?? '';
  const transport = createTransport();
  let played = completed;
  const seeds = Array.from({ length: PARTICIPANTS }, (_, i) => i + 1).slice(completed);
  try {
    await Promise.all(
      seeds.map(async (seed) => {
        await playParticipant({ apiUrls: [apiUrl], slug, seed, batches: BATCHES, transport });
        played += 1;
        tell(`participants ${played} of ${PARTICIPANTS}`);
      }),
    );
  } finally {
    transport.stop();
  }
}
