import {
  type Asset,
  LAYOUT_SLOTS,
  type Page,
  type Project,
  type ProjectHead,
  type ProjectSummary,
} from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { type AssetRow, buildAsset } from './assets.presenter.ts';
import type { listDrawnMaps, listPages } from './pages.repo.ts';
import type { ListedRow } from './project-list.repo.ts';
import { openProjectPassword } from './project-password.ts';
import type { findProject } from './projects.repo.ts';

type ViewDeps = Pick<ServerDeps, 'storage' | 'config'>;
type PageRow = Awaited<ReturnType<typeof listPages>>[number];
type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProject>>>;
type MapRow = Awaited<ReturnType<typeof listDrawnMaps>>[number];
type SlotRow = AssetRow & { readonly page_id: string; readonly slot: number };

export function toProjectHead(
  { config }: Pick<ViewDeps, 'config'>,
  row: ProjectRow | ListedRow,
): ProjectHead {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    status: row.status,
    device: row.device,
    orientation: row.orientation,
    maxParticipant: row.max_participant,
    joined: row.joined,
    completed: row.completed,
    link: row.slug === null ? null : `${config.COLLECT_URL}/p/${row.slug}`,
    code: row.code,
    timerMs: row.timer_ms,
    shuffle: row.shuffle,
    finalReview: row.final_review,
    hashtags: row.hashtags.map(({ id, name, color }) => ({ id, name, color })),
    pageCount: row.page_count,
    lengthMs: row.length_ms,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export async function buildProjectSummary(deps: ViewDeps, row: ListedRow): Promise<ProjectSummary> {
  const sign = async (key: string) => (await deps.storage.signSharedGet(key)).url;
  const covers = row.covers.map(async ({ object_key, width_px, height_px, map_key }) => ({
    url: await sign(object_key),
    widthPx: width_px,
    heightPx: height_px,
    mapUrl: map_key === null ? null : await sign(map_key),
  }));
  return {
    ...toProjectHead(deps, row),
    hasPassword: row.password_sealed !== null,
    covers: await Promise.all(covers),
  };
}

/** How a page is shown, beside where its pictures lie. */
export const toExtras = (page: PageRow) => ({
  background: page.background,
  tapLongestMs: page.tap_longest_ms,
  startMuted: page.start_muted,
  posterFrame: page.poster_frame,
});

async function buildPage(
  { storage }: Pick<ViewDeps, 'storage'>,
  row: PageRow,
  slots: readonly SlotRow[],
): Promise<Page> {
  const own = slots.filter(({ page_id }) => page_id === row.id);
  const assets = Array.from({ length: countSlots(row) }, async (_, slot): Promise<Asset | null> => {
    const asset = own.find((candidate) => candidate.slot === slot);
    return asset === undefined ? null : buildAsset(storage, asset);
  });
  return {
    id: row.id,
    kind: row.kind,
    position: row.position,
    name: row.name,
    timerMs: row.timer_ms,
    layout: row.layout,
    display: row.display,
    scale: row.scale,
    alignX: row.align_x,
    alignY: row.align_y,
    ...toExtras(row),
    keepInPlace: row.keep_in_place,
    assets: await Promise.all(assets),
    question: row.question,
  };
}

function countSlots({ kind, layout }: PageRow): number {
  return kind === 'survey' ? 0 : LAYOUT_SLOTS[layout];
}

export async function buildProject(
  deps: ViewDeps,
  loaded: {
    project: ProjectRow;
    pages: readonly PageRow[];
    assets: readonly SlotRow[];
    maps: readonly MapRow[];
  },
): Promise<Project> {
  const pages = loaded.pages.map((page) => buildPage(deps, page, loaded.assets));
  return {
    ...toProjectHead(deps, loaded.project),
    password: openProjectPassword(deps.config, loaded.project),
    briefing: loaded.project.briefing,
    retentionDays: loaded.project.retention_days,
    revision: loaded.project.revision,
    saveKey: loaded.project.save_key,
    unread: [...loaded.project.unread],
    waiting: loaded.project.waiting,
    flagged: loaded.project.flagged,
    leftOut: loaded.project.left_out,
    pages: await Promise.all(pages),
    maps: await Promise.all(
      loaded.maps.map(async ({ page_id, slot, object_key }) => ({
        pageId: page_id,
        slot,
        url: (await deps.storage.signSharedGet(object_key)).url,
      })),
    ),
  };
}
