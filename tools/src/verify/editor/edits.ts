import { randomUUID } from 'node:crypto';
import { DEFAULT_LOOK, type Draft, type DraftPage } from '@fovea/contract';
import type { Step } from '@fovea/web/drafts';
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
export function decideEdit(draft: Draft, pick: Pick, number: number): Edit & { step: Step } {
  const { pages } = draft;
  const kind = pages.length === 0 ? 3 : pick(7);
  const page = pages[pick(Math.max(1, pages.length))] as DraftPage;
  if (kind === 0) return toSettings({ name: `n${number}` }, 'name');
  if (kind === 1) return toSettings({ shuffle: !draft.settings.shuffle });
  if (kind === 2) return toPage(page, { name: `p${number}` }, 'name');
  if (kind === 3 && pages.length < PAGES_MOST) return toAdded(pages, pick, number);
  if (kind === 4) return toRemoved(pages, pick);
  if (kind === 5 && pages.length > 1) return toOrder(pages, pick);
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

function toRemoved(pages: readonly DraftPage[], pick: Pick) {
  const first = pick(pages.length);
  const gone = pages.slice(first, first + 1 + pick(2)).map(({ id }) => id);
  return {
    step: { kind: 'remove', pageIds: gone } as const,
    apply: (draft: Draft) => ({
      ...draft,
      pages: draft.pages.filter(({ id }) => !gone.includes(id)),
    }),
  };
}

function toOrder(pages: readonly DraftPage[], pick: Pick) {
  const from = pick(pages.length);
  const to = (from + 1 + pick(pages.length - 1)) % pages.length;
  const moved = pages.toSpliced(from, 1).toSpliced(to, 0, pages[from] as DraftPage);
  return {
    step: { kind: 'order', pageIds: moved.map(({ id }) => id) } as const,
    apply: (draft: Draft) => ({ ...draft, pages: moved }),
  };
}
