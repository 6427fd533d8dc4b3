import {
  type Asset,
  type Draft,
  type DraftPage,
  LAYOUT_SLOTS,
  type Page,
  type Project,
} from '@fovea/contract';

/** Assets by their ids. */
export type AssetBook = Readonly<Record<string, Asset>>;

/** The editable part of a project. */
export function toDraft(project: Project): Draft {
  const { name, type, maxParticipant, device, orientation, timerMs } = project;
  const { shuffle, finalReview, retentionDays, password, briefing } = project;
  return {
    settings: {
      name,
      type,
      maxParticipant,
      device,
      orientation,
      timerMs,
      shuffle,
      finalReview,
      retentionDays,
      password,
      briefing,
    },
    pages: project.pages.map(toDraftPage),
  };
}

function toDraftPage({ position: _, assets, ...page }: Page): DraftPage {
  return { ...page, assetIds: toAssetIds(assets) };
}

export const toAssetIds = (assets: Page['assets']) => assets.map((asset) => asset?.id ?? null);

export function withAssets(book: AssetBook, { pages }: Pick<Project, 'pages'>): AssetBook {
  const shown = pages.flatMap(({ assets }) => assets).filter((asset) => asset !== null);
  return { ...book, ...Object.fromEntries(shown.map((asset) => [asset.id, asset])) };
}

/** The project as the person has made it, whatever the server has seen of it. */
export function toShown(project: Project, draft: Draft, book: AssetBook): Project {
  const pages = draft.pages.map(({ assetIds, ...page }, position) => ({
    ...page,
    position,
    assets: Array.from(
      { length: page.kind === 'survey' ? 0 : LAYOUT_SLOTS[page.layout] },
      (_, slot) => book[assetIds[slot] ?? ''] ?? null,
    ),
  }));
  return { ...project, ...draft.settings, pages, pageCount: pages.length };
}
