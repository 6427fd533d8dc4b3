import type { Language } from '@fovea/contract';
import { getProjectBySlug } from '#modules/projects/public.ts';
import { toTitle } from '#modules/recordings/join/join.presenter.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type PreviewedProject, toPreviewHead } from './preview.presenter.ts';

/** A link that is sent to a crowd is opened by many at once. */
export const KEPT_SECONDS = 60;
const KEPT_MOST = 1_000;
const SLUG = /^[a-z2-7]{12}$/;

export interface Previews {
  /** The head of a link's document. Never fails for a link that leads nowhere. */
  readHead(slug: string, language: Language): Promise<string>;
}

export function createPreviews({
  db,
  clock,
  config,
}: Pick<ServerDeps, 'db' | 'clock' | 'config'>): Previews {
  const kept = new Map<string, { readonly project?: PreviewedProject; readonly untilMs: number }>();

  async function readProject(slug: string): Promise<PreviewedProject | undefined> {
    const nowMs = clock.now().getTime();
    const known = kept.get(slug);
    if (known !== undefined && known.untilMs > nowMs) return known.project;
    const project = await findPreviewed(slug);
    kept.delete(slug);
    kept.set(slug, { ...(project && { project }), untilMs: nowMs + KEPT_SECONDS * 1_000 });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
    return project;
  }

  async function findPreviewed(slug: string): Promise<PreviewedProject | undefined> {
    try {
      const project = await getProjectBySlug(db, slug);
      if (project.password_sealed !== null) return undefined;
      const { device, length_ms: lengthMs } = project;
      return { slug, title: toTitle(project), device, lengthMs };
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  return {
    async readHead(slug, language) {
      const project = SLUG.test(slug) ? await readProject(slug) : undefined;
      return toPreviewHead(language, config.COLLECT_URL, project);
    },
  };
}
