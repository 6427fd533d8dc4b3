import { LIMITS, type PageKind, toLengthMs } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { listPageAssets, listPages } from './pages.repo.ts';
import { lockProject, setProjectSize, sumDraftBytes } from './projects.repo.ts';

/** Counts pages, what is on them and length again: after a change, and when a video is known to be so long. */
export async function updateProjectSize(tx: Tx, projectId: string) {
  const project = await lockProject(tx, projectId);
  if (project === undefined) return undefined;
  const pages = await listPages(tx, projectId);
  const assets = await listPageAssets(tx, projectId);
  const lengthMs = toLengthMs(
    pages.map(({ id, kind, timer_ms }) => ({
      kind,
      timerMs: timer_ms,
      durationMs: assets.find(({ page_id }) => page_id === id)?.duration_ms ?? null,
    })),
    { timerMs: project.timer_ms, finalReview: project.final_review },
  );
  const count = (kind: PageKind) => pages.filter((page) => page.kind === kind).length;
  const contents = {
    pictures: assets.filter(({ kind }) => kind === 'image').length,
    videos: count('video'),
    questions: count('survey'),
  };
  const size = { pageCount: pages.length, lengthMs, contents };
  const bytes = await setProjectSize(tx, projectId, size);
  return { ownerId: project.owner_id, hasGrown: bytes > project.draft_bytes };
}

/** The same after a write of its owner, whose drafts may be too many bytes by then. */
export async function resizeDraft(tx: Tx, projectId: string): Promise<void> {
  const resized = await updateProjectSize(tx, projectId);
  if (!resized?.hasGrown) return;
  if ((await sumDraftBytes(tx, resized.ownerId)) > LIMITS.draftsMaxBytes) {
    throw new AppError('drafts_full');
  }
}
