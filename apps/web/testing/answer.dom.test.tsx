import { CALLS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { api } from '#shared/api/api.ts';
import { answer, holdBack, refuse, toEnvelope } from './answer.ts';
import { faults } from './server.ts';

const EMAIL = 'mina@lab.example';

it('refuses to be taught an answer that breaks the contract', () => {
  const wrong = { balance: 'many', parts: [] } as never;
  expect(() => answer(CALLS.getCredits, wrong)).toThrow('getCredits never answers so');
  expect(() => holdBack(CALLS.getCredits, wrong)).toThrow('getCredits never answers so');
});

it('refuses a code that the call does not declare', () => {
  expect(() => refuse(CALLS.getCredits, 'code_invalid')).toThrow('never answers code_invalid');
  expect(() => refuse(CALLS.login, 'unauthenticated')).toThrow('never answers unauthenticated');
});

it('counts an answer that a function makes wrong as a fault', async () => {
  answer(CALLS.getCredits, () => ({ balance: 0.5, parts: [] }));
  await expect(api.call(CALLS.getCredits)).rejects.toThrow();
  expect(faults.splice(0)).toEqual([expect.stringContaining('getCredits never answers so')]);
});

it('counts a request that breaks the contract, or that nobody answers, as a fault', async () => {
  answer(CALLS.login, toEnvelope(null));
  await expect(api.call(CALLS.login, { body: { email: 'no', password: 'x' } })).rejects.toThrow();
  expect(faults.splice(0)).toEqual([expect.stringContaining('Invalid email format')]);
  await expect(api.call(CALLS.getSelf)).rejects.toThrow();
  expect(faults.splice(0)).toEqual([expect.stringContaining('nobody answers GET')]);
});

it('hands over what was asked, and the refusal by its code', async () => {
  const login = refuse(CALLS.login, 'login_limited');
  const body = { email: EMAIL, password: 'x' };
  await expect(api.call(CALLS.login, { body })).rejects.toMatchObject({
    statusCode: 429,
    code: 'login_limited',
  });
  expect(login.asked).toEqual([{ body }]);
});
