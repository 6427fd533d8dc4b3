// Where the page list and its dialog meet.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useTexts } from '#features/projects/editor/texts.ts';
import { useTexts as useMovePagesTexts } from '#features/projects/move-pages/texts.ts';
import { keepProject, openEditor } from '#testing/project-editor.ts';
import { toId, toPage, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';

const t = readTexts(useTexts);
const dialogText = readTexts(useMovePagesTexts);
const PAGES = ['a', 'b', 'c', 'd'].map((name, position) =>
  toPage({ id: toId(801 + position), position, name }),
);
const PROJECT = toProject({ pages: PAGES, pageCount: 4 });

const findList = () => screen.getByRole('region', { name: t('pageList') });
const findRows = () =>
  within(findList())
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0] as HTMLElement);
const readNames = () =>
  findRows()
    .map((row) => row.querySelector('.truncate')?.textContent)
    .join('');
const findRow = (name: string) =>
  findRows().find((row) => row.querySelector('.truncate')?.textContent === name) as HTMLElement;
const readChosen = () =>
  findRows()
    .filter((row) => row.getAttribute('aria-pressed') === 'true')
    .map((row) => row.querySelector('.truncate')?.textContent)
    .join('');
const findHandle = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^Move page \\d, ${name}$`) });
const findUndo = () => screen.getAllByRole('button', { name: t('undo') });

async function open() {
  const { findSaved } = keepProject(PROJECT);
  const user = await openEditor(PROJECT);
  const expectOrder = async (names: string) => {
    expect(readNames()).toBe(names);
    await waitFor(() =>
      expect(
        findSaved()
          ?.pages.map(({ name }) => name)
          .join(''),
      ).toBe(names),
    );
    await waitFor(() => expect(screen.getByText(t('savedNow'))).toBeInTheDocument());
  };
  return { user, expectOrder };
}

async function choose(user: UserEvent, name: string, entry: string): Promise<void> {
  const menu = screen.getByRole('button', { name: new RegExp(`^Actions for page \\d, ${name}$`) });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${entry}`) }));
}

async function pick(user: UserEvent, key: 'Shift' | 'Control' | 'Meta', name: string) {
  await user.keyboard(`{${key}>}`);
  await user.click(findRow(name));
  await user.keyboard(`{/${key}}`);
}

describe('multi-select with Shift and Cmd/Ctrl', () => {
  it('takes a range, single pages more and less, and one again by a press', async () => {
    const { user } = await open();
    expect(readChosen()).toBe('a');
    await pick(user, 'Shift', 'c');
    expect(readChosen()).toBe('abc');
    expect(screen.getByText(t('selected', { count: 3 }))).toBeVisible();
    await pick(user, 'Control', 'b');
    expect(readChosen()).toBe('ac');
    await pick(user, 'Meta', 'd');
    expect(readChosen()).toBe('acd');
    expect(findRow('d')).toHaveAttribute('aria-current', 'true');
    await user.click(findRow('b'));
    expect(readChosen()).toBe('b');
  });

  it('goes by keys and by the menu too', async () => {
    const { user } = await open();
    findRow('a').focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(readChosen()).toBe('abc');
    expect(findRow('c')).toHaveFocus();
    await choose(user, 'b', t('deselect'));
    expect(readChosen()).toBe('ac');
    await choose(user, 'd', t('alsoSelect'));
    expect(readChosen()).toBe('acd');
    findRow('d').focus();
    await user.keyboard('{Control>}a{/Control}');
    expect(readChosen()).toBe('abcd');
  });

  it('deletes many with one Undo, of the toast', async () => {
    const { user, expectOrder } = await open();
    await pick(user, 'Control', 'c');
    await user.keyboard('{Delete}');
    await expectOrder('bd');
    expect(await screen.findByText(t('removedMany', { count: 2 }))).toBeVisible();
    await user.click(findUndo().at(-1) as HTMLElement);
    await expectOrder('abcd');
  });

  it('deletes, duplicates and moves many, each undone as one step', async () => {
    const { user, expectOrder } = await open();
    await pick(user, 'Control', 'c');
    await user.keyboard('{Delete}');
    await expectOrder('bd');
    await user.click(findUndo()[0] as HTMLElement);
    await expectOrder('abcd');
    await user.click(findRow('a'));
    await pick(user, 'Control', 'c');
    await user.keyboard('{Control>}d{/Control}');
    await expectOrder('abcacd');
    expect(readChosen()).toBe('ac');
    await user.click(findUndo()[0] as HTMLElement);
    await expectOrder('abcd');
    await user.click(findRow('b'));
    await pick(user, 'Shift', 'c');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expectOrder('adbc');
    expect(screen.getByText(t('movedMany', { moved: 2, number: 3, count: 4 }))).toBeInTheDocument();
    await user.click(findUndo()[0] as HTMLElement);
    await expectOrder('abcd');
  });
});

describe('"Move to..."', () => {
  it('puts a page at a position, and says so', async () => {
    const { user, expectOrder } = await open();
    await choose(user, 'a', t('moveTo'));
    const dialog = within(await screen.findByRole('dialog', { name: dialogText('title') }));
    const field = dialog.getByRole('spinbutton');
    expect(field).toHaveValue('1');
    await user.clear(field);
    await user.type(field, '3{Enter}');
    await expectOrder('bcad');
    expect(screen.getByText('a moved to position 3 of 4')).toBeInTheDocument();
  });

  it('puts many, which stay together', async () => {
    const { user, expectOrder } = await open();
    await pick(user, 'Control', 'c');
    await choose(user, 'c', t('moveTo'));
    const name = dialogText('titleMany', { count: 2 });
    const dialog = within(await screen.findByRole('dialog', { name }));
    await user.click(dialog.getByRole('button', { name: dialogText('later') }));
    await user.click(dialog.getByRole('button', { name: dialogText('later') }));
    expect(dialog.getByRole('button', { name: dialogText('later') })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: dialogText('move') }));
    await expectOrder('bdac');
  });
});

describe('dragging by keys', () => {
  it('lifts by Space, moves by arrows, drops by Space, and says each', async () => {
    const { user, expectOrder } = await open();
    findHandle('b').focus();
    await user.keyboard(' ');
    expect(findHandle('b')).toHaveAttribute('aria-pressed', 'true');
    const lifted = { name: 'b', number: 2, count: 4 };
    expect(screen.getByText(t('lifted', lifted))).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText(t('liftedAt', { ...lifted, number: 3 }))).toBeInTheDocument();
    expect(readNames()).toBe('abcd');
    await user.keyboard('{End} ');
    await expectOrder('acdb');
    expect(screen.getByText('b moved to position 4 of 4')).toBeInTheDocument();
    expect(findHandle('b')).toHaveFocus();
  });

  it('leaves it where it was by Escape', async () => {
    const { user } = await open();
    findHandle('b').focus();
    await user.keyboard(' {ArrowUp}{Escape}');
    expect(readNames()).toBe('abcd');
    expect(screen.getByText(t('notMoved', { name: 'b' }))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: t('undo') })).toBeDisabled();
  });

  it('takes all that are selected along', async () => {
    const { user, expectOrder } = await open();
    await pick(user, 'Control', 'd');
    findHandle('d').focus();
    await user.keyboard(' {ArrowDown} ');
    await expectOrder('badc');
  });
});
