import { CALLS, type User } from '@fovea/contract';
import { api } from '#shared/api/api.ts';

export async function keepAccount(): Promise<User> {
  return (await api.call(CALLS.keepAccount)).data;
}
