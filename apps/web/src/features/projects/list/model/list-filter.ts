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
  readonly tags: readonly string[];
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
    tags: params
      .getAll('tag')
      .flatMap((names) => names.split(','))
      .reduce<readonly string[]>(addTag, []),
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
  for (const tag of filter.tags) params.append('tag', tag);
  if (filter.query !== '') params.set('q', filter.query);
  if (filter.sort !== 'updated') params.set('sort', filter.sort);
  if (filter.order !== FIRST_ORDERS[filter.sort]) params.set('order', filter.order);
  if (filter.view !== 'cards') params.set('view', filter.view);
  return params;
}

/** Query that the server is asked. How it is shown makes no difference. */
export function toListQuery({ status, type, tags, query, sort, order }: ListFilter): ProjectFilter {
  const text = query.trim();
  return {
    ...(status === undefined ? {} : { status }),
    ...(type === undefined ? {} : { type }),
    ...(tags.length === 0 ? {} : { tags: tags.join(',') }),
    ...(text === '' ? {} : { q: text }),
    sort,
    order,
  };
}

/** Letters of both cases are one hashtag. */
export function hasTag(tags: readonly string[], name: string): boolean {
  return tags.some((tag) => tag.toLowerCase() === name.toLowerCase());
}

function addTag(tags: readonly string[], given: string): readonly string[] {
  const name = given.trim().replace(/^#/, '').normalize('NFC');
  const isUsable = name !== '' && name.length <= LIMITS.hashtagMaxLength && !hasTag(tags, name);
  return isUsable && tags.length < LIMITS.projectHashtagsMax ? [...tags, name] : tags;
}

export function withTag(filter: ListFilter, name: string): ListFilter {
  return { ...filter, tags: addTag(filter.tags, name) };
}

export function withoutTag(filter: ListFilter, name: string): ListFilter {
  return { ...filter, tags: filter.tags.filter((tag) => !hasTag([tag], name)) };
}

export function withTagSwitched(filter: ListFilter, name: string): ListFilter {
  return hasTag(filter.tags, name) ? withoutTag(filter, name) : withTag(filter, name);
}

/** Renamed hashtags take their new name, and deleted ones no longer filter. */
export function followTags(
  tags: readonly string[],
  before: readonly Hashtag[],
  now: readonly Hashtag[],
): readonly string[] {
  return tags.flatMap((tag) => {
    const known = before.find(({ name }) => hasTag([name], tag));
    return known ? now.filter(({ id }) => id === known.id).map(({ name }) => name) : [tag];
  });
}

/** The same column again turns the order around. */
export function withSort(filter: ListFilter, sort: ProjectSort): ListFilter {
  if (filter.sort !== sort) return { ...filter, sort, order: FIRST_ORDERS[sort] };
  return { ...filter, order: filter.order === 'asc' ? 'desc' : 'asc' };
}

/** Everything is found again; how it is sorted and shown stays. */
export function withoutLimits(filter: ListFilter): ListFilter {
  return { ...filter, status: undefined, type: undefined, tags: [], query: '' };
}

/** How many limits there are beside the search. */
export function countLimits({ status, type, tags }: ListFilter): number {
  return Number(status !== undefined) + Number(type !== undefined) + tags.length;
}
