import { ApiError, CALLS, type ErrorCode } from '@fovea/contract';
import { api } from '#shared/api/api.ts';
import { findSaid, toErrorText } from '#shared/api/error-texts.ts';
import { fetchSelf } from '#shared/api/self.queries.ts';
import { setSelf } from '#shared/session/session.ts';
import { toasts } from '#shared/toasts.ts';

/** Why a call of the account did not work, by its text. */
type Refusal = 'passwordWrong' | 'passwordBreached' | 'codeWrong' | 'limited' | 'failed';

const REFUSALS: { readonly [Code in ErrorCode]?: Refusal } = {
  password_wrong: 'passwordWrong',
  password_breached: 'passwordBreached',
  second_factor_wrong: 'codeWrong',
  password_limited: 'limited',
  second_factor_limited: 'limited',
};

export interface Secret {
  readonly secret: string;
  readonly otpauthUrl: string;
}

/** Why a call gave nothing, and its own words where it named no reason of ours. */
export interface Refused {
  readonly refusal: Refusal;
  readonly said?: string | undefined;
}

/** Data of a call, or the reason of its refusal. */
export type Outcome<T> = { readonly data: T } | Refused;

export function changePassword(currentPassword: string, password: string): Promise<Outcome<null>> {
  return toOutcome(api.call(CALLS.updatePassword, { body: { currentPassword, password } }));
}

export function startSecondFactor(password: string): Promise<Outcome<Secret>> {
  return toOutcome(api.call(CALLS.startSecondFactor, { body: { password } }));
}

/** Answers the recovery codes. */
export async function confirmSecondFactor(code: string): Promise<Outcome<readonly string[]>> {
  const outcome = await toOutcome(api.call(CALLS.confirmSecondFactor, { body: { code } }));
  return 'data' in outcome ? { data: outcome.data.recoveryCodes } : outcome;
}

export function removeSecondFactor(password: string): Promise<Outcome<null>> {
  return toOutcome(api.call(CALLS.removeSecondFactor, { body: { password } }));
}

async function toOutcome<T>(call: Promise<{ data: T }>): Promise<Outcome<T>> {
  try {
    return { data: (await call).data };
  } catch (error) {
    if (!(error instanceof ApiError)) return { refusal: 'failed' };
    if (error.code === 'second_factor_on') await showOther(error);
    return { refusal: REFUSALS[error.code] ?? 'failed', said: findSaid(error) };
  }
}

/** Another tab was faster: the screen shows how it is. */
async function showOther(error: ApiError): Promise<void> {
  toasts.show({ kind: 'info', title: toErrorText(error), cause: 'second-factor-on' });
  await fetchSelf().then(setSelf, () => undefined);
}
