import { type PageKind, toLengthMs } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';
import { listPageAssets, listPages } from './pages.repo.ts';
import { lockProject, setProjectSize } from './projects.repo.ts';

/** Counts pages, what is on them and length again: after a change, and when a video is known to be so long. */
export async function updateProjectSize(tx: Tx, projectId: string): Promise<void> {
  const project = await lockProject(tx, projectId);
  if (project === undefined) return;
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
  await setProjectSize(tx, projectId, { pageCount: pages.length, lengthMs, contents });
}
