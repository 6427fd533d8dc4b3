import { ApiError, CALLS, type Project } from '@fovea/contract';
import {
  loadSamplePicture,
  logInResearcher,
  type Researcher,
  signUpResearcher,
  waitFor,
} from '@fovea/testkit';
import { playDemoPeople } from './demo-people.ts';
import { seedShelf } from './shelf.ts';

export type DemoLogin = { email: string; password: string; projectId: string };

export type SeedTarget = {
  apiUrl: string;
  inboxUrl: string;
  /** Gives a researcher sessions, once. */
  grant: (email: string) => Promise<void>;
};

const DEMO = { email: 'demo@fovea.localhost', password: 'fovea-demo-2026' };
const PROJECT_NAME = 'Yuzu Spark poster';
const PARTICIPANTS = 12;
const MAX_PARTICIPANTS = 200;

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
    await target.grant(DEMO.email);
    await seedShelf(researcher, target.apiUrl, tell);
    const project =
      (await findDemoProject(researcher)) ?? (await createDemoProject(researcher, tell));
    await playDemoPeople(researcher, target.apiUrl, project, PARTICIPANTS, (played) =>
      tell(`participants ${played} of ${PARTICIPANTS}`),
    );
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

async function findDemoProject({ client, getProject }: Researcher): Promise<Project | undefined> {
  const { projects } = await client.call(CALLS.listProjects, { query: { limit: 100 } });
  const found = projects.find(({ name, status }) => name === PROJECT_NAME && status === 'active');
  return found && getProject(found.id);
}

async function createDemoProject(
  researcher: Researcher,
  tell: (note: string) => void,
): Promise<Project> {
  tell('uploading the picture');
  const picture = await loadSamplePicture();
  const project = await researcher.createActiveProject({
    name: PROJECT_NAME,
    maxParticipant: MAX_PARTICIPANTS,
    picture,
  });
  await researcher.client.call(CALLS.setProjectHashtags, {
    params: { id: project.id },
    body: { names: ['beverage', 'Q4-campaign'] },
  });
  return project;
}

async function countRecorded(researcher: Researcher, projectId: string): Promise<number> {
  const records = await researcher.findRecords(projectId);
  return records?.manifest.participants.length ?? 0;
}
