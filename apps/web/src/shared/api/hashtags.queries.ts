import { CALLS, type CallInput, type CountedHashtag } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { OPENING_MS, reread } from './query-client.ts';
import { KEYS } from './query-keys.ts';

/** The user's hashtags, the most used first. */
export const hashtagsQuery = queryOptions({
  queryKey: KEYS.hashtags,
  queryFn: async () => (await api.call(CALLS.listHashtags)).hashtags,
  staleTime: OPENING_MS,
});

export function createHashtag(name: string, color: number): Promise<CountedHashtag> {
  return rereading(api.call(CALLS.createHashtag, { body: { name, color } }));
}

export function updateHashtag(
  id: string,
  body: CallInput<typeof CALLS.updateHashtag>['body'],
): Promise<CountedHashtag> {
  return rereading(api.call(CALLS.updateHashtag, { params: { id }, body }));
}

export async function removeHashtag(id: string): Promise<void> {
  await rereading(api.call(CALLS.removeHashtag, { params: { id } }));
}

export async function setProjectHashtags(id: string, names: readonly string[]): Promise<void> {
  await api.call(CALLS.setProjectHashtags, { params: { id }, body: { names: [...names] } });
}

/** Lists show hashtags with their projects. */
async function rereading<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  void reread(KEYS.projects, KEYS.hashtags);
  return answer;
}
