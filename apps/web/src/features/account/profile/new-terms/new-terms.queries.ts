import { CALLS, type User } from '@fovea/contract';
import { api } from '#shared/api/api.ts';

export async function agreeToTerms(version: string): Promise<User> {
  return (await api.call(CALLS.agreeToTerms, { body: { version } })).data;
}
