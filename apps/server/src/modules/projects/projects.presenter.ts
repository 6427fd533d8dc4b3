import type { Page, Project, ProjectHead, ProjectSummary } from '@fovea/contract';
import type { Storage } from '#platform/storage/storage.ts';
import { type AssetRow, toAsset } from './asset-view.service.ts';

interface ProjectRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly status: string;
  readonly device: string;
  readonly orientation: string;
  readonly max_participant: number;
  readonly joined: number;
  readonly completed: number;
  readonly slug: string | null;
  readonly code: string | null;
  readonly created_at: Date;
}

interface PageRow {
  readonly id: string;
  readonly kind: string;
  readonly position: number;
  readonly timer_ms: number | null;
}

function toProjectHead(row: ProjectRow, collectUrl: string): ProjectHead {
  return {
    id: row.id,
    name: row.name,
    type: row.type as ProjectHead['type'],
    status: row.status as ProjectHead['status'],
    device: row.device as ProjectHead['device'],
    orientation: row.orientation as ProjectHead['orientation'],
    maxParticipant: row.max_participant,
    joined: row.joined,
    completed: row.completed,
    link: row.slug === null ? null : `${collectUrl}/p/${row.slug}`,
    code: row.code,
    createdAt: row.created_at.toISOString(),
  };
}

interface SummaryRow extends ProjectRow {
  readonly page_count: number;
  readonly length_ms: number;
  readonly covers: readonly { object_key: string; width_px: number; height_px: number }[];
}

export async function toProjectSummary(
  storage: Pick<Storage, 'signSharedGet'>,
  collectUrl: string,
  row: SummaryRow,
): Promise<ProjectSummary> {
  const covers = row.covers.map(async ({ object_key, width_px, height_px }) => ({
    url: (await storage.signSharedGet(object_key)).url,
    widthPx: width_px,
    heightPx: height_px,
  }));
  return {
    ...toProjectHead(row, collectUrl),
    pageCount: row.page_count,
    lengthMs: row.length_ms,
    covers: await Promise.all(covers),
  };
}

export async function toPage(
  storage: Storage,
  row: PageRow,
  assets: readonly AssetRow[],
): Promise<Page> {
  return {
    id: row.id,
    kind: row.kind as Page['kind'],
    position: row.position,
    timerMs: row.timer_ms,
    assets: await Promise.all(assets.map((asset) => toAsset(storage, asset))),
  };
}

export async function toProject(
  storage: Storage,
  collectUrl: string,
  loaded: {
    project: ProjectRow;
    pages: readonly PageRow[];
    assets: readonly (AssetRow & { page_id: string })[];
  },
): Promise<Project> {
  const pages = loaded.pages.map((page) => {
    const own = loaded.assets.filter((asset) => asset.page_id === page.id);
    return toPage(storage, page, own);
  });
  return { ...toProjectHead(loaded.project, collectUrl), pages: await Promise.all(pages) };
}
