import { ApiError, CALLS } from '@fovea/contract';
import { api } from '#shared/api/api.ts';
import { CONFIG } from '#shared/config.ts';
import { language } from '#shared/language.ts';
import type { AccountForm } from './account-rules.ts';
import type { TextKey } from './texts.ts';

/** Each answers the text of what went wrong, or nothing. */

export function sendCode(email: string): Promise<TextKey | undefined> {
  const body = { email, language: language.get() };
  return answer(api.call(CALLS.sendEmailVerification, { body }), 'sendFailed');
}

export function verifyCode(email: string, code: string): Promise<TextKey | undefined> {
  return answer(api.call(CALLS.verifyEmailCode, { body: { email, code } }), 'codeWrong');
}

export function createAccount(email: string, form: AccountForm): Promise<TextKey | undefined> {
  const referralCode = form.referralCode.trim();
  const body = {
    email,
    password: form.password,
    organization: form.organization,
    language: language.get(),
    role: 'user',
    ageConfirmed: true as const,
    termsVersion: CONFIG.termsVersion,
    ...(referralCode === '' ? {} : { referralCode }),
  };
  return answer(api.call(CALLS.createUser, { body }), 'createFailed');
}

async function answer(call: Promise<unknown>, failed: TextKey): Promise<TextKey | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) return failed;
    if (error.code === 'password_breached') return 'passwordBreached';
    return error.statusCode === 409 ? 'emailInUse' : failed;
  }
}
