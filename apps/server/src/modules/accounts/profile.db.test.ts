import { CALLS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { openBrowserAt } from '#testing/browsers.ts';
import { signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const { server, person } = await openServer({ people: ['person'] });
const browser = openBrowserAt(server.app, undefined, person.cookies);

const update = (body: object) => browser.send(CALLS.updateSelf, body);
const readSelf = async () => (await person.client.call(CALLS.getSelf)).data;

describe('PATCH /users/self', () => {
  it('sets the organization, without spaces around it, and answers the user', async () => {
    const { status, body } = await update({ organization: '  Hanbit Lab ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      statusCode: 200,
      message: 'OK',
      data: {
        id: person.userId,
        email: person.email,
        organization: 'Hanbit Lab',
        role: 'user',
        language: 'en',
        hasSecondFactor: false,
        leavesAt: null,
        terms: null,
      },
    });
    expect((await readSelf()).organization).toBe('Hanbit Lab');
  });

  it.each(['', ' ', '\t\n'])(
    'refuses the organization %j with "Please enter your organization name."',
    async (organization) => {
      const before = await readSelf();
      const { status, body } = await update({ organization });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'invalid_request',
        details: {
          faults: [{ field: 'body.organization', message: 'Please enter your organization name.' }],
        },
      });
      expect(await readSelf()).toEqual(before);
    },
  );

  it.each([
    ['of more than 200 characters', 'a'.repeat(201)],
    ['with a NUL character', 'a\0b'],
    ['that is a list', ['Hanbit Lab']],
    ['that is null', null],
  ])('refuses an organization %s', async (_title, organization) => {
    const { status, body } = await update({ organization });
    expect(status).toBe(400);
    expect(body.details).toMatchObject({ faults: [{ field: 'body.organization' }] });
  });

  it('sets the language to ko or en and refuses others', async () => {
    for (const language of ['ko', 'en', 'ko']) {
      await update({ language });
      expect((await readSelf()).language).toBe(language);
    }
    const { status } = await update({ language: 'fr' });
    expect(status).toBe(400);
    expect((await readSelf()).language).toBe('ko');
  });

  it('leaves what is not named as it is', async () => {
    const before = await readSelf();
    expect((await update({})).body.data).toEqual(before);
    await update({ organization: 'Another Lab' });
    expect(await readSelf()).toEqual({ ...before, organization: 'Another Lab' });
  });

  it('ignores role, address, id and any other field', async () => {
    const before = await readSelf();
    const readRow = () =>
      server.database.query('SELECT * FROM users WHERE id = $1', [person.userId]);
    const [rowBefore] = await readRow();
    const { status, body } = await update({
      role: 'superuser',
      email: 'root@example.com',
      id: '00000000-0000-7000-8000-000000000001',
      hasSecondFactor: true,
      password_hash: 'mine',
      balance: 999,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual(before);
    expect(rowBefore).toMatchObject({ id: person.userId });
    expect(await readRow()).toEqual([rowBefore]);
  });

  it('changes nobody else', async () => {
    const other = await signUp(server);
    await update({ organization: 'Mine Alone' });
    const { data } = await other.client.call(CALLS.getSelf);
    expect(data.organization).toBe('Example Lab');
  });

  it('needs a session and its XSRF token', async () => {
    const nobody = await openBrowserAt(server.app).send(CALLS.updateSelf, { language: 'en' });
    expect(nobody.body).toMatchObject({ statusCode: 401, code: 'unauthenticated' });
    const forged = await browser.send(
      CALLS.updateSelf,
      { language: 'en' },
      { 'x-xsrf-token': 'x.y' },
    );
    expect(forged.body).toMatchObject({ statusCode: 403, code: 'xsrf_invalid' });
  });
});
