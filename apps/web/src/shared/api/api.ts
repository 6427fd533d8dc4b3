import { CALLS, type Client, createClient } from '@fovea/contract';
import { navigateTo } from '#shared/navigation.ts';
import { PATHS } from '#shared/paths.ts';
import { endSession, setSelf } from '#shared/session/session.ts';
import { createRefreshing } from './refreshing-call.ts';

const toClient = (more: RequestInit = {}) =>
  createClient({
    baseUrl: '/api/v1',
    fetch: (url, init) => fetch(url, { ...(init as RequestInit), ...more }),
    xsrfToken: () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1],
    onNetworkError: (error, call) => console.error(`${call.id} did not reach the server`, error),
  });

/** Sends, parses and throws. For calls that must not start a refresh: log-in and the refresh itself. */
const plain = toClient();

/** Calls that arrive although the page is left; nobody is there to repair a session. */
export const partingApi: Client = toClient({ keepalive: true });

const send = createRefreshing({
  refresh: () => plain.call(CALLS.refreshToken),
  renewXsrf: () => plain.call(CALLS.getToken),
  onEnd: endSession,
  onForbidden: (code) =>
    code === 'second_factor_required' ? askForSecondFactor() : void navigateTo(PATHS.home),
});

export const api: Client = {
  call: (call, ...input) => send(() => plain.call(call, ...input)),
};

/** The role may have come after this page: the account says what is missing once it knows. */
function askForSecondFactor(): void {
  plain.call(CALLS.getSelf).then(
    ({ data }) => setSelf(data),
    () => undefined,
  );
  void navigateTo(PATHS.account);
}
