// A project is edited, then active (collecting, frozen), then done. After its activation only names
// change, and nobody but its owner can tell that it exists.
import {
  type CALLS,
  type CallBody,
  DEFAULT_LOOK,
  type Language,
  TEMPLATES,
  toCreditCost,
} from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import { reserveCredits } from '#modules/credits/public.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { insertPages, listDrawnMaps, listPageAssets, listPages } from './pages.repo.ts';
import { drawLink, type ProjectLink } from './project-link.ts';
import { sealProjectPassword } from './project-password.ts';
import { listUnready } from './project-ready.ts';
import { resizeDraft } from './project-size.ts';
import { tryMarkActive } from './project-state.repo.ts';
import { canEditProject, canSeeProject } from './projects.policy.ts';
import {
  countOwned,
  findProject,
  findProjectById,
  findProjectBySlug,
  insertProject,
  lockProject,
  setProjectFields,
  touchProjectRow,
} from './projects.repo.ts';
import { assertSamePrice, retryOnPriceChange } from './retry-on-price-change.ts';

/** Most projects of one account. */
const MAX_PROJECTS = 5_000;

export type ProjectsDeps = Pick<
  ServerDeps,
  'db' | 'clock' | 'ids' | 'storage' | 'config' | 'jobs'
> & {
  /** Where chance is not wanted. */
  readonly drawLink?: () => ProjectLink;
};

/** There are 887 million codes: a hundred thousand projects meet in one draw of nine thousand. */
const LINK_DRAWS = 10;

/** With the pages of its template. */
export async function createProject(
  deps: ProjectsDeps,
  actor: UserActor,
  { template, language, ...input }: CallBody<typeof CALLS.createProject>,
) {
  const id = deps.ids.next();
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await assertRoomForProject(tx, actor);
    await insertProject(tx, { id, ownerId: actor.userId, now, ...input });
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
    await insertPages(tx, pages);
    await resizeDraft(tx, id);
  });
  return getProject(deps, actor, id);
}

export async function assertRoomForProject(tx: Tx, { userId }: UserActor): Promise<void> {
  if ((await countOwned(tx, userId)) >= MAX_PROJECTS) throw new AppError('projects_full');
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
  const maps = await listDrawnMaps(deps.db, id);
  return { project, maps, ...(await loadPages(deps.db, id)) };
}

/** Until it is activated a project may be anything; later it may have another name. */
export async function updateProject(
  deps: ProjectsDeps,
  actor: UserActor,
  id: string,
  change: CallBody<typeof CALLS.updateProject>,
) {
  const { password, ...fields } = change;
  await deps.db.transaction().execute(async (tx) => {
    await getEditableProject(tx, actor, id, change);
    const sealed =
      typeof password === 'string' ? sealProjectPassword(deps.config, id, password) : password;
    await setProjectFields(tx, id, { ...fields, passwordSealed: sealed, now: deps.clock.now() });
    await resizeDraft(tx, id);
  });
  return getProject(deps, actor, id);
}

/** Starts collecting. A Pro project sets aside a session for everybody of its target, or stays. */
export async function activateProject(
  deps: ProjectsDeps,
  actor: UserActor,
  id: string,
  /** Revision that the owner was shown. */
  revision?: number,
) {
  const read = async () => {
    const project = await findProject(deps.db, id);
    const refusal = canEditProject(actor, project);
    if (project === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
    return project;
  };
  await retryOnPriceChange(read, async (project) => {
    const start = async (tx: Tx) => {
      const held = await getEditableProject(tx, actor, id);
      if (revision !== undefined && held.revision !== revision) {
        throw new AppError('draft_outdated');
      }
      assertSamePrice(project, held);
      await startCollecting(deps, tx, id);
    };
    const amount = toCreditCost({ ...project, maxParticipant: project.max_participant });
    const order = { userId: actor.userId, projectId: id, projectName: project.name, amount };
    if (project.type === 'pro') await reserveCredits(deps, order, start);
    else await deps.db.transaction().execute(start);
  });
  return getProject(deps, actor, id);
}

async function startCollecting(deps: ProjectsDeps, tx: Tx, id: string): Promise<void> {
  await assertReady(tx, id);
  for (let draw = 1; draw <= LINK_DRAWS; draw++) {
    const link = (deps.drawLink ?? drawLink)();
    if (await tryMarkActive(tx, { id, ...link, now: deps.clock.now() })) return;
  }
  throw new AppError('unavailable');
}

/** Somebody can be shown all of it. */
export async function assertReady(db: Db | Tx, id: string): Promise<void> {
  const { pages, assets } = await loadPages(db, id);
  const unready = listUnready(pages, assets);
  if (pages.length === 0 || unready.length > 0) {
    throw new AppError('project_not_ready', { pageIds: unready });
  }
}

/** Locks the project, so that nothing changes between the check and the write. */
export async function getEditableProject(tx: Tx, actor: UserActor, id: string, change?: object) {
  const project = await lockProject(tx, id);
  const refusal = canEditProject(actor, project, change);
  if (project === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
  return project;
}

export async function getVisibleProject(db: Db | Tx, actor: UserActor, id: string) {
  const project = await findProject(db, id);
  const refusal = canSeeProject(actor, project);
  if (project === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
  return project;
}

/** The same without what is counted of it, for whoever asks every few seconds. */
export async function getUncountedProject(db: Db | Tx, actor: UserActor, id: string) {
  const project = await findProjectById(db, id);
  const refusal = canSeeProject(actor, project);
  if (project === undefined || refusal !== undefined) throw new AppError(refusal ?? 'not_found');
  return project;
}

export async function getProjectBySlug(db: Db | Tx, slug: string) {
  const project = await findProjectBySlug(db, slug);
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

/** Checks whose it is. */
export async function touchProject(
  { clock }: Pick<ProjectsDeps, 'clock'>,
  tx: Tx,
  actor: UserActor,
  id: string,
): Promise<void> {
  await getVisibleProject(tx, actor, id);
  await touchProjectRow(tx, id, clock.now());
}
