import { ApiError, CALLS } from '@fovea/contract';
import { api } from '#shared/api/api.ts';
import { language } from '#shared/language.ts';

/** Has a link mailed. The answer does not say whether the address has an account. */
export async function requestResetLink(email: string): Promise<void> {
  await api.call(CALLS.requestPasswordReset, { body: { email, language: language.get() } });
}

export interface ResetLink {
  readonly email: string;
  readonly expiresAt: string;
}

/** Nothing if the link is wrong, old or used. */
export async function findResetLink(token: string): Promise<ResetLink | undefined> {
  return (await orInvalid(api.call(CALLS.checkPasswordReset, { body: { token } })))?.data;
}

/** False if the link is wrong, old or used. */
export async function resetPassword(token: string, password: string): Promise<boolean> {
  const body = { token, password };
  return (await orInvalid(api.call(CALLS.updatePassword, { body }))) !== undefined;
}

async function orInvalid<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'reset_token_invalid') return undefined;
    throw error;
  }
}
