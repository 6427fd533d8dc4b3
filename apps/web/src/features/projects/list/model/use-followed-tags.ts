import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hashtagsQuery } from '#shared/api/hashtags.queries.ts';
import { followTags, type ListFilter } from './list-filter.ts';
import type { ChangeFilter } from './use-list-filter.ts';

/** A hashtag that is renamed or deleted while it filters takes the filter along. */
export function useFollowedTags({ tags }: ListFilter, change: ChangeFilter): void {
  const { data: hashtags } = useQuery(hashtagsQuery);
  const known = useRef(hashtags);
  useEffect(() => {
    const before = known.current;
    known.current = hashtags;
    if (before === undefined || hashtags === undefined) return;
    const next = followTags(tags, before, hashtags);
    if (next.join() !== tags.join()) change((filter) => ({ ...filter, tags: next }));
  }, [hashtags, tags, change]);
}
