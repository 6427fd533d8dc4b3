import {
  type Hashtag,
  LIMITS,
  PROJECT_SORTS,
  type ProjectHead,
  type ProjectSort,
} from '@fovea/contract';
import type { ProjectFilter } from '#shared/api/projects.queries.ts';

export const STATUSES = ['edit', 'active', 'done'] as const satisfies ProjectHead['status'][];
export const TYPES = ['pro', 'basic'] as const satisfies ProjectHead['type'][];
const VIEWS = ['cards', 'table'] as const;
type Order = 'asc' | 'desc';

export interface ListFilter {
  readonly status: ProjectHead['status'] | undefined;
  readonly type: ProjectHead['type'] | undefined;
  /** A project has them all. Without #. */
  readonly hashtags: readonly string[];
  readonly query: string;
  readonly sort: ProjectSort;
  readonly order: Order;
  readonly view: (typeof VIEWS)[number];
}

/** Words begin at A, numbers and dates with the most. */
const FIRST_ORDERS: Readonly<Record<ProjectSort, Order>> = {
  updated: 'desc',
  created: 'desc',
  name: 'asc',
  status: 'asc',
  type: 'asc',
  progress: 'desc',
  pages: 'desc',
  length: 'desc',
  device: 'asc',
  sessions: 'desc',
};

/** The address keeps the filter, so that a link restores it; what it cannot mean is left out. */
export function parseFilter(params: URLSearchParams): ListFilter {
  const find = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const sort = find('sort', PROJECT_SORTS) ?? 'updated';
  return {
    status: find('class', STATUSES),
    type: find('type', TYPES),
    hashtags: params
      .getAll('tag')
      .flatMap((names) => names.split(','))
      .reduce<readonly string[]>(addHashtag, []),
    query: (params.get('q') ?? '').slice(0, LIMITS.projectNameMaxLength),
    sort,
    order: find('order', ['asc', 'desc']) ?? FIRST_ORDERS[sort],
    view: find('view', VIEWS) ?? 'cards',
  };
}

/** Defaults are not written. */
export function toParams(filter: ListFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.status !== undefined) params.set('class', filter.status);
  if (filter.type !== undefined) params.set('type', filter.type);
  for (const hashtag of filter.hashtags) params.append('tag', hashtag);
  if (filter.query !== '') params.set('q', filter.query);
  if (filter.sort !== 'updated') params.set('sort', filter.sort);
  if (filter.order !== FIRST_ORDERS[filter.sort]) params.set('order', filter.order);
  if (filter.view !== 'cards') params.set('view', filter.view);
  return params;
}

/** Query that the server is asked. How it is shown makes no difference. */
export function toListQuery({
  status,
  type,
  hashtags,
  query,
  sort,
  order,
}: ListFilter): ProjectFilter {
  const text = query.trim();
  return {
    ...(status === undefined ? {} : { status }),
    ...(type === undefined ? {} : { type }),
    ...(hashtags.length === 0 ? {} : { tags: hashtags.join(',') }),
    ...(text === '' ? {} : { q: text }),
    sort,
    order,
  };
}

/** Letters of both cases are one hashtag. */
export function hasHashtag(hashtags: readonly string[], name: string): boolean {
  return hashtags.some((hashtag) => hashtag.toLowerCase() === name.toLowerCase());
}

function addHashtag(hashtags: readonly string[], given: string): readonly string[] {
  const name = given.trim().replace(/^#/, '').normalize('NFC');
  const isUsable =
    name !== '' && name.length <= LIMITS.hashtagMaxLength && !hasHashtag(hashtags, name);
  return isUsable && hashtags.length < LIMITS.projectHashtagsMax ? [...hashtags, name] : hashtags;
}

export function withHashtag(filter: ListFilter, name: string): ListFilter {
  return { ...filter, hashtags: addHashtag(filter.hashtags, name) };
}

export function withoutHashtag(filter: ListFilter, name: string): ListFilter {
  return { ...filter, hashtags: filter.hashtags.filter((hashtag) => !hasHashtag([hashtag], name)) };
}

export function withHashtagSwitched(filter: ListFilter, name: string): ListFilter {
  return hasHashtag(filter.hashtags, name)
    ? withoutHashtag(filter, name)
    : withHashtag(filter, name);
}

/** Renamed hashtags take their new name, and deleted ones no longer filter. */
export function followHashtags(
  hashtags: readonly string[],
  before: readonly Hashtag[],
  now: readonly Hashtag[],
): readonly string[] {
  return hashtags.flatMap((hashtag) => {
    const known = before.find(({ name }) => hasHashtag([name], hashtag));
    return known ? now.filter(({ id }) => id === known.id).map(({ name }) => name) : [hashtag];
  });
}

/** The same column again turns the order around. */
export function withSort(filter: ListFilter, sort: ProjectSort): ListFilter {
  if (filter.sort !== sort) return { ...filter, sort, order: FIRST_ORDERS[sort] };
  return { ...filter, order: filter.order === 'asc' ? 'desc' : 'asc' };
}

/** Everything is found again; how it is sorted and shown stays. */
export function withoutLimits(filter: ListFilter): ListFilter {
  return { ...filter, status: undefined, type: undefined, hashtags: [], query: '' };
}

/** How many limits there are beside the search. */
export function countLimits({ status, type, hashtags }: ListFilter): number {
  return Number(status !== undefined) + Number(type !== undefined) + hashtags.length;
}
