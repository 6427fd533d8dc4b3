import type { Draft, DraftPage } from '@fovea/contract';

/** An act of a person: for the model a new draft, and the field that is typed in. */
export interface Edit {
  readonly apply: (draft: Draft) => Draft;
  readonly field?: string;
}

const MOST_STEPS = 100;

/** The view that a person expects: whole drafts, one for each step, without commands or saves. */
export class Model {
  draft: Draft;
  #past: Draft[] = [];
  #future: Draft[] = [];
  #field: string | undefined;

  constructor(draft: Draft) {
    this.draft = draft;
  }

  edit({ apply, field }: Edit): void {
    if (field === undefined || field !== this.#field) this.#past.push(this.draft);
    this.#past = this.#past.slice(-MOST_STEPS);
    this.#future = [];
    this.#field = field;
    this.draft = apply(this.draft);
  }

  leaveField(): void {
    this.#field = undefined;
  }

  undo(): void {
    this.#move(this.#past, this.#future);
  }

  redo(): void {
    this.#move(this.#future, this.#past);
  }

  /** Another page, or somebody else's project: there is nothing to undo. */
  begin(draft: Draft): void {
    [this.draft, this.#past, this.#future, this.#field] = [draft, [], [], undefined];
  }

  #move(from: Draft[], to: Draft[]): void {
    const next = from.pop();
    if (next === undefined) return;
    this.#field = undefined;
    to.push(this.draft);
    this.draft = next;
  }
}

const SLOTS = { single: 1, sideBySide: 2, stacked: 2, grid4: 4 } as const;

/** Equal texts are equal drafts: empty slots are written out, fields are sorted. */
export function toText({ settings, pages }: Draft): string {
  const sorted = (value: object) => Object.fromEntries(Object.entries(value).sort());
  const toSlots = ({ kind, layout, assetIds }: DraftPage) =>
    Array.from({ length: kind === 'survey' ? 0 : SLOTS[layout] }, (_, at) => assetIds[at] ?? null);
  return JSON.stringify([
    sorted(settings),
    pages.map((page) =>
      sorted({
        ...page,
        assetIds: toSlots(page),
        question: page.question && sorted(page.question),
      }),
    ),
  ]);
}
