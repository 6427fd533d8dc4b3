import type { Page, Project } from '@fovea/contract';

export type ProjectPatch = Partial<
  Pick<
    Project,
    | 'name'
    | 'type'
    | 'maxParticipant'
    | 'device'
    | 'orientation'
    | 'timerMs'
    | 'shuffle'
    | 'finalReview'
    | 'retentionDays'
    | 'password'
  >
>;
export type PagePatch = Partial<Omit<Page, 'id' | 'kind' | 'position'>>;

/** Changes that the server does not have yet. Later ones win. */
export interface Edits {
  readonly project: ProjectPatch;
  readonly pages: Readonly<Record<string, PagePatch>>;
  /** Ids of pages; those that are not named follow. */
  readonly order: readonly string[] | undefined;
}

export const NO_EDITS: Edits = { project: {}, pages: {}, order: undefined };

export function hasEdits({ project, pages, order }: Edits): boolean {
  return Object.keys(project).length + Object.keys(pages).length > 0 || order !== undefined;
}

export function mergeEdits(under: Edits, over: Edits): Edits {
  const pages = { ...under.pages };
  for (const [id, patch] of Object.entries(over.pages)) pages[id] = { ...pages[id], ...patch };
  return {
    project: { ...under.project, ...over.project },
    pages,
    order: over.order ?? under.order,
  };
}

/** The project as the person has made it, whatever the server has seen of it. */
export function applyEdits(project: Project, edits: Edits): Project {
  if (!hasEdits(edits)) return project;
  const pages = project.pages.map((page) => ({ ...page, ...edits.pages[page.id] }));
  const { order } = edits;
  const toPlace = ({ id }: Page) => {
    const at = order?.indexOf(id) ?? -1;
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  if (order) pages.sort((a, b) => (toPlace(a) === toPlace(b) ? 0 : toPlace(a) - toPlace(b)));
  return { ...project, ...edits.project, pages };
}

/** The order after one page has moved. Nothing when it cannot move there. */
export function movePage(ids: readonly string[], id: string, step: number): string[] | undefined {
  const at = ids.indexOf(id);
  const to = at + step;
  if (at < 0 || to < 0 || to >= ids.length) return undefined;
  const rest = ids.filter((each) => each !== id);
  return rest.toSpliced(to, 0, id);
}
