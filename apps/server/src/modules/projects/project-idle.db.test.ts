import { CALLS, LIMITS } from '@fovea/contract';
import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ActiveProject,
  createActiveProject,
  join,
  logIn,
  openBrowser,
  type Person,
  signUp,
  toJoinBody,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { countSessions, expectSound, give, settle, startPro } from '#testing/sessions.ts';

const IDLE_MS = LIMITS.idleDays * DAY_MS;
const TOLD_MS = 7 * DAY_MS;

let owner: Person;
let project: ActiveProject;
let startMs: number;

const { server } = await openServer();
afterAll(() => expectSound(server));
beforeEach(async () => {
  owner = await signUp(server);
  project = await createActiveProject(server, owner);
  startMs = server.clock.now().getTime();
});

const passTo = (timeMs: number) => server.clock.set(new Date(timeMs));

/** Plays an hour of the scheduler, and the worker after it. */
async function keep(): Promise<void> {
  await plan();
  await server.runJobs('send-project-end-mail.v1');
}

async function plan(): Promise<void> {
  await server.deps.jobs.enqueue(server.deps.db, 'keep-projects.v1', {});
  await server.runJobs('keep-projects.v1');
}

const listMails = () =>
  server.mailer.mails.filter(
    ({ to, messageId }) => to === owner.email && messageId.startsWith('project-end-'),
  );
const listSubjects = () => listMails().map(({ subject }) => subject);

const readStatus = async (id = project.id) => {
  const [row] = await server.database.query<{ status: string }>(
    'SELECT status FROM projects WHERE id = $1',
    [id],
  );
  return row?.status;
};

const toDay = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10).split('-').join('.');
const toSoon = (endMs: number) => `Your Fovea project ends on ${toDay(endMs)}`;
const ENDED = 'Your Fovea project has ended';

describe('90 days without a new participant ends a project', () => {
  it('and a mail tells of it 7 days before and at the end, once each', async () => {
    passTo(startMs + IDLE_MS - TOLD_MS);
    await keep();
    expect(listSubjects()).toEqual([]);
    passTo(startMs + IDLE_MS - TOLD_MS + 1);
    await keep();
    await keep();
    expect(listSubjects()).toEqual([toSoon(startMs + IDLE_MS)]);
    expect(server.mailer.mails.at(-1)?.text).toContain(`/project/${project.id}\n`);
    passTo(startMs + IDLE_MS);
    await keep();
    expect(await readStatus()).toBe('active');
    passTo(startMs + IDLE_MS + 1);
    await keep();
    passTo(startMs + IDLE_MS + HOUR_MS);
    await keep();
    expect(await readStatus()).toBe('done');
    expect(listSubjects()).toEqual([toSoon(startMs + IDLE_MS), ENDED]);
  });

  it('whoever takes part in between makes a new end, which is told anew', async () => {
    passTo(startMs + IDLE_MS - DAY_MS);
    await keep();
    await join(server.app, project.slug);
    const joinedMs = server.clock.now().getTime();
    passTo(startMs + IDLE_MS + 1);
    await keep();
    expect(await readStatus()).toBe('active');
    expect(listSubjects()).toEqual([toSoon(startMs + IDLE_MS)]);
    passTo(joinedMs + IDLE_MS - TOLD_MS + 1);
    await keep();
    expect(listSubjects()).toEqual([toSoon(startMs + IDLE_MS), toSoon(joinedMs + IDLE_MS)]);
  });

  it('nobody is told of an end that does not come any more', async () => {
    passTo(startMs + IDLE_MS - DAY_MS);
    await plan();
    await join(server.app, project.slug);
    await server.runJobs('send-project-end-mail.v1');
    expect(listSubjects()).toEqual([]);
  });

  it('nobody is told of a project that was deleted meanwhile', async () => {
    passTo(startMs + IDLE_MS - DAY_MS);
    await plan();
    const { client } = await logIn(server.app, owner.email);
    await client.call(CALLS.removeProject, { params: { id: project.id } });
    await server.runJobs('send-project-end-mail.v1');
    expect(listSubjects()).toEqual([]);
  });

  it('a mail server that is away, and two schedulers at once, change nothing of that', async () => {
    passTo(startMs + IDLE_MS - DAY_MS);
    await Promise.all([1, 2, 3].map(() => server.runJob('keep-projects.v1', {})));
    server.mailer.fail(true);
    const [first] = await server.runJobs('send-project-end-mail.v1');
    expect(first?.kind).toBe('retry');
    server.mailer.fail(false);
    const idleSince = new Date(startMs).toISOString();
    const mail = { projectId: project.id, kind: 'soon', idleSince } as const;
    await server.runJob('send-project-end-mail.v1', mail);
    await server.runJob('send-project-end-mail.v1', mail);
    // A crash may repeat a mail, and the receiver's server can tell.
    expect(new Set(listMails().map(({ messageId }) => messageId)).size).toBe(1);
    await keep();
    expect(listMails()).toHaveLength(2);
  });

  it('a test run of the owner is no participant', async () => {
    passTo(startMs + IDLE_MS - DAY_MS);
    const { client } = await logIn(server.app, owner.email);
    const { token } = await client.call(CALLS.createTestLink, { params: { id: project.id } });
    const phone = openBrowser(server.app).client;
    await phone.call(CALLS.joinTest, { params: { token }, body: toJoinBody() });
    passTo(startMs + IDLE_MS + 1);
    await keep();
    expect(await readStatus()).toBe('done');
  });

  it('unused sessions of a Pro project come back, and the mail says so', async () => {
    await give(server, owner.userId, 12);
    const pro = await startPro(server, owner, 10);
    const proMs = server.clock.now().getTime();
    expect(await countSessions(server, owner.userId)).toBe(2);
    passTo(proMs + IDLE_MS + 1);
    await keep();
    await settle(server);
    expect(await readStatus(pro.id)).toBe('done');
    expect(await countSessions(server, owner.userId)).toBe(12);
    const told = listMails().filter(({ text }) => text.includes('return to your account'));
    expect(told).toHaveLength(1);
  });
});
