import { CALLS } from '@fovea/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeRole } from '#modules/accounts/roles.service.ts';
import type { Tx } from '#platform/db/db.ts';
import { addSecondFactor } from '#testing/authenticator.ts';
import { openBrowserAt } from '#testing/browsers.ts';
import { createDraft, PASSWORD } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { runEntry } from '#testing/run-entry.ts';
import { recordEvent, verifyEvents } from './audit.service.ts';

const NEW = 'another-horse-2';

let removedId: string;
/** All that must not stand in an event. */
const secrets: string[] = [PASSWORD, NEW, 'wrong-horse-1', '@'];

const { server, person } = await openServer({ people: ['person'] });
beforeAll(async () => {
  const keepCookies = () => secrets.push(...person.cookies.values());
  keepCookies();
  const { recoveryCodes } = await addSecondFactor(server, person);
  secrets.push(person.email, ...recoveryCodes);
  const [secondFactor = ''] = recoveryCodes;
  const browser = openBrowserAt(server.app);
  const body = { email: person.email, password: PASSWORD };
  await browser.send(CALLS.login, { ...body, password: 'wrong-horse-1' });
  await browser.client.call(CALLS.login, { body: { ...body, secondFactor } });
  await browser.client.call(CALLS.logout);
  await person.client.call(CALLS.removeSecondFactor, { body: { password: PASSWORD } });
  const change = { currentPassword: PASSWORD, password: NEW };
  await person.client.call(CALLS.updatePassword, { body: change });
  await person.client.call(CALLS.refreshToken);
  keepCookies();
  const { id } = await createDraft(person);
  await person.client.call(CALLS.removeProject, { params: { id } });
  removedId = id;
  await person.client.call(CALLS.downloadCreditHistory, { query: {} });
  await changeRole(server.deps, person.email, 'admin');
});

const readEvents = () =>
  server.database.query<{ seq: string; action: string; text: string }>(
    'SELECT seq, action, audit_events::text AS text FROM audit_events ORDER BY seq',
  );

/**
 * Number of broken events after somebody with all rights has tampered; the change is rolled back.
 */
async function countAfter(tamper: (tx: Tx) => Promise<unknown>): Promise<number> {
  let broken = -1;
  const undo = new Error('undo');
  await server.deps.db
    .transaction()
    .execute(async (tx) => {
      await sql`ALTER TABLE audit_events DISABLE TRIGGER ALL`.execute(tx);
      await tamper(tx);
      broken = await verifyEvents(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return broken;
}

describe('the audit trail', () => {
  it('notes what happens to an account, in order and without a gap', async () => {
    const events = await readEvents();
    expect(events.map(({ action }) => action)).toEqual([
      'account_created',
      'logged_in',
      'second_factor_added',
      'recovery_code_used',
      'logged_in',
      'logged_out',
      'second_factor_removed',
      'password_changed',
      'project_deleted',
      'file_exported',
      'role_changed',
    ]);
    expect(events.find(({ action }) => action === 'project_deleted')?.text).toContain(removedId);
    expect(events.find(({ action }) => action === 'file_exported')?.text).toContain(
      'credit-history',
    );
    expect(events.map(({ seq }) => Number(seq))).toEqual(events.map((_, place) => place + 1));
  });

  it('holds no address, password, token or code', async () => {
    const printed = (await readEvents()).map(({ text }) => text).join('\n');
    expect(printed).toContain(person.userId);
    for (const secret of secrets) expect(printed).not.toContain(secret);
  });

  it('is whole, and stays so when events come at once or are taken back', async () => {
    expect(await verifyEvents(server.deps.db)).toBe(0);
    const { db, clock } = server.deps;
    const event = { action: 'logged_in', actorId: null, subjectId: person.userId } as const;
    const before = (await readEvents()).length;
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, turn) =>
        db.transaction().execute(async (tx) => {
          await recordEvent(tx, { ...event, details: { turn } }, clock.now());
          if (turn % 4 === 0) throw new Error('taken back');
        }),
      ),
    );
    expect(await readEvents()).toHaveLength(before + 15);
    expect(await verifyEvents(db)).toBe(0);
  });

  it.each([
    "UPDATE audit_events SET action = 'logged_out'",
    'UPDATE audit_events SET seq = seq WHERE false',
    'DELETE FROM audit_events WHERE seq = 1',
    'DELETE FROM audit_events',
    'TRUNCATE audit_events',
  ])('refuses %s', async (statement) => {
    const before = await readEvents();
    await expect(server.database.query(statement)).rejects.toThrow(
      'audit events are only ever added',
    );
    expect(await readEvents()).toEqual(before);
  });

  it('takes its own number and hash, whatever an event brings', async () => {
    const before = (await readEvents()).length;
    await server.database.query(
      "INSERT INTO audit_events (seq, at, action, details, hash) VALUES (1, now(), 'x', '{}', '')",
    );
    expect((await readEvents()).at(-1)?.seq).toBe(String(before + 1));
    expect(await verifyEvents(server.deps.db)).toBe(0);
  });
});

