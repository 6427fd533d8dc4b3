import { LIMITS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { toPage, toProject } from '#testing/projects.ts';
import { toDraft } from './draft-view.ts';
import { createHistory, HISTORY_STEPS } from './history.ts';
import { applyStep, isSame, type Step } from './steps.ts';

const PAGES = ['a', 'b', 'c', 'd'].map((id, position) => toPage({ id, position }));
const DRAFT = toDraft(toProject({ pages: PAGES }));
const QUESTION = {
  kind: 'choice' as const,
  text: '',
  choices: ['', ''],
  allowSeveral: false,
  addOther: false,
  shuffleChoices: false,
  required: true,
};
const ASKED = toDraft(
  toProject({ pages: [toPage({ id: 'q', kind: 'survey', assets: [], question: QUESTION })] }),
);
const [first] = DRAFT.pages;
const readIds = (draft = DRAFT) => draft.pages.map(({ id }) => id).join('');
const toNew = (id: string) => ({ ...(first as NonNullable<typeof first>), id });

describe('a step', () => {
  it.each<[string, Step, string]>([
    ['settings', { kind: 'settings', change: { name: 'Lemon', shuffle: true } }, 'abcd'],
    ['a page', { kind: 'page', pageId: 'b', change: { timerMs: null } }, 'abcd'],
    ['the order', { kind: 'order', pageIds: ['d', 'a'] }, 'dabc'],
    ['pages taken away', { kind: 'remove', pageIds: ['c', 'a'] }, 'bd'],
    [
      'pages added',
      {
        kind: 'add',
        pages: [
          { page: toNew('x'), at: 1 },
          { page: toNew('y'), at: 3 },
        ],
      },
      'axbycd',
    ],
  ])('changes %s, and its inverse brings all of it back', (_name, step, ids) => {
    const made = applyStep(DRAFT, step);
    expect(readIds(made?.next)).toBe(ids);
    expect(isSame(made?.next, DRAFT)).toBe(false);
    expect(made && applyStep(made.next, made.inverse)?.next).toEqual(DRAFT);
  });

  it('that changes nothing is none', () => {
    expect(applyStep(DRAFT, { kind: 'settings', change: { shuffle: false } })).toBeUndefined();
    expect(applyStep(DRAFT, { kind: 'order', pageIds: ['a', 'b'] })).toBeUndefined();
    expect(applyStep(DRAFT, { kind: 'remove', pageIds: ['x'] })).toBeUndefined();
    expect(applyStep(DRAFT, { kind: 'page', pageId: 'x', change: { name: 'X' } })).toBeUndefined();
  });

  it(`adds no more than ${LIMITS.pagesMax} pages`, () => {
    const pages = Array.from({ length: LIMITS.pagesMax - 3 }, (_, at) => ({
      page: toNew(`n${at}`),
      at,
    }));
    expect(applyStep(DRAFT, { kind: 'add', pages })).toBeUndefined();
    expect(applyStep(DRAFT, { kind: 'add', pages: pages.slice(1) })).toBeDefined();
  });
});

describe('the history', () => {
  const rename = (name: string): Step => ({ kind: 'settings', change: { name } });
  const play = (draft: typeof DRAFT, ...steps: readonly Step[]) => {
    const history = createHistory();
    const end = steps.reduce((now, step) => history.run(now, step) ?? now, draft);
    return { history, end };
  };

  it('has typing in one field as one step, until the field is left', () => {
    const { history, end } = play(DRAFT, rename('L'), rename('Le'), rename('Lem'));
    expect(history.undo(end)).toEqual(DRAFT);
    const typed = play(DRAFT, rename('L'));
    typed.history.endTyping();
    const longer = typed.history.run(typed.end, rename('Le')) ?? DRAFT;
    expect(typed.history.undo(longer)?.settings.name).toBe('L');
  });

  it('has typing in a question, and in each of its choices, as one step each', () => {
    const write = (change: Partial<typeof QUESTION>): Step => ({
      kind: 'page',
      pageId: 'q',
      change: { question: { ...QUESTION, ...change } },
    });
    const { history, end } = play(
      ASKED,
      write({ text: 'W' }),
      write({ text: 'Wh' }),
      write({ text: 'Wh', choices: ['A', ''] }),
      write({ text: 'Wh', choices: ['Ab', ''] }),
      write({ text: 'Wh', choices: ['Ab', 'B'] }),
    );
    const seen = [];
    for (let now = history.undo(end); now; now = history.undo(now)) {
      seen.push([now.pages[0]?.question?.text, ...(now.pages[0]?.question?.choices ?? [])]);
    }
    expect(seen).toEqual([
      ['Wh', 'Ab', ''],
      ['Wh', '', ''],
      ['', '', ''],
    ]);
  });

  it('has every press of a switch as a step', () => {
    const turn = (shuffle: boolean): Step => ({ kind: 'settings', change: { shuffle } });
    const { history, end } = play(DRAFT, turn(true), turn(false));
    expect(history.undo(end)?.settings.shuffle).toBe(true);
  });

  it(`goes back ${HISTORY_STEPS} steps and forth again, and no further`, () => {
    const steps = Array.from(
      { length: HISTORY_STEPS + 1 },
      (_, at): Step => ({
        kind: 'page',
        pageId: 'abcd'.charAt(at % 4),
        change: { name: `${at}` },
      }),
    );
    const { history, end } = play(DRAFT, ...steps);
    let now = end;
    for (let back = 0; back < HISTORY_STEPS; back++) now = history.undo(now) ?? now;
    expect(history.undo(now)).toBeUndefined();
    expect(now.pages.map(({ name }) => name)).toEqual(['0', null, null, null]);
    for (let next = history.redo(now); next; next = history.redo(now)) now = next;
    expect(now).toEqual(end);
  });

  it('forgets what was undone once something else is done', () => {
    const { history, end } = play(DRAFT, rename('Lemon'));
    const back = history.undo(end) ?? end;
    expect(history.get().canRedo).toBe(true);
    history.run(back, { kind: 'remove', pageIds: ['a'] });
    expect(history.get()).toEqual({ canUndo: true, canRedo: false });
  });

  it('skips steps whose page somebody else has taken away', () => {
    const { history } = play(DRAFT, rename('Lemon'), {
      kind: 'page',
      pageId: 'a',
      change: { name: 'A' },
    });
    const theirs = { ...DRAFT, settings: { ...DRAFT.settings, name: 'Lemon' }, pages: [] };
    expect(history.undo(theirs)?.settings.name).toBe(DRAFT.settings.name);
  });
});
