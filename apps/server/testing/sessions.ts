import { randomUUID } from 'node:crypto';
import { CALLS, type LotSource } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { expect } from 'vitest';
import { runAudits } from '#modules/credits/audits.repo.ts';
import { getCredits, listCreditHistory } from '#modules/credits/credits.service.ts';
import { issueLot } from '#modules/credits/lots.service.ts';
import { createReadyAdministrator } from './actors.ts';
import { createEditable } from './call-samples.ts';
import type { Person } from './journey.ts';
import type { TestServer } from './test-server.ts';

export { DAY_MS };

/** Sessions that end after some days, or never. */
export async function give(
  { deps }: TestServer,
  userId: string,
  amount: number,
  lot: { days?: number; source?: Exclude<LotSource, 'adjustment'>; sourceRef?: string } = {},
): Promise<string> {
  const { days, source = 'purchase', sourceRef = randomUUID() } = lot;
  const paidAt = deps.clock.now();
  const expiresAt = days === undefined ? null : new Date(paidAt.getTime() + days * DAY_MS);
  await issueLot(deps, { userId, source, sourceRef, amount, paidAt, expiresAt });
  return sourceRef;
}

export async function countSessions({ deps }: TestServer, userId: string): Promise<number> {
  return (await getCredits(deps, userId)).balance;
}

/** An administrator of an organisation plan, ready to send codes. */
export async function createSender(server: TestServer, sessions: number): Promise<Person> {
  const sender = await createReadyAdministrator(server);
  await give(server, sender.userId, sessions, { source: 'organization', days: 365 });
  return sender;
}

/** In edit, with a page, so that it can be activated. */
export async function createProDraft(
  server: TestServer,
  person: Person,
  maxParticipant: number,
): Promise<string> {
  const { projectId: id } = await createEditable(server, person);
  const body = { type: 'pro', maxParticipant } as const;
  await person.client.call(CALLS.updateProject, { params: { id }, body });
  return id;
}

export async function startPro(
  server: TestServer,
  person: Person,
  maxParticipant: number,
): Promise<{ id: string; slug: string }> {
  const id = await createProDraft(server, person, maxParticipant);
  const { link } = await person.client.call(CALLS.activateProject, { params: { id } });
  return { id, slug: link?.split('/').at(-1) ?? '' };
}

/** Packs what is complete, and does what the minute's job does. */
export async function settle(server: TestServer): Promise<void> {
  await server.runJobs('pack-recording.v1');
  await server.deps.jobs.enqueue(server.deps.db, 'settle-credits.v1', {});
  await server.runJobs('settle-credits.v1');
}

/** Recordings of a project that a session was spent on. */
export async function countPaid({ database }: TestServer, projectId: string): Promise<number> {
  const [row] = await database.query<{ paid: number }>(
    'SELECT count(tx_id)::int AS paid FROM consumptions WHERE project_id = $1',
    [projectId],
  );
  return row?.paid ?? 0;
}

/** Type, amount and total of each movement, newest first. */
export async function listMoves({ deps }: TestServer, userId: string) {
  const { rows } = await listCreditHistory(deps, userId, { limit: 100 });
  return rows.map(({ type, amount, total }) => [type, amount, total]);
}

/** The ten audits, all 0. */
export async function expectSound({ deps }: TestServer): Promise<void> {
  expect(Object.values(await runAudits(deps.db))).toEqual(Array(10).fill(0));
}
