import type { Page, Project } from '@fovea/contract';
import { isIncomplete } from './page-faults.ts';

/** Why a project cannot start as it is. */
export type StartFault =
  | { readonly kind: 'noPages' }
  | { readonly kind: 'incomplete' | 'checking'; readonly page: Page };

/** Faults that a person must mend come before those that only take time. */
export function listStartFaults({ pages }: Pick<Project, 'pages'>): StartFault[] {
  if (pages.length === 0) return [{ kind: 'noPages' }];
  const incomplete = pages.filter(isIncomplete);
  const checking = pages.filter(
    (page) => !incomplete.includes(page) && page.assets.some((asset) => asset?.status !== 'ready'),
  );
  return [
    ...incomplete.map((page) => ({ kind: 'incomplete' as const, page })),
    ...checking.map((page) => ({ kind: 'checking' as const, page })),
  ];
}
