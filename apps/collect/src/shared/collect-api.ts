import { CALLS, type CallInput, type CallReply, type Client, createClient } from '@fovea/contract';
import type { ProjectHead, Way } from './project-head.ts';

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

export function joinProject({ slug, isTest }: Way, body: JoinBody): Promise<Joined> {
  const api = createApi();
  return isTest
    ? api.call(CALLS.joinTest, { params: { token: slug }, body })
    : api.call(CALLS.joinProject, { params: { slug }, body });
}

/** Resolves when the server knows of it, whether or not anybody has the receipt. */
export async function askWithdrawal(receipt: string): Promise<void> {
  await createApi().call(CALLS.withdrawRecording, { body: { receipt } });
}

/** Resolves when the password is right, with what the researcher tells those who have it. */
export async function checkPassword(
  { slug, isTest }: Way,
  password: string,
): Promise<ProjectHead['briefing']> {
  const api = createApi();
  const body = { password };
  const { briefing } = isTest
    ? await api.call(CALLS.checkTestPassword, { params: { token: slug }, body })
    : await api.call(CALLS.checkProjectPassword, { params: { slug }, body });
  return briefing;
}

/** Rejects when no project has the ID. */
export async function findSlug(code: string): Promise<string> {
  return (await createApi().call(CALLS.findCollectProject, { params: { code } })).slug;
}
