import { CALLS } from '@fovea/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useModals } from '#shared/modals/modals.ts';
import { PATHS, toAnalysis, toEditor, toProject } from '#shared/paths.ts';
import { answer, holdBack, refuse } from '#testing/answer.ts';
import { setNarrow } from '#testing/browser-gaps.ts';
import { readErrorPage } from '#testing/error-page.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openPart, openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProjects, toHashtag, toId, toSummary } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { ProjectList } from './project-list.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const HASHTAGS = [toHashtag(1, 'packaging', 2), toHashtag(2, 'beauty', 1), toHashtag(3, 'tea', 1)];
const EDITED = toSummary({ id: toId(1), name: 'Yuzu ad', hashtags: HASHTAGS.slice(0, 1) });
const ACTIVE = toSummary({
  id: toId(2),
  name: 'Glow serum',
  status: 'active',
  type: 'pro',
  completed: 5,
  hashtags: HASHTAGS,
});
const DONE = toSummary({ id: toId(3), name: 'Shelf', status: 'done', completed: 20, pageCount: 0 });
const ALL = [EDITED, ACTIVE, DONE];

const listNames = () =>
  [...document.querySelectorAll('a[data-open]')].map((link) => link.textContent);
const expectShown = (...names: string[]) => waitFor(() => expect(listNames()).toEqual(names));
const findLink = (name: string) => screen.getByText(name, { selector: 'a[data-open]' });
const findCard = (name: string) => within(findLink(name).closest('[data-project]') as HTMLElement);
const findSearch = () => screen.getByRole('combobox', { name: t('searchLabel') });
const findRail = (name: string) => within(screen.getByRole('navigation', { name }));
const chooseRail = (user: UserEvent, nav: string, name: string) =>
  user.click(findRail(nav).getByRole('link', { name: new RegExp(`^${name}`) }));

async function open(projects = ALL) {
  const list = answerProjects(projects, HASHTAGS);
  const user = await openPart(<ProjectList />, { self: toUser() });
  await expectShown(...projects.map(({ name }) => name));
  return { user, list };
}

it('leads from each project to what its owner does next, and says how far it is', async () => {
  await open();
  const hrefs = ALL.map(({ name }) => findLink(name).getAttribute('href'));
  expect(hrefs).toEqual([toEditor(toId(1)), toProject(toId(2)), toAnalysis(toId(3))]);
  const bar = screen.getByRole('progressbar', {
    name: t('progressLabel', { name: ACTIVE.name }),
  });
  expect(bar).toHaveAttribute('aria-valuetext', t('progressText', { completed: 5, target: 20 }));
  expect(findCard('Yuzu ad').getByText(t('noSessions'))).toBeVisible();
  expect(findCard('Shelf').getByText(new RegExp(t('noPages')))).toBeVisible();
  expect(findCard('Glow serum').getByText(t('hiddenHashtags', { count: 1 }))).toBeInTheDocument();
});

it.each([
  ['the second carries the heatmap as soon as there is valid data', [null, '/b', '/c'], '/b'],
  ['the first that has one, while the second has none', [null, null, '/c'], '/c'],
  ['none of them, while nobody is valid', [null, null, null], undefined],
])('up to 3 pages as phone shapes: %s', async (_, urls, expected) => {
  const covers = urls.map((mapUrl, i) => ({ url: `/${i}`, widthPx: 9, heightPx: 19, mapUrl }));
  await open([toSummary({ covers })]);
  const maps = [...document.querySelectorAll('[data-project] img')]
    .map((img) => img.getAttribute('src'))
    .filter((src) => urls.some((url) => url === src));
  expect(maps).toEqual(expected === undefined ? [] : [expected]);
});

it('says what a Pro project in edit will take, beside the balance', async () => {
  await open([toSummary({ type: 'pro', maxParticipant: 200 })]);
  const text = t('sessionsNeededOf', { count: 200, balance: '120' });
  expect(await screen.findByText(text)).toBeVisible();
});

