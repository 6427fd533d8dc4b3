import { CALL_LIST, CALLS, type Call, fillPath } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { changeRole } from '#modules/accounts/roles.service.ts';
import { addSecondFactor } from '#testing/authenticator.ts';
import { openBrowserAt } from '#testing/browsers.ts';
import { logIn, PASSWORD, type Person, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const STEP_MS = 30_000;
const REQUIRED = {
  statusCode: 403,
  code: 'second_factor_required',
  message: 'Your role needs two-step log-in.',
};

const { server } = await openServer();

const signedIn = ({ cookies }: Pick<Person, 'cookies'>) =>
  openBrowserAt(server.app, undefined, cookies);

describe.each(['admin', 'superuser'] as const)('the role %s', (role) => {
  async function logInWithRole() {
    const person = await signUp(server);
    expect(await changeRole(server.deps, person.email, role)).toBe(true);
    return { ...(await logIn(server.app, person.email)), email: person.email };
  }

  const BEFORE = [
    ...['getSelf', 'updateSelf', 'keepAccount', 'agreeToTerms'],
    ...['startSecondFactor', 'confirmSecondFactor'],
  ];
  const toConcrete = (call: Call): Call => ({
    ...call,
    path: fillPath(
      call.path,
      Object.fromEntries(
        [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
          name,
          '00000000-0000-7000-8000-000000000000',
        ]),
      ),
    ),
  });

  it('opens nothing without a second factor: every call answers 403 "Your role needs two-step log-in." but those that add it, keep the account or agree to terms', async () => {
    const browser = signedIn(await logInWithRole());
    const answered: string[] = [];
    for (const call of CALL_LIST.filter(({ access }) => access === 'user')) {
      const { status, body } = await browser.send(toConcrete(call));
      if (body.code === REQUIRED.code) {
        expect(body).toMatchObject(REQUIRED);
        expect(status).toBe(403);
      } else answered.push(call.id);
    }
    expect(answered.sort()).toEqual([...BEFORE].sort());
    const change = { currentPassword: PASSWORD, password: 'another-horse-2' };
    expect((await browser.send(CALLS.updatePassword, change)).body).toMatchObject(REQUIRED);
  });

  it('opens in the same session once a code was entered, and stays open when it is refreshed', async () => {
    const person = await logInWithRole();
    await addSecondFactor(server, person);
    await expect(person.client.call(CALLS.listProjects, { query: {} })).resolves.toBeDefined();
    await person.client.call(CALLS.refreshToken);
    await expect(person.client.call(CALLS.listProjects, { query: {} })).resolves.toBeDefined();
    expect((await person.client.call(CALLS.getSelf)).data).toMatchObject({
      role,
      hasSecondFactor: true,
    });
  });

  it('is open after a log-in with a code', async () => {
    const person = await logInWithRole();
    const { show } = await addSecondFactor(server, person);
    server.clock.advance(STEP_MS);
    const browser = openBrowserAt(server.app);
    const body = { email: person.email, password: PASSWORD, secondFactor: show() };
    await browser.client.call(CALLS.login, { body });
    await expect(browser.client.call(CALLS.listProjects, { query: {} })).resolves.toBeDefined();
  });

  it('cannot turn it off', async () => {
    const person = await logInWithRole();
    await addSecondFactor(server, person);
    const browser = signedIn(person);
    const { status, body } = await browser.send(CALLS.removeSecondFactor, { password: PASSWORD });
    expect(status).toBe(403);
    expect(body).toMatchObject(REQUIRED);
    expect((await person.client.call(CALLS.getSelf)).data.hasSecondFactor).toBe(true);
  });
});
