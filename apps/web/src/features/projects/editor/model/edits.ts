import type { Page } from '@fovea/contract';
import type { PageChange, SettingsChange } from '#features/projects/model/draft/steps.ts';

export type ProjectPatch = SettingsChange;
/** As the screen has a page: with its pictures. */
export type PagePatch = Omit<PageChange, 'assetIds'> & Partial<Pick<Page, 'assets'>>;

/** The order after one page has moved. Nothing when it cannot move there. */
export function movePage(ids: readonly string[], id: string, step: number): string[] | undefined {
  const at = ids.indexOf(id);
  const to = at + step;
  if (at < 0 || to < 0 || to >= ids.length) return undefined;
  const rest = ids.filter((each) => each !== id);
  return rest.toSpliced(to, 0, id);
}
