import { CALLS, type User } from '@fovea/contract';
import { api } from './api.ts';

export async function fetchSelf(): Promise<User> {
  return (await api.call(CALLS.getSelf)).data;
}

export async function endServerSession(): Promise<void> {
  await api.call(CALLS.logout);
}
