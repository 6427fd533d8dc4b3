import { PROJECT_SORTS, type ProjectSort } from '@fovea/contract';
import type { MenuEntry } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, Plus } from 'lucide-react';
import { useTexts } from '#features/projects/list/texts.ts';
import { hashtagsQuery } from '#shared/api/hashtags.queries.ts';
import { projectCountsQuery } from '#shared/api/projects.queries.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { modals } from '#shared/modals/modals.ts';
import {
  hasHashtag,
  type ListFilter,
  STATUSES,
  TYPES,
  withHashtagSwitched,
  withSort,
} from './list-filter.ts';
import type { ChangeFilter } from './use-list-filter.ts';

const SORT_TEXTS = { updated: 'sortUpdated', created: 'sortCreated' } as const;
const toSortText = (sort: ProjectSort) =>
  sort === 'updated' || sort === 'created' ? SORT_TEXTS[sort] : sort;

/** The filter as ticks in menus. */
export function useFilterEntries(filter: ListFilter, change: ChangeFilter) {
  const t = useTexts();
  const { data: counts } = useQuery(projectCountsQuery);
  const { data: hashtags = [] } = useQuery(hashtagsQuery);
  const toNote = (count: number | undefined) =>
    count === undefined ? {} : { note: toNumberText(count) };

  const statuses: MenuEntry[] = [undefined, ...STATUSES].map((status) => ({
    label: t(status ?? 'all'),
    checked: filter.status === status,
    ...toNote(status ? counts?.status[status] : counts?.all),
    onSelect: () => change((before) => ({ ...before, status })),
  }));
  const types: MenuEntry[] = [undefined, ...TYPES].map((type) => ({
    label: t(type ?? 'allTypes'),
    checked: filter.type === type,
    ...toNote(type && counts?.type[type]),
    onSelect: () => change((before) => ({ ...before, type })),
  }));
  const hashtagEntries: MenuEntry[] = hashtags.map(({ name, projects }) => ({
    label: `#${name}`,
    checked: hasHashtag(filter.hashtags, name),
    note: toNumberText(projects),
    onSelect: () => change((before) => withHashtagSwitched(before, name)),
  }));
  const hashtagActions: MenuEntry[] = [
    ...hashtags
      .filter(({ name }) => hasHashtag(filter.hashtags, name))
      .map((hashtag) => ({
        label: t('editHashtag', { name: hashtag.name }),
        icon: <PencilLine aria-hidden="true" />,
        onSelect: () => modals.open('editHashtag', { hashtag }),
      })),
    {
      label: t('addHashtag'),
      icon: <Plus aria-hidden="true" />,
      onSelect: () => modals.open('addHashtag', { projects: [] }),
    },
  ];
  const sorts: MenuEntry[] = [
    ...PROJECT_SORTS.map((sort) => ({
      label: t(toSortText(sort)),
      checked: filter.sort === sort,
      onSelect: () => change((before) => (before.sort === sort ? before : withSort(before, sort))),
    })),
    { kind: 'line', label: 'before order' },
    ...(['asc', 'desc'] as const).map((order) => ({
      label: t(order === 'asc' ? 'ascending' : 'descending'),
      checked: filter.order === order,
      onSelect: () => change((before) => ({ ...before, order })),
    })),
  ];
  return {
    statuses,
    types,
    hashtagEntries,
    hashtagActions,
    sorts,
    sortText: t(toSortText(filter.sort)),
    counts,
  };
}
