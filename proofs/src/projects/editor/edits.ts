import { randomUUID } from 'node:crypto';
import { DEFAULT_LOOK, type Draft, type DraftPage } from '@fovea/contract';
import type { Step } from '@fovea/web/drafts';
import type { Drafts } from './device.ts';
import type { Edit } from './model.ts';

const PAGES_MOST = 8;
const QUESTION = {
  kind: 'choice' as const,
  text: '',
  choices: ['', ''],
  allowSeveral: false,
  addOther: false,
  shuffleChoices: false,
  required: true,
};

export type Pick = (count: number) => number;

/** A random edit: the step that asks a page for it, and what the model makes of it. */
export function decideEdit(
  drafts: Drafts,
  draft: Draft,
  pick: Pick,
  number: number,
): Edit & { step: Step } {
  const { pages } = draft;
  const kind = pages.length === 0 ? 3 : pick(8);
  const page = pages[pick(Math.max(1, pages.length))] as DraftPage;
  if (kind === 0) return toSettings({ name: `n${number}` }, 'name');
  if (kind === 1) return toSettings({ shuffle: !draft.settings.shuffle });
  if (kind === 2) return toPage(page, { name: `p${number}` }, 'name');
  if (kind === 3 && pages.length < PAGES_MOST) return toAdded(pages, pick, number);
  if (kind === 4) return toRemoved(pages, pick);
  if (kind === 5 && pages.length > 1) return toOrder(drafts, pages, pick);
  if (kind === 6 && pages.length * 2 <= PAGES_MOST) return toDoubled(drafts, pages, pick);
  if (page.kind === 'survey') {
    const question = { ...(page.question ?? QUESTION), text: `q${number}` };
    return toPage(page, { question }, 'text');
  }
  return toPage(page, { layout: page.layout === 'single' ? 'grid4' : 'single' });
}

function toSettings(change: Partial<Draft['settings']>, field?: string) {
  return {
    step: { kind: 'settings', change } as const,
    apply: (draft: Draft) => ({ ...draft, settings: { ...draft.settings, ...change } }),
    ...(field && { field }),
  };
}

function toPage({ id: pageId }: DraftPage, change: Partial<DraftPage>, field?: string) {
  return {
    step: { kind: 'page', pageId, change } as const,
    apply: (draft: Draft) => ({
      ...draft,
      pages: draft.pages.map((page) => (page.id === pageId ? { ...page, ...change } : page)),
    }),
    ...(field && { field: `${pageId} ${field}` }),
  };
}

function toAdded(pages: readonly DraftPage[], pick: Pick, number: number) {
  const isQuestion = pick(2) === 0;
  const page: DraftPage = {
    ...DEFAULT_LOOK,
    id: randomUUID(),
    kind: isQuestion ? 'survey' : 'image',
    name: `p${number}`,
    timerMs: isQuestion ? null : 1_000 * (1 + pick(60)),
    keepInPlace: isQuestion,
    assetIds: [],
    question: isQuestion ? QUESTION : null,
  };
  const at = pick(pages.length + 1);
  return {
    step: { kind: 'add', pages: [{ page, at }] } as const,
    apply: (draft: Draft) => ({ ...draft, pages: draft.pages.toSpliced(at, 0, page) }),
  };
}

/** Some pages, as somebody picks them: anywhere, in any order. */
function pickMany(pages: readonly DraftPage[], pick: Pick, most: number): string[] {
  const count = 1 + pick(Math.min(3, most));
  const left = pages.map(({ id }) => id);
  return Array.from({ length: count }, () => left.splice(pick(left.length), 1)[0] as string);
}

function toRemoved(pages: readonly DraftPage[], pick: Pick) {
  const gone = pickMany(pages, pick, pages.length);
  return {
    step: { kind: 'remove', pageIds: gone } as const,
    apply: (draft: Draft) => ({
      ...draft,
      pages: draft.pages.filter(({ id }) => !gone.includes(id)),
    }),
  };
}

/** Pages go together, in their order, behind so many of the others. */
function toOrder({ movePages }: Drafts, pages: readonly DraftPage[], pick: Pick) {
  const ids = pages.map(({ id }) => id);
  for (;;) {
    const moved = pickMany(pages, pick, pages.length - 1);
    const before = pick(pages.length - moved.length + 1);
    const wanted = [...pages.filter(({ id }) => !moved.includes(id))];
    wanted.splice(before, 0, ...pages.filter(({ id }) => moved.includes(id)));
    if (wanted.every((page, at) => page === pages[at])) continue;
    return {
      step: { kind: 'order', pageIds: movePages(ids, moved, before) ?? [] } as const,
      apply: (draft: Draft) => ({ ...draft, pages: wanted }),
    };
  }
}

/** Copies lie together behind the last of their originals. */
function toDoubled({ toCopies }: Drafts, pages: readonly DraftPage[], pick: Pick) {
  const copied = pickMany(pages, pick, pages.length);
  const copies = toCopies(pages, copied);
  const originals = pages.filter(({ id }) => copied.includes(id));
  const doubled = originals.map((page, at) => ({ ...page, id: copies[at]?.page.id ?? '' }));
  const last = pages.indexOf(originals.at(-1) as DraftPage);
  return {
    step: { kind: 'add', pages: copies } as const,
    apply: (draft: Draft) => ({ ...draft, pages: pages.toSpliced(last + 1, 0, ...doubled) }),
  };
}
