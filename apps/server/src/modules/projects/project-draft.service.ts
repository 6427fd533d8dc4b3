// A draft is settings and pages as a whole, on the revision it was made from. Whoever saved in between
// is not overwritten, and a save that is repeated because its answer was lost is stored once.
import { isDeepStrictEqual } from 'node:util';
import { type CALLS, type CallBody, type DraftPage, LIMITS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import type { Tx } from '#platform/db/db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  deletePages,
  hasForeignPage,
  insertPages,
  listPageAssets,
  listPages,
  type PageFields,
  setPageFields,
  setPagePositions,
} from './pages.repo.ts';
import { fillSlots, type PageInput, toCopy, toFields } from './pages.service.ts';
import { sealProjectPassword } from './project-password.ts';
import { resizeDraft } from './project-size.ts';
import { setProjectFields } from './projects.repo.ts';
import { getEditableProject, type ProjectsDeps } from './projects.service.ts';

/** False when somebody else has written since that revision. */
export function saveDraft(
  deps: ProjectsDeps,
  actor: UserActor,
  id: string,
  { revision, key, settings, pages }: CallBody<typeof CALLS.saveDraft>,
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const project = await getEditableProject(tx, actor, id);
    if (project.save_key === key) return true;
    if (project.revision !== revision) return false;
    const now = deps.clock.now();
    const { password, ...fields } = settings;
    const sealed = password === null ? null : sealProjectPassword(deps.config, id, password);
    await setProjectFields(tx, id, { ...fields, passwordSealed: sealed, saveKey: key, now });
    await storePages(tx, id, pages, now);
    await resizeDraft(tx, id);
    return true;
  });
}

async function storePages(
  tx: Tx,
  projectId: string,
  pages: readonly DraftPage[],
  now: Date,
): Promise<void> {
  const ids = pages.map(({ id }) => id);
  if (new Set(ids).size < ids.length || (await hasForeignPage(tx, projectId, ids))) {
    throw new AppError('invalid_request');
  }
  const stored = await loadDraftPages(tx, projectId);
  const gone = [...stored.keys()].filter((id) => !ids.includes(id));
  await deletePages(tx, projectId, gone);
  for (const [at, page] of pages.map(withoutEmptyEnd).entries()) {
    const before = stored.get(page.id);
    if (isDeepStrictEqual(before, page)) continue;
    await storePage(tx, projectId, { page, before, at, now });
  }
  await setPagePositions(tx, projectId, ids);
}

interface PageToStore {
  readonly page: DraftPage;
  readonly before: DraftPage | undefined;
  readonly at: number;
  readonly now: Date;
}

async function storePage(tx: Tx, projectId: string, one: PageToStore): Promise<void> {
  const { page, before, at, now } = one;
  const { id, kind, assetIds } = page;
  if (before !== undefined && before.kind !== kind) throw new AppError('invalid_request');
  const fields = toPageFields(page);
  // Behind all others, until they have their positions.
  const position = LIMITS.pagesMax + at;
  if (before === undefined)
    await insertPages(tx, [{ id, projectId, kind, position, now, ...fields }]);
  else await setPageFields(tx, id, fields);
  await fillSlots(tx, projectId, page, assetIds);
}

/** Stored fields of a page, beside its pictures. */
export function toPageFields(page: DraftPage): PageFields {
  if ((page.kind === 'survey') !== (page.question !== null)) throw new AppError('invalid_request');
  return toFields(page.kind, toInput(page));
}

/** A question is not placed on the screen as pictures are. */
function toInput({ kind, question, assetIds, ...page }: DraftPage): PageInput {
  const { id: _, name, timerMs, keepInPlace, ...look } = page;
  const shared = { name, timerMs, keepInPlace };
  if (question === null) return { ...shared, ...look, assetIds };
  const pictures = kind === 'survey' && assetIds.length === 0 ? {} : { assetIds };
  return { ...shared, ...pictures, question };
}

export async function loadDraftPages(tx: Tx, projectId: string): Promise<Map<string, DraftPage>> {
  const [rows, assets] = [await listPages(tx, projectId), await listPageAssets(tx, projectId)];
  const toSlots = (pageId: string) => {
    const slots: (string | null)[] = [];
    for (const { page_id, slot, id } of assets) if (page_id === pageId) slots[slot] = id;
    return Array.from(slots, (id) => id ?? null);
  };
  return new Map(
    rows.map((row) => [row.id, { id: row.id, ...toCopy(row), assetIds: toSlots(row.id) }]),
  );
}

/** Slots behind the last picture have no rows. */
export function withoutEmptyEnd(page: DraftPage): DraftPage {
  const last = page.assetIds.findLastIndex((id) => id !== null);
  return { ...page, assetIds: page.assetIds.slice(0, last + 1) };
}
