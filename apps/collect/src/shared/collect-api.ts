import { CALLS, type CallInput, type CallReply, type Client, createClient } from '@fovea/contract';

export const API_BASE = '/api/v1';

export type JoinBody = CallInput<typeof CALLS.joinProject>['body'];
export type Joined = CallReply<typeof CALLS.joinProject>;
export type ManifestPage = Joined['pages'][number];
export type ManifestAsset = ManifestPage['assets'][number];
export type Question = NonNullable<ManifestPage['question']>;

export function createApi(token?: string): Client {
  return createClient({
    baseUrl: API_BASE,
    fetch: (url, init) => fetch(url, init as RequestInit),
    credentials: 'omit',
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
}

export function joinProject(slug: string, body: JoinBody): Promise<Joined> {
  return createApi().call(CALLS.joinProject, { params: { slug }, body });
}

/** Resolves when the server knows of it, whether or not anybody has the receipt. */
export async function askWithdrawal(receipt: string): Promise<void> {
  await createApi().call(CALLS.withdrawRecording, { body: { receipt } });
}

/** Resolves when the password is right. */
export async function checkPassword(slug: string, password: string): Promise<void> {
  await createApi().call(CALLS.checkProjectPassword, { params: { slug }, body: { password } });
}
