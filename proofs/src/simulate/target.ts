import { ApiError, CALLS, type Project } from '@fovea/contract';
import { addPage, loadSamplePicture, type Researcher } from '@fovea/testkit';
import { toSlug } from '@fovea/tools/people/play-person';
import { print } from '#harness/parts.ts';
import type { SimulateOptions } from './options.ts';

type Choice = Pick<SimulateOptions, 'project' | 'demoProject' | 'isCreated' | 'participants'>;

const SLUG = /^[a-z2-7]{12}$/;

const PAGES = [
  { files: ['ad-yuzu.webp'], kind: 'image', timerMs: 10_000 },
  { files: ['wide-a.webp', 'wide-b.webp'], kind: 'image', layout: 'stacked', timerMs: 8_000 },
  { files: ['product-page.webp'], kind: 'image', display: 'scroll', timerMs: 12_000 },
  { files: ['shelf.webp'], kind: 'image', scale: 'fill', timerMs: 8_000 },
] as const;

const QUESTION = {
  kind: 'choice',
  text: 'Which one would you buy?',
  choices: ['The drink', 'The speaker', 'The serum'],
} as const;

/** The project that people take part in: the one that was named, the demo project or a new one. */
export async function chooseProject(researcher: Researcher, choice: Choice): Promise<Project> {
  const { participants } = choice;
  if (choice.project !== undefined && !choice.isCreated) {
    const project = await getNamed(researcher, choice.project);
    if (project.link === null) {
      throw new Error(`The project is in ${project.status}, so nobody can take part.`);
    }
    const room = measureRoom(project);
    if (room < participants) throw new Error(`The project has room for ${room} people.`);
    return project;
  }
  if (choice.demoProject !== undefined && !choice.isCreated) {
    const demo = await researcher.getProject(choice.demoProject);
    if (demo.status === 'active' && measureRoom(demo) >= participants) return demo;
    print(`The demo project has no room for ${participants}: a new one is made.`);
  }
  return createProject(researcher, participants);
}

function measureRoom({ maxParticipant, joined }: Project): number {
  return maxParticipant - joined;
}

async function getNamed(researcher: Researcher, name: string): Promise<Project> {
  try {
    return await researcher.getProject(SLUG.test(name) ? await findId(researcher, name) : name);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new Error(`Project ${name}: ${error.message}`, { cause: error });
  }
}

/** Truth is compared with the records, which only the owner of a project reads. */
async function findId({ client }: Researcher, slug: string): Promise<string> {
  let after: string | undefined;
  do {
    const query = { limit: 100, ...(after === undefined ? {} : { after }) };
    const { projects, next } = await client.call(CALLS.listProjects, { query });
    const found = projects.find((project) => toSlug(project) === slug);
    if (found) return found.id;
    after = next ?? undefined;
  } while (after !== undefined);
  throw new Error(`The login has no project with the link …/${slug}: give --login of its owner.`);
}

/** A whole picture, two on a page, one to scroll, one cut to fill and a question, shuffled. */
async function createProject(researcher: Researcher, participants: number): Promise<Project> {
  const { client, upload } = researcher;
  const { id } = await client.call(CALLS.createProject, {
    body: {
      name: `Simulated people, ${new Date().toISOString().slice(0, 16)}`,
      type: 'basic',
      maxParticipant: participants,
    },
  });
  const params = { id };
  const assetIds = await Promise.all(
    PAGES.map(({ files }) =>
      Promise.all(files.map(async (file) => (await upload(id, await loadSamplePicture(file))).id)),
    ),
  );
  for (const [i, { files: _, ...page }] of PAGES.entries()) {
    await addPage(client, id, { ...page, assetIds: assetIds[i] ?? [] });
  }
  const question = { ...QUESTION, choices: [...QUESTION.choices] };
  await addPage(client, id, { kind: 'survey', question });
  await client.call(CALLS.updateProject, { params, body: { shuffle: true, finalReview: true } });
  return client.call(CALLS.activateProject, { params });
}