describe('somebody with all rights who tampers with it', () => {
  it.each([
    ['action', "action = 'logged_out'"],
    ['time', "at = at + interval '1 microsecond'"],
    ['actor', 'actor_id = NULL'],
    ['subject', 'subject_id = NULL'],
    ['details', `details = '{"role":"user"}'`],
    ['hash', "hash = '\\x00'"],
  ])('is found by another %s of one event', async (_title, change) => {
    const tamper = (tx: Tx) =>
      sql.raw(`UPDATE audit_events SET ${change} WHERE seq = 3`).execute(tx);
    expect(await countAfter(tamper)).toBeGreaterThan(0);
  });

  it.each([
    ['the first event', 'seq = 1'],
    ['one in the middle', 'seq = 4'],
    ['the last one', 'seq = (SELECT max(seq) FROM audit_events)'],
    ['the last three', 'seq > (SELECT max(seq) - 3 FROM audit_events)'],
    ['all of them', 'true'],
  ])('is found by removing %s', async (_title, which) => {
    const tamper = (tx: Tx) => sql.raw(`DELETE FROM audit_events WHERE ${which}`).execute(tx);
    expect(await countAfter(tamper)).toBeGreaterThan(0);
  });

  it('is found by closing the gap that a removed event leaves', async () => {
    const tamper = async (tx: Tx) => {
      await sql`DELETE FROM audit_events WHERE seq = 4`.execute(tx);
      await sql`UPDATE audit_events SET seq = seq - 1 WHERE seq > 4`.execute(tx);
    };
    expect(await countAfter(tamper)).toBeGreaterThan(0);
  });

  it('is found by adding an event past the chain', async () => {
    const tamper = (tx: Tx) =>
      sql`INSERT INTO audit_events (seq, at, action, details, hash)
          SELECT max(seq) + 1, now(), 'logged_in', '{}', '\\x00' FROM audit_events`.execute(tx);
    expect(await countAfter(tamper)).toBeGreaterThan(0);
  });

  it('is not found when nothing was done', async () => {
    expect(await countAfter(async () => undefined)).toBe(0);
  });
});

describe('verify-audit at the command line', () => {
  it('says that the trail is whole and exits with 0, and with 1 when it is not', async () => {
    expect(await runEntry(server, 'verify-audit')).toMatchObject({
      exit: 0,
      stdout: 'every event is as it was\n',
    });
    await server.database.query(
      `ALTER TABLE audit_events DISABLE TRIGGER ALL;
       UPDATE audit_events SET actor_id = NULL WHERE seq = 1;
       ALTER TABLE audit_events ENABLE TRIGGER ALL`,
    );
    expect(await runEntry(server, 'verify-audit')).toMatchObject({
      exit: 1,
      stdout: 'broken places: 1\n',
    });
  });
});
