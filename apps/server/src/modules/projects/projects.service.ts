// A project is edited, then active (collecting, frozen), then done. It is never edited after its
// activation, and nobody but its owner can tell that it exists.
import { type CALLS, type CallBody, DEFAULT_LOOK, type Language, TEMPLATES } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import { reserveCredits } from '#modules/credits/projects-credits.service.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createPages, listPageAssets, listPages } from './pages.repo.ts';
import { createProjectCode, createSlug } from './project-link.ts';
import { sealProjectPassword } from './project-password.service.ts';
import { atOnePrice, PriceChanged } from './project-price.ts';
import { listUnready } from './project-ready.ts';
import { updateProjectSize } from './project-size.service.ts';
import { canEditProject, canSeeProject } from './projects.policy.ts';
import {
  activateProject as activate,
  createProject as create,
  endFullProject as endFull,
  findProjectBySlug as findBySlug,
  findProject,
  lockProject,
  updateProject as update,
} from './projects.repo.ts';

export type ProjectsDeps = Pick<ServerDeps, 'db' | 'clock' | 'ids' | 'storage' | 'config' | 'jobs'>;

/** With the pages of its template. */
export async function createProject(
  deps: ProjectsDeps,
  actor: UserActor,
  { template, language, ...input }: CallBody<typeof CALLS.createProject>,
) {
  const id = deps.ids.next();
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await create(tx, { id, ownerId: actor.userId, now, ...input });
    const { timer_ms } = await getEditableProject(tx, actor, id);
    const pages = TEMPLATES[template].pages.map((page, position) => ({
      id: deps.ids.next(),
      projectId: id,
      position,
      now,
      kind: page.kind,
      ...(page.kind === 'image'
        ? { ...DEFAULT_LOOK, layout: page.layout, timerMs: timer_ms }
        : { question: toQuestion(page.question, language) }),
    }));
    await createPages(tx, pages);
    await updateProjectSize(tx, id);
  });
  return getProject(deps, actor, id);
}

type TemplateQuestion = Extract<
  (typeof TEMPLATES)['custom']['pages'][number],
  { kind: 'survey' }
>['question'];

function toQuestion({ text, choices }: TemplateQuestion, language: Language) {
  return {
    kind: 'choice' as const,
    text: text[language],
    choices: choices.map((choice) => choice[language]),
    allowSeveral: false,
    addOther: false,
    shuffleChoices: false,
    required: true,
  };
}

export async function getProject(deps: Pick<ProjectsDeps, 'db'>, actor: UserActor, id: string) {
  const project = await getVisibleProject(deps.db, actor, id);
  return { project, ...(await loadPages(deps.db, id)) };
}

/** Until it is activated a project may be anything. */
export async function updateProject(
  deps: ProjectsDeps,
  actor: UserActor,
  id: string,
  { password, ...change }: CallBody<typeof CALLS.updateProject>,
) {
  await deps.db.transaction().execute(async (tx) => {
    await getEditableProject(tx, actor, id);
    const sealed =
      typeof password === 'string' ? sealProjectPassword(deps.config, id, password) : password;
    await update(tx, id, { ...change, passwordSealed: sealed, now: deps.clock.now() });
    await updateProjectSize(tx, id);
  });
  return getProject(deps, actor, id);
}

/** Starts collecting. A Pro project sets aside a session for everybody of its target, or stays. */
export async function activateProject(deps: ProjectsDeps, actor: UserActor, id: string) {
  const read = async () => {
    const project = await findProject(deps.db, id);
    const refusal = canEditProject(actor, project);
    if (project === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
    return { ...project, cost: project.type === 'pro' ? project.max_participant : 0 };
  };
  await atOnePrice(read, async ({ name, type, max_participant, cost }) => {
    const start = async (tx: Tx) => {
      const now = await getEditableProject(tx, actor, id);
      if (now.type !== type || now.max_participant !== max_participant) throw new PriceChanged();
      await startCollecting(deps, tx, id);
    };
    const order = { userId: actor.userId, projectId: id, projectName: name, amount: cost };
    if (type === 'pro') await reserveCredits(deps, order, start);
    else await deps.db.transaction().execute(start);
  });
  return getProject(deps, actor, id);
}

async function startCollecting(deps: ProjectsDeps, tx: Tx, id: string): Promise<void> {
  const { pages, assets } = await loadPages(tx, id);
  const unready = listUnready(pages, assets);
  if (pages.length === 0 || unready.length > 0) {
    throw new AppError('project_not_ready', { pageIds: unready });
  }
  await activate(tx, {
    id,
    slug: createSlug(),
    code: createProjectCode(),
    now: deps.clock.now(),
  });
}

/** Locks the project, so that nothing changes between the check and the write. */
export async function getEditableProject(tx: Tx, actor: UserActor, id: string) {
  const project = await lockProject(tx, id);
  const refusal = canEditProject(actor, project);
  if (project === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
  return project;
}

export async function getVisibleProject(db: Db | Tx, actor: UserActor, id: string) {
  const project = await findProject(db, id);
  const refusal = canSeeProject(actor, project);
  if (project === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
  return project;
}

export async function getProjectBySlug(db: Db | Tx, slug: string) {
  const project = await findBySlug(db, slug);
  if (project === undefined) throw new AppError('not_found');
  return project;
}

export async function loadPages(db: Db | Tx, projectId: string) {
  const [pages, assets] = await Promise.all([
    listPages(db, projectId),
    listPageAssets(db, projectId),
  ]);
  return { pages, assets };
}

export function endFullProject(db: Db | Tx, id: string): Promise<void> {
  return endFull(db, id);
}
