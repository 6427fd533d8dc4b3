import { CALLS, type CallInput, type User } from '@fovea/contract';
import { setSelf } from '#shared/session/session.ts';
import { api } from './api.ts';

export async function fetchSelf(): Promise<User> {
  return (await api.call(CALLS.getSelf)).data;
}

export async function endServerSession(): Promise<void> {
  await api.call(CALLS.logout);
}

/** Shown everywhere as soon as the server has it. */
export async function updateSelf(body: CallInput<typeof CALLS.updateSelf>['body']): Promise<void> {
  setSelf((await api.call(CALLS.updateSelf, { body })).data);
}
