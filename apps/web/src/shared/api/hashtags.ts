import { CALLS, type CallInput, type CountedHashtag } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The user's hashtags, the most used first. */
export const hashtagsQuery = queryOptions({
  queryKey: ['hashtags'],
  queryFn: async () => (await api.call(CALLS.listHashtags)).hashtags,
});

export function createHashtag(name: string, color: number): Promise<CountedHashtag> {
  return api.call(CALLS.createHashtag, { body: { name, color } });
}

export function updateHashtag(
  id: string,
  body: CallInput<typeof CALLS.updateHashtag>['body'],
): Promise<CountedHashtag> {
  return api.call(CALLS.updateHashtag, { params: { id }, body });
}

export async function removeHashtag(id: string): Promise<void> {
  await api.call(CALLS.removeHashtag, { params: { id } });
}

export async function setProjectHashtags(id: string, names: readonly string[]): Promise<void> {
  await api.call(CALLS.setProjectHashtags, { params: { id }, body: { names: [...names] } });
}
