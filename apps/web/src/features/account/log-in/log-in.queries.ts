import { ApiError, CALLS, type ErrorCode } from '@fovea/contract';
import { api } from '#shared/api/api.ts';
import { fetchSelf } from '#shared/api/self.queries.ts';
import { authMarker, setSelf } from '#shared/session/session.ts';

export type LogInFailure = 'unknownUser' | 'failed' | 'codeNeeded' | 'codeWrong';

const FAILURES: { readonly [Code in ErrorCode]?: LogInFailure } = {
  user_not_found: 'unknownUser',
  second_factor_needed: 'codeNeeded',
  second_factor_wrong: 'codeWrong',
};

/** Logs in and reads who this is. Answers what to say when it does not work. */
export async function openSession(
  email: string,
  password: string,
  secondFactor?: string,
): Promise<LogInFailure | undefined> {
  try {
    const body = { email, password, ...(secondFactor === undefined ? {} : { secondFactor }) };
    await api.call(CALLS.login, { body });
    authMarker.set();
    setSelf(await fetchSelf());
    return undefined;
  } catch (error) {
    return (error instanceof ApiError && FAILURES[error.code]) || 'failed';
  }
}
