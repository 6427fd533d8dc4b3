import { ApiError, CALLS } from '@fovea/contract';
import { api } from '#shared/api/api.ts';
import { fetchSelf } from '#shared/api/self.ts';
import { authMarker, setSelf } from '#shared/session/session.ts';

export type LogInFailure = 'unknownUser' | 'failed';

/** Logs in and reads who this is. Answers what to say when it does not work. */
export async function openSession(
  email: string,
  password: string,
): Promise<LogInFailure | undefined> {
  try {
    await api.call(CALLS.login, { body: { email, password } });
    authMarker.set();
    setSelf(await fetchSelf());
    return undefined;
  } catch (error) {
    return error instanceof ApiError && error.statusCode === 404 ? 'unknownUser' : 'failed';
  }
}