it('says that it loads', async () => {
  answerProjects([]);
  const list = holdBack(CALLS.listProjects, { projects: ALL, next: null, total: 3 });
  await openPart(<ProjectList />, { self: toUser() });
  expect(screen.getByRole('status', { name: t('loading') })).toBeVisible();
  list.release();
  await expectShown('Yuzu ad', 'Glow serum', 'Shelf');
});

it('is the page of an error when nothing could be read, and reads again', async () => {
  answerShell();
  refuse(CALLS.listProjects, 'internal');
  const user = await openScreen(PATHS.projects, { self: toUser() });
  const retry = await screen.findByRole('button', { name: readErrorPage('retry') });
  answerProjects(ALL);
  await user.click(retry);
  await expectShown('Yuzu ad', 'Glow serum', 'Shelf');
});

it('begins with a template where there is no project yet', async () => {
  const { user } = await open([]);
  await screen.findByRole('heading', { name: t('emptyTitle') });
  expect(screen.getByRole('link', { name: t('preferenceSquare') })).toHaveAttribute(
    'href',
    `${PATHS.template}?template=preferenceSquare`,
  );
  expect(screen.queryByRole('combobox', { name: t('searchLabel') })).toBeNull();
  await user.click(
    screen.getAllByRole('button', { name: new RegExp(t('newProject')) })[0] as HTMLElement,
  );
  expect(useModals.getState().current?.key).toBe('createProject');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('is narrowed by state, type and hashtag at once, and the address keeps it', async () => {
  const { user, list } = await open();
  await chooseRail(user, t('classification'), t('active'));
  await expectShown('Glow serum');
  await chooseRail(user, t('classification'), t('pro'));
  await chooseRail(user, t('hashtags'), '#tea');
  await waitFor(() => expect(readAddress()).toMatch(/\?class=active&type=pro&tag=tea$/));
  await waitFor(() =>
    expect(list.asked.at(-1)?.query).toMatchObject({ status: 'active', type: 'pro', tags: 'tea' }),
  );
  const rail = findRail(t('classification'));
  expect(rail.getByRole('link', { name: new RegExp(`^${t('active')}`) })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

it('takes its filters away by their chips', async () => {
  const { user } = await open();
  await chooseRail(user, t('classification'), t('active'));
  await chooseRail(user, t('hashtags'), '#tea');
  const chips = within(await screen.findByRole('list', { name: t('filters') }));
  await user.click(chips.getByRole('button', { name: t('removeFilter', { name: '#tea' }) }));
  await waitFor(() => expect(readAddress()).toMatch(/\?class=active$/));
  // The button is gone; the focus is near.
  expect(document.activeElement).toContainElement(screen.getByRole('list', { name: t('list') }));
  await user.click(chips.getByRole('button', { name: t('clearFilters') }));
  await expectShown('Yuzu ad', 'Glow serum', 'Shelf');
  expect(readAddress()).not.toContain('?');
});

it('counts in the rail, and a hashtag of a card filters too', async () => {
  const { user } = await open();
  const rail = findRail(t('classification'));
  expect(rail.getByRole('link', { name: new RegExp(`^${t('all')}`) })).toHaveTextContent('3');
  await user.click(
    findCard('Yuzu ad').getByRole('button', { name: t('filterByHashtag', { name: 'packaging' }) }),
  );
  await expectShown('Yuzu ad', 'Glow serum');
});

const pressLast = (user: UserEvent, name: string) =>
  user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);

it('says that nothing is called so, and takes the search back', async () => {
  const { user } = await open();
  await chooseRail(user, t('classification'), t('done'));
  await user.type(findSearch(), 'nothing');
  expect(await screen.findByText(t('noHits', { query: 'nothing' }))).toBeVisible();
  await pressLast(user, t('clearSearch'));
  await expectShown('Shelf');
  expect(findSearch()).toHaveValue('');
});

it('says that the filters leave nothing, and takes them back', async () => {
  const { user } = await open();
  await chooseRail(user, t('classification'), t('done'));
  await chooseRail(user, t('hashtags'), '#tea');
  expect(await screen.findByText(t('noneInFilter'))).toBeVisible();
  await pressLast(user, t('clearFilters'));
  await expectShown('Yuzu ad', 'Glow serum', 'Shelf');
});

it('searches when the typing pauses, and Escape empties the field', async () => {
  const { user, list } = await open();
  await user.type(findSearch(), 'glow');
  await expectShown('Glow serum');
  expect(list.asked.at(-1)?.query.q).toBe('glow');
  expect(readAddress()).toContain('?q=glow');
  await user.keyboard('{Escape}');
  await expectShown('Yuzu ad', 'Glow serum', 'Shelf');
  expect(findSearch()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(findSearch()).not.toHaveFocus();
});

it('completes a hashtag in the search, which then filters', async () => {
  const { user } = await open();
  await user.type(findSearch(), '#');
  const options = within(await screen.findByRole('listbox', { name: t('hashtags') }));
  expect(options.getAllByRole('option')).toHaveLength(3);
  await user.keyboard('{ArrowDown}');
  const marked = options.getByRole('option', { selected: true });
  expect(marked).toHaveTextContent('#beauty');
  expect(findSearch()).toHaveAttribute('aria-activedescendant', marked.id);
  await user.keyboard('{Enter}');
  await expectShown('Glow serum');
  expect(findSearch()).toHaveValue('');
  expect(readAddress()).toMatch(/\?tag=beauty$/);
});

it('is sorted by a menu or by a column, and turned around by the same column', async () => {
  const { user, list } = await open();
  const sorted = { name: t('sortedBy', { name: t('sortUpdated') }) };
  const findMenu = () => screen.getAllByRole('button', sorted).at(-1) as HTMLElement;
  await waitFor(() => expect(findMenu()).toHaveAttribute('aria-haspopup', 'menu'));
  await user.click(findMenu());
  await user.click(await screen.findByRole('menuitemcheckbox', { name: t('name') }));
  await waitFor(() => expect(list.asked.at(-1)?.query).toMatchObject({ sort: 'name' }));
  await user.click(screen.getByRole('radio', { name: t('table') }));
  const head = await screen.findByRole('columnheader', { name: t('name') });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(head).getByRole('link'));
  await waitFor(() => expect(list.asked.at(-1)?.query).toMatchObject({ order: 'desc' }));
  expect(readAddress()).toMatch(/\?sort=name&order=desc&view=table$/);
});

it('is a table with every figure in its column', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: t('table') }));
  const table = within(await screen.findByRole('table', { name: t('list') }));
  const row = table.getByRole('row', { name: /Glow serum/ });
  expect(row).toHaveTextContent('5 / 20');
  expect(row).toHaveTextContent(t('mobileShort'));
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Glow serum');
});

