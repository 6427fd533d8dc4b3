import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hashtagsQuery } from '#shared/api/hashtags.queries.ts';
import { followHashtags, type ListFilter } from './list-filter.ts';
import type { ChangeFilter } from './use-list-filter.ts';

/** A hashtag that is renamed or deleted while it filters takes the filter along. */
export function useFollowedHashtags({ hashtags: chosen }: ListFilter, change: ChangeFilter): void {
  const { data: hashtags } = useQuery(hashtagsQuery);
  const known = useRef(hashtags);
  useEffect(() => {
    const before = known.current;
    known.current = hashtags;
    if (before === undefined || hashtags === undefined) return;
    const next = followHashtags(chosen, before, hashtags);
    if (next.join() !== chosen.join()) change((filter) => ({ ...filter, hashtags: next }));
  }, [hashtags, chosen, change]);
}
