import { hashtagName } from '@fovea/contract';

/** Name of a typed hashtag: the sign in front is not part of it. Nothing if it cannot be one. */
export function findHashtagName(typed: string): string | undefined {
  return hashtagName.safeParse(typed.trim().replace(/^#/, '')).data;
}

/** Upper and lower case are the same hashtag. */
export const isSameHashtag = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