it('reads the next projects on demand, once', async () => {
  const { user } = await open();
  answer(CALLS.listProjects, { projects: [EDITED], next: 'more', total: 2 });
  await user.type(findSearch(), 'u');
  const more = await screen.findByRole('button', { name: t('showMore') });
  const next = holdBack(CALLS.listProjects, { projects: [DONE], next: null, total: null });
  await user.click(more);
  await user.click(more);
  next.release();
  await expectShown('Yuzu ad', 'Shelf');
  expect(next.asked.map(({ query }) => query.after)).toEqual(['more']);
  expect(screen.queryByRole('button', { name: t('showMore') })).toBeNull();
});

it('shows ten hashtags until more are wanted, and leads to editing one', async () => {
  const many = Array.from({ length: 12 }, (_, at) => toHashtag(at + 1, `tag${at}`));
  answerProjects(ALL, many);
  const user = await openPart(<ProjectList />, { self: toUser() });
  const rail = findRail(t('hashtags'));
  await waitFor(() => expect(rail.getAllByRole('link')).toHaveLength(10));
  await user.click(rail.getByRole('button', { name: t('moreHashtags', { count: 2 }) }));
  expect(rail.getAllByRole('link')).toHaveLength(12);
  await user.click(rail.getByRole('button', { name: t('fewerHashtags') }));
  expect(rail.getAllByRole('link')).toHaveLength(10);
  await user.click(rail.getByRole('button', { name: t('editHashtag', { name: 'tag0' }) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox')).toHaveValue('tag0');
});

it('explains classification and hashtags to whoever comes by the keyboard', async () => {
  await open();
  for (const name of ['classification', 'hashtags'] as const) {
    const heading = await findRail(t(name)).findByRole('button', { name: t(name) });
    act(() => heading.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(t(`${name}Note`));
    expect(heading).toHaveAccessibleDescription(t(`${name}Note`));
  }
});

it('says where hashtags are for, and makes one', async () => {
  const { user } = await open([]);
  answer(CALLS.listHashtags, { hashtags: [] });
  const rail = findRail(t('hashtags'));
  await user.click(rail.getByRole('button', { name: t('addHashtag') }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('follows a hashtag that is renamed while it filters', async () => {
  const { user } = await open();
  await chooseRail(user, t('hashtags'), '#tea');
  await expectShown('Glow serum');
  const renamed = { ...HASHTAGS[2], name: '차' } as (typeof HASHTAGS)[number];
  answerProjects([{ ...ACTIVE, hashtags: [renamed] }], [renamed]);
  answer(CALLS.updateHashtag, renamed);
  await user.click(
    findRail(t('hashtags')).getByRole('button', { name: t('editHashtag', { name: 'tea' }) }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), '차');
  const save = dialog.getAllByRole('button').find((each) => each.matches('[type=submit]'));
  await user.click(save as HTMLElement);
  await waitFor(() => expect(decodeURIComponent(readAddress())).toMatch(/\?tag=차$/));
});

it('has a filter that needs no rail, on a phone too, where projects are cards', async () => {
  setNarrow(true);
  const { user } = await open();
  expect(screen.queryByRole('table')).toBeNull();
  const filters = within(screen.getByRole('group', { name: t('filter') }));
  const findPill = () => filters.getAllByRole('button')[0] as HTMLElement;
  await waitFor(() => expect(findPill()).toHaveAttribute('aria-haspopup', 'menu'));
  findPill().focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitemcheckbox', { name: new RegExp(t('done')) }));
  await expectShown('Shelf');
  await expectFocus(findPill);
});

it('shows no balance that the server did not give', async () => {
  answerProjects(ALL);
  refuse(CALLS.getCredits, 'internal');
  await openPart(<ProjectList />, { self: toUser() });
  await expectShown('Yuzu ad', 'Glow serum', 'Shelf');
  expect(screen.queryByRole('region', { name: t('sessionsLeft') })).toBeNull();
  expect(findCard('Yuzu ad').getByText(t('noSessions'))).toBeVisible();
});

it.each([
  ['that end', 12, [{ amount: 12, expiresAt: '2030-01-01T00:00:00.000Z' }], 'sessionsEnd'],
  ['without an end', 12, [{ amount: 12, expiresAt: null }], 'sessionsNoEnd'],
  ['of which there are none', 0, [], 'sessionsNone'],
] as const)('tells of sessions %s, and where to buy more', async (_name, balance, parts, text) => {
  answerProjects(ALL);
  answer(CALLS.getCredits, { balance, parts: [...parts] });
  await openPart(<ProjectList />, { self: toUser() });
  const card = within(await screen.findByRole('region', { name: t('sessionsLeft') }));
  const words = t(text, { count: 12, day: '' });
  expect(card.getByText((shown) => shown.startsWith(words.trim()))).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute('href', PATHS.pricing);
});
