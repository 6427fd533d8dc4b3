import type { Page, Project } from '@fovea/contract';

/** Maps of a page that a worker has drawn, by slot; nothing while there is none. */
export function findDrawnMaps(
  { maps }: Pick<Project, 'maps'>,
  { id, assets }: Pick<Page, 'id' | 'assets'>,
): readonly (string | undefined)[] | undefined {
  const own = maps.filter(({ pageId }) => pageId === id);
  if (own.length === 0) return undefined;
  return assets.map((_, slot) => own.find((map) => map.slot === slot)?.url);
}
