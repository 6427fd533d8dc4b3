import { type Draft, type DraftPage, LIMITS } from '@fovea/contract';

export type SettingsChange = Partial<Draft['settings']>;
export type PageChange = Partial<Omit<DraftPage, 'id' | 'kind'>>;

/** Changes that a person makes to a draft. Each has an inverse, so that it can be undone. */
export type Step =
  | { readonly kind: 'settings'; readonly change: SettingsChange }
  | { readonly kind: 'page'; readonly pageId: string; readonly change: PageChange }
  /** The lowest place first: `at` is where each is then. */
  | { readonly kind: 'add'; readonly pages: readonly { page: DraftPage; at: number }[] }
  | { readonly kind: 'remove'; readonly pageIds: readonly string[] }
  /** Pages that are not named follow. */
  | { readonly kind: 'order'; readonly pageIds: readonly string[] };

/** Nothing when it would change nothing. */
export function applyStep(draft: Draft, step: Step): { next: Draft; inverse: Step } | undefined {
  const { pages } = draft;
  switch (step.kind) {
    case 'settings': {
      const before = pickChanged(draft.settings, step.change);
      if (!before) return undefined;
      const settings = { ...draft.settings, ...step.change };
      return { next: { ...draft, settings }, inverse: { kind: 'settings', change: before } };
    }
    case 'page': {
      const page = pages.find(({ id }) => id === step.pageId);
      const before = page && pickChanged(page, step.change);
      if (!before) return undefined;
      const change = (each: DraftPage) => (each === page ? { ...each, ...step.change } : each);
      return { next: { ...draft, pages: pages.map(change) }, inverse: { ...step, change: before } };
    }
    case 'add': {
      const added = step.pages.filter(({ page }) => !pages.some(({ id }) => id === page.id));
      if (added.length === 0 || pages.length + added.length > LIMITS.pagesMax) return undefined;
      const next = added.reduce((list, { page, at }) => list.toSpliced(at, 0, page), pages);
      const pageIds = added.map(({ page }) => page.id);
      return { next: { ...draft, pages: next }, inverse: { kind: 'remove', pageIds } };
    }
    case 'remove': {
      const gone = pages.flatMap((page, at) =>
        step.pageIds.includes(page.id) ? [{ page, at }] : [],
      );
      if (gone.length === 0) return undefined;
      const next = pages.filter(({ id }) => !step.pageIds.includes(id));
      return { next: { ...draft, pages: next }, inverse: { kind: 'add', pages: gone } };
    }
    case 'order': {
      const toPlace = ({ id }: DraftPage) =>
        step.pageIds.includes(id) ? step.pageIds.indexOf(id) : pages.length;
      const next = pages.toSorted((a, b) => toPlace(a) - toPlace(b));
      if (next.every((page, at) => page === pages[at])) return undefined;
      const pageIds = pages.map(({ id }) => id);
      return { next: { ...draft, pages: next }, inverse: { kind: 'order', pageIds } };
    }
  }
}

/** Fields that are typed or dragged: as long as nothing else is done, it is one step. */
const TYPED: readonly string[] = [
  'name',
  'password',
  'maxParticipant',
  'timerMs',
  'tapLongestMs',
  'background',
  'retentionDays',
] satisfies (keyof SettingsChange | keyof PageChange)[];

/** The field that a step types in, if it types. */
export function findField(draft: Draft, step: Step): string | undefined {
  if (step.kind !== 'settings' && step.kind !== 'page') return undefined;
  const [key, ...more] = Object.keys(step.change);
  if (key === undefined || more.length > 0) return undefined;
  if (key === 'briefing' && step.kind === 'settings') {
    return findBriefingField(draft, step.change.briefing);
  }
  if (step.kind === 'settings') return TYPED.includes(key) ? key : undefined;
  if (TYPED.includes(key)) return `${step.pageId} ${key}`;
  const part = key === 'question' && findQuestionField(draft, step.pageId, step.change.question);
  return part ? `${step.pageId} ${part}` : undefined;
}

function findBriefingField({ settings }: Draft, next: SettingsChange['briefing']) {
  const { briefing } = settings;
  const typed = (Object.keys(briefing) as (keyof typeof briefing)[]).find(
    (key) => next?.[key] !== briefing[key],
  );
  return typed && `briefing ${typed}`;
}

function findQuestionField(
  { pages }: Draft,
  pageId: string,
  next: DraftPage['question'] = null,
): string | undefined {
  const before = pages.find(({ id }) => id === pageId)?.question;
  if (!before || !next) return undefined;
  if (before.text !== next.text) {
    return isSame({ ...before, text: next.text }, next) ? 'text' : undefined;
  }
  const typed = next.choices.flatMap((choice, at) => (choice === before.choices[at] ? [] : [at]));
  const isTyping = typed.length === 1 && isSame({ ...before, choices: next.choices }, next);
  return isTyping && before.choices.length === next.choices.length
    ? `choice ${typed[0]}`
    : undefined;
}

/** The values that a change replaces; nothing when all of them stay. */
function pickChanged<T extends object>(whole: T, change: Partial<T>): Partial<T> | undefined {
  const keys = Object.keys(change) as (keyof T)[];
  const replaced = keys.filter((key) => !isSame(whole[key], change[key]));
  if (replaced.length === 0) return undefined;
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Partial<T>;
}

/** Equal by content, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return (
    keys.length === others.length &&
    keys.every((key) => isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
