import { CALLS, type ProjectSummary } from '@fovea/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { modals, useModals } from '#shared/modals/modals.ts';
import { PATHS, toProject } from '#shared/paths.ts';
import { answer } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openPart, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { toSummary } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const NO_PROJECTS: { projects: ProjectSummary[]; next: null; total: number } = {
  projects: [],
  next: null,
  total: 0,
};

const findField = () => screen.getByRole('combobox', { name: t('field') });
const findMarked = () => screen.getByRole('option', { selected: true });

async function open(onLogOut: () => void = () => undefined): Promise<UserEvent> {
  answer(CALLS.listProjects, NO_PROJECTS);
  const user = await openPart(<button type="button">before</button>, { self: toUser() });
  screen.getByRole('button', { name: 'before' }).focus();
  await act(async () => modals.open('commandMenu', { onLogOut }));
  await screen.findByRole('dialog', { name: t('title') });
  return user;
}

it('opens with the focus in its field and the first row marked', async () => {
  await open();
  await expectFocus(findField);
  expect(findMarked()).toHaveTextContent(t('create'));
  expect(findField()).toHaveAttribute('aria-activedescendant', findMarked().id);
});

it('closes on Escape and gives the focus back', async () => {
  const user = await open();
  await expectFocus(findField);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(() => screen.getByRole('button', { name: 'before' }));
});

it('moves the mark with the arrows, round the ends', async () => {
  const user = await open();
  await user.type(findField(), '{ArrowDown}');
  expect(findMarked()).toHaveTextContent(t('list'));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(findMarked()).toHaveTextContent(t('logOut'));
  await expectFocus(findField);
});

it('goes where Enter is pressed', async () => {
  const user = await open();
  await fillIn(user, findField(), t('history'));
  expect(findMarked()).toHaveTextContent(t('history'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readAddress()).toBe(PATHS.history));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes the row that is pressed', async () => {
  const user = await open();
  await user.click(screen.getByRole('option', { name: t('toDark') }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('switches to the other language and says so in it', async () => {
  const user = await open();
  await user.click(screen.getByRole('option', { name: t('toLanguage', { language: '한국어' }) }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ko'));
});

it('opens another dialog in its place', async () => {
  const user = await open();
  await user.click(screen.getByRole('option', { name: new RegExp(t('shortcuts')) }));
  expect(await screen.findByRole('dialog', { name: t('shortcuts') })).toBeVisible();
});

it('logs out', async () => {
  const handleLogOut = vi.fn();
  const user = await open(handleLogOut);
  await user.click(screen.getByRole('option', { name: t('logOut') }));
  expect(handleLogOut).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('finds by every word in any order, in groups with names', async () => {
  const user = await open();
  await fillIn(user, findField(), 'code use');
  const group = await screen.findByRole('group', { name: t('places') });
  expect(within(group).getAllByRole('option')).toHaveLength(1);
  expect(screen.queryByRole('group', { name: t('settings') })).toBeNull();
});

it('says how many rows there are, and when nothing matches', async () => {
  const user = await open();
  await user.type(findField(), 'zz');
  expect(await screen.findByText(t('nothing', { text: 'zz' }))).toHaveAttribute('role', 'status');
  expect(findField()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('lists projects that the server finds, and Enter opens the marked one', async () => {
  const user = await open();
  const project = toSummary({ name: 'Glow serum', status: 'active' });
  answer(CALLS.listProjects, { ...NO_PROJECTS, projects: [project], total: 1 });
  await fillIn(user, findField(), 'glow');
  const option = await screen.findByRole('option', { name: /Glow serum/ });
  await waitFor(() => expect(findMarked()).toBe(option));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(readAddress()).toBe(toProject(project.id)));
});

it('makes a project in the place of the menu', async () => {
  const user = await open();
  await fillIn(user, findField(), t('create'));
  expect(findMarked()).toHaveTextContent(t('create'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(useModals.getState().current?.key).toBe('createProject'));
});

it('asks the server for projects of what stands in the field', async () => {
  const user = await open();
  const found = answer(CALLS.listProjects, NO_PROJECTS);
  await user.type(findField(), 'yuzu');
  await waitFor(() => expect(found.asked.at(-1)?.query.q).toBe('yuzu'));
});
