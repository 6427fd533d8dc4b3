import type { ProjectSummary } from '@fovea/contract';

export const CLASSES = ['all', 'edit', 'active', 'done'] as const;
export type ListClass = (typeof CLASSES)[number];

export interface ListFilter {
  readonly listClass: ListClass;
  readonly query: string;
}

/** The address keeps the filter, so that a link restores it. */
export function parseFilter(params: URLSearchParams): ListFilter {
  const given = params.get('class');
  return {
    listClass: CLASSES.find((each) => each === given) ?? 'all',
    query: params.get('q') ?? '',
  };
}

export function toParams({ listClass, query }: ListFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (listClass !== 'all') params.set('class', listClass);
  if (query !== '') params.set('q', query);
  return params;
}

type Searched = Pick<ProjectSummary, 'name' | 'status' | 'code'>;

/** An ID may be typed with its dash, in any case. */
export function filterProjects<P extends Searched>(
  projects: readonly P[],
  { listClass, query }: ListFilter,
): P[] {
  const text = query.trim().toLowerCase();
  const code = text.replace('-', '');
  return projects.filter(
    (project) =>
      (listClass === 'all' || project.status === listClass) &&
      (text === '' ||
        project.name.toLowerCase().includes(text) ||
        (code !== '' && project.code?.toLowerCase().includes(code))),
  );
}

export function countClasses(
  projects: readonly Pick<ProjectSummary, 'status'>[],
): Readonly<Record<ListClass, number>> {
  const count = (status: string) => projects.filter((project) => project.status === status).length;
  return {
    all: projects.length,
    edit: count('edit'),
    active: count('active'),
    done: count('done'),
  };
}
