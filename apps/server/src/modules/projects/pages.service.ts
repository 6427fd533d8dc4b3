// A page shows 1 to 4 pictures in the slots of its layout, a video, or a question. It is changed
// while the project is edited; afterwards only its name.
import { type CALLS, type CallBody, LAYOUT_SLOTS, type Page } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import type { Tx } from '#platform/db/db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  findPage,
  listAssets,
  listPageAssets,
  type listPages,
  type PageFields,
  setPageAssets,
  setPageFields,
} from './pages.repo.ts';
import { resizeDraft } from './project-size.ts';
import { toExtras } from './projects.presenter.ts';
import { setProjectFields } from './projects.repo.ts';
import { getEditableProject, type ProjectsDeps } from './projects.service.ts';

export type PageInput = CallBody<typeof CALLS.updatePage>;

interface PageAddress {
  readonly id: string;
  readonly pageId: string;
}

export function updatePage(
  deps: ProjectsDeps,
  actor: UserActor,
  { id: projectId, pageId }: PageAddress,
  input: PageInput,
): Promise<void> {
  const run = async (tx: Tx) => {
    const page = await getPage(tx, projectId, pageId);
    const layout = input.layout ?? page.layout;
    await setPageFields(tx, pageId, toFields(page.kind, input));
    if (input.assetIds === undefined && layout === page.layout) return;
    const shown = input.assetIds ?? (await listSlots(tx, projectId, pageId));
    const kept = input.assetIds ?? keepFirst(shown, LAYOUT_SLOTS[layout]);
    await fillSlots(tx, projectId, { id: pageId, kind: page.kind, layout }, kept);
  };
  return change(deps, actor, projectId, run, input);
}

/** Fields that a copy of a page takes over. */
export function toCopy(page: Awaited<ReturnType<typeof listPages>>[number]) {
  return {
    kind: page.kind,
    name: page.name,
    timerMs: page.timer_ms,
    layout: page.layout,
    display: page.display,
    scale: page.scale,
    alignX: page.align_x,
    alignY: page.align_y,
    ...toExtras(page),
    keepInPlace: page.keep_in_place,
    question: page.question,
  };
}

type EditedProject = Awaited<ReturnType<typeof getEditableProject>>;

async function change<T>(
  deps: ProjectsDeps,
  actor: UserActor,
  projectId: string,
  run: (tx: Tx, project: EditedProject) => Promise<T>,
  input?: PageInput,
): Promise<T> {
  return deps.db.transaction().execute(async (tx) => {
    const project = await getEditableProject(tx, actor, projectId, input);
    const result = await run(tx, project);
    await setProjectFields(tx, projectId, { now: deps.clock.now() });
    await resizeDraft(tx, projectId);
    return result;
  });
}

async function getPage(tx: Tx, projectId: string, pageId: string) {
  const page = await findPage(tx, projectId, pageId);
  if (page === undefined) throw new AppError('not_found');
  return page;
}

/** A video fills the screen and ends by itself; a question has neither pictures nor a timer. */
export function toFields(
  kind: Page['kind'],
  { assetIds, question, ...look }: PageInput,
): PageFields {
  const { name, keepInPlace, timerMs, ...placed } = look;
  const isPlaced = Object.values(placed).some((value) => value !== undefined);
  const isRight = {
    image: question === undefined,
    video: question === undefined && (placed.layout ?? 'single') === 'single' && timerMs == null,
    survey: assetIds === undefined && !isPlaced && timerMs == null,
  }[kind];
  if (!isRight) throw new AppError('invalid_request');
  return { ...look, question };
}

/** With fewer slots the first pictures move up into them; else everything stays in its place. */
function keepFirst(shown: readonly (string | null)[], slots: number): (string | null)[] {
  const pictures = shown.filter((id) => id !== null);
  return shown.length > slots ? pictures.slice(0, slots) : [...shown];
}

export async function fillSlots(
  tx: Tx,
  projectId: string,
  page: Pick<Page, 'id' | 'kind' | 'layout'>,
  assetIds: readonly (string | null)[],
): Promise<void> {
  if (page.kind === 'survey') return;
  if (assetIds.length > LAYOUT_SLOTS[page.layout]) throw new AppError('invalid_request');
  const wanted = assetIds.filter((id) => id !== null);
  const known = new Map(
    (await listAssets(tx, projectId, [...new Set(wanted)])).map((asset) => [asset.id, asset]),
  );
  for (const id of wanted) {
    const asset = known.get(id);
    if (asset === undefined) throw new AppError('not_found');
    if (asset.kind !== page.kind) throw new AppError('invalid_request');
  }
  await setPageAssets(tx, page.id, assetIds);
}

async function listSlots(tx: Tx, projectId: string, pageId: string): Promise<(string | null)[]> {
  const slots: (string | null)[] = [];
  for (const { page_id, slot, id } of await listPageAssets(tx, projectId)) {
    if (page_id === pageId) slots[slot] = id;
  }
  return Array.from(slots, (id) => id ?? null);
}
