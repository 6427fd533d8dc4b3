// `npm run simulate -- --participants N` plays scripted participants on a stack.
import { parseArgs } from 'node:util';
import { ApiError } from '@fovea/contract';
import { createTransport, logInResearcher, playParticipant } from '@fovea/testkit';
import { type Figure, print, toTable } from '#harness/parts.ts';
import { toStackFolders } from '#stack/folders.ts';
import { readState } from '#stack/state.ts';

const USAGE = `npm run simulate -- --participants N [options]

  --participants N         how many people take part
  --project ID             a project's id, its link or the end of its link (the demo project)
  --batches N              batches of 2 s each person sends (8)
  --at-once N              people who take part at the same time (20)
  --api URL                another API than the one of the running stack
  --login EMAIL:PASSWORD   whose project it is, where ID is a project's id (the demo login)
  --seed N                 the first person's seed, to play the same people again
  --dir PATH               the folder of the stack, if it is not .stack
`;

const SLUG = /^[a-z2-7]{12}$/;
const PROGRESS_MS = 1_000;

interface Target {
  readonly slug: string;
  readonly pages: number;
}

try {
  await simulate();
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function simulate(): Promise<void> {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      participants: { type: 'string' },
      batches: { type: 'string', default: '8' },
      'at-once': { type: 'string', default: '20' },
      api: { type: 'string' },
      login: { type: 'string' },
      seed: { type: 'string' },
      dir: { type: 'string' },
    },
  });
  if (values.participants === undefined) {
    process.stdout.write(USAGE);
    process.exitCode = 2;
    return;
  }
  const participants = toCount('participants', values.participants);
  const batches = toCount('batches', values.batches);
  const atOnce = Math.min(participants, toCount('at-once', values['at-once']));
  const firstSeed = values.seed === undefined ? Date.now() : toCount('seed', values.seed);
  const state = readState(toStackFolders(values.dir));
  const apiUrl = values.api ?? state.addresses.API;
  if (apiUrl === undefined) throw new Error('No stack is here: npm run stack, or give --api URL');
  const [demo] = state.logins;
  const login = values.login ?? (demo === undefined ? '' : `${demo.email}:${demo.password}`);
  const project = values.project ?? demo?.projectId;
  if (project === undefined) throw new Error('Which project? Give --project ID');
  await requireAnswer(apiUrl);
  const { slug, pages } = await findTarget(apiUrl, project, login);

  print(`${participants} participants to ${apiUrl}, project ${slug}, ${atOnce} at once`);
  const counts = { done: 0, batches: 0, retries: 0 };
  const faults = new Map<string, number>();
  const transport = createTransport();
  const startMs = performance.now();
  const timer = setInterval(() => {
    print(`  ${counts.done} of ${participants} participants, ${counts.batches} batches`);
  }, PROGRESS_MS);
  const waiting = Array.from({ length: participants }, (_, i) => firstSeed + i);

  async function playNext(): Promise<void> {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      try {
        const run = await playParticipant({
          apiUrls: [apiUrl ?? ''],
          slug,
          seed,
          batches,
          pages: Math.min(pages, batches),
          transport,
          onAck: () => {
            counts.batches += 1;
          },
        });
        counts.done += 1;
        counts.retries += run.retries;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        faults.set(reason, (faults.get(reason) ?? 0) + 1);
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, playNext));
  } finally {
    clearInterval(timer);
    transport.stop();
  }
  const seconds = (performance.now() - startMs) / 1_000;
  for (const [reason, count] of faults) print(`  ${count} failed: ${reason}`);
  const figures: Figure[] = [
    {
      name: 'participants',
      value: counts.done,
      goal: `${participants}`,
      ok: counts.done === participants,
    },
    {
      name: 'batches',
      value: counts.batches,
      goal: `${participants * batches}`,
      ok: counts.batches === participants * batches,
    },
    { name: 'retries', value: counts.retries, ok: true },
    { name: 'seconds', value: seconds.toFixed(1), ok: true },
    { name: 'batches a second', value: (counts.batches / seconds).toFixed(0), ok: true },
  ];
  print('');
  for (const line of toTable(figures)) print(line);
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}

/** Participants are patient; the person who starts them should hear of a stopped stack at once. */
async function requireAnswer(apiUrl: string): Promise<void> {
  const transport = createTransport();
  try {
    await transport.send(`${apiUrl}/api/docs`, { method: 'GET', headers: {} });
  } catch (error) {
    const answer = `${apiUrl} does not answer: npm run stack, or give --api URL`;
    throw new Error(answer, { cause: error });
  } finally {
    transport.stop();
  }
}

/** A link carries its slug; an id is looked up as its owner. */
async function findTarget(apiUrl: string, project: string, login: string): Promise<Target> {
  const end = project.replace(/\/+$/, '').split('/').at(-1) ?? '';
  if (SLUG.test(end)) return { slug: end, pages: 1 };
  const [email = '', ...rest] = login.split(':');
  if (email === '') throw new Error('Whose project is it? Give --login EMAIL:PASSWORD');
  const researcher = await logInResearcher(apiUrl, { email, password: rest.join(':') });
  try {
    const { link, pages, status } = await researcher.getProject(project);
    if (link === null) throw new Error(`The project is in ${status}, so nobody can take part.`);
    return { slug: link.split('/').at(-1) ?? '', pages: pages.length };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new Error(`Project ${project} of ${email}: ${error.message}`, { cause: error });
  } finally {
    researcher.stop();
  }
}

function toCount(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`--${name} is not a count: ${text}`);
  return value;
}
