import { CALLS, type CreditMovement } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { PATHS, toProject } from '#shared/paths.ts';
import { answer, holdBack, refuse } from '#testing/answer.ts';
import { setNarrow } from '#testing/browser-gaps.ts';
import { openPart, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { readTexts } from '#testing/read-texts.ts';
import { History } from './history.tsx';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const PROJECT_ID = '22222222-2222-4222-8222-222222222222';
const NOTHING_ABOUT = {
  source: null,
  projectId: null,
  projectName: null,
  email: null,
  receivers: null,
  reason: null,
};
const BOUGHT: CreditMovement = {
  id: '1',
  type: 'PURCHASE',
  at: '2026-11-02T09:00:00.000Z',
  amount: 100,
  total: 100,
  about: { ...NOTHING_ABOUT, source: 'purchase' },
};
const USED: CreditMovement = {
  id: '2',
  type: 'USE',
  at: '2026-11-03T09:00:00.000Z',
  amount: -30,
  total: 70,
  about: { ...NOTHING_ABOUT, projectId: PROJECT_ID, projectName: 'Yuzu ad' },
};
const TOTALS = {
  rows: 2,
  cameIn: 100,
  used: -30,
  projects: 1,
  sent: 0,
  since: '2026-11-02T09:00:00.000Z',
};

const findTable = () => screen.findByRole('region', { name: t('title') });

async function open(rows: CreditMovement[] = [USED, BOUGHT], next: string | null = null) {
  answer(CALLS.getCredits, { balance: 70, parts: [{ amount: 70, expiresAt: null }] });
  answer(CALLS.getCreditTotals, TOTALS);
  const list = answer(CALLS.listCreditHistory, { rows, next });
  const user = await openPart(<History />, { self: toUser() });
  return { user, list };
}

it('lists movements with what they were about and the total after each', async () => {
  await open();
  const [, first, second] = within(await findTable()).getAllByRole('row');
  expect(first).toHaveTextContent(t('participants', { name: 'Yuzu ad', count: 30 }));
  expect(first).toHaveTextContent('−30');
  expect(second).toHaveTextContent(t('bought', { count: 100 }));
  expect(second).toHaveTextContent('+100');
  expect(screen.getByRole('link', { name: /Yuzu ad/ })).toHaveAttribute(
    'href',
    toProject(PROJECT_ID),
  );
});

it.each([
  ['en-GB', /^Nov 3, 2026, \d+:00\s[AP]M$/, 'November 2026'],
  ['ko-KR', /^2026\. 11\. 3\. (오전|오후) \d+:00$/, '2026년 11월'],
])(
  'writes times as a browser in %s reads them, whatever the screen speaks',
  async (browser, time, month) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
    const renewed = { ...NOTHING_ABOUT, source: 'subscription' as const };
    await open([USED, { ...BOUGHT, type: 'GRANT', about: renewed }]);
    expect(await screen.findByText(time)).toBeVisible();
    expect(screen.getByText(month)).toBeVisible();
  },
);

it('says that it loads, then how many rows it shows', async () => {
  answer(CALLS.getCredits, { balance: 70, parts: [] });
  answer(CALLS.getCreditTotals, TOTALS);
  const list = holdBack(CALLS.listCreditHistory, { rows: [USED, BOUGHT], next: null });
  await openPart(<History />, { self: toUser() });
  expect(screen.getByRole('status', { name: t('loading') })).toBeVisible();
  list.release();
  expect(await screen.findByText(t('rows', { shown: 2, count: 2 }))).toBeVisible();
});

it('is a list where a table has no room', async () => {
  setNarrow(true);
  await open();
  const list = await screen.findByRole('list', { name: t('title') });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('table')).toBeNull();
});

it('leads to the plans when nothing has moved yet', async () => {
  await open([]);
  expect(await screen.findByText(t('emptyTitle'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('plans') })).toHaveAttribute('href', PATHS.pricing);
});

it('shows one kind of movement, chosen by the keyboard, and keeps it in the address', async () => {
  const { user, list } = await open();
  await findTable();
  screen.getByRole('combobox', { name: t('type') }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: t('USE') }));
  await waitFor(() => expect(list.asked.at(-1)?.query.type).toBe('USE'));
  expect(readAddress()).toContain('?type=use');
});

it('says that nothing matches, and clears the filter', async () => {
  const { user, list } = await open([]);
  await screen.findByText(t('emptyTitle'));
  answer(CALLS.listCreditHistory, ({ query }) => ({
    rows: query.type === undefined ? [USED] : [],
    next: null,
  }));
  history.pushState(null, '', '?type=refund');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await user.click(await screen.findByRole('button', { name: t('clear') }));
  await waitFor(() => expect(readAddress()).not.toContain('type'));
  expect(list.asked.length).toBeGreaterThan(0);
});

it('limits the dates to whole days in the right order', async () => {
  const { user, list } = await open();
  await findTable();
  await user.click(screen.getByRole('button', { name: t('allTime') }));
  const dates = await screen.findByRole('dialog', { name: t('dates') });
  await user.type(within(dates).getByLabelText(t('first')), '2026-11-03');
  await waitFor(() => expect(readAddress()).toContain('from=2026-11-03'));
  expect(list.asked.at(-1)?.query.from).toBe(new Date(2026, 10, 3).toISOString());
  await user.type(within(dates).getByLabelText(t('last')), '2026-11-02');
  expect(await within(dates).findByRole('alert')).toHaveTextContent(t('wrongOrder'));
  expect(readAddress()).not.toContain('to=');
  await user.click(within(dates).getByRole('button', { name: t('clearDates') }));
  await waitFor(() => expect(readAddress()).not.toContain('from='));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reads the next rows on demand, once', async () => {
  const { user } = await open([USED], '2');
  await findTable();
  const more = holdBack(CALLS.listCreditHistory, { rows: [BOUGHT], next: null });
  const button = screen.getByRole('button', { name: t('showMore') });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  more.release();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(more.asked.map(({ query }) => query.before)).toEqual(['2']);
  expect(screen.queryByRole('button', { name: t('showMore') })).toBeNull();
});

it('downloads the chosen rows as a file', async () => {
  const { user } = await open();
  await findTable();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#file';
  });
  const csv = holdBack(CALLS.downloadCreditHistory, 'type,amount\nUSE,-30\n');
  const button = screen.getByRole('button', { name: t('csvLabel') });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  csv.release();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(files).toHaveLength(1);
});

it('says why a download failed, and can be asked again', async () => {
  const { user } = await open();
  await findTable();
  refuse(CALLS.downloadCreditHistory, 'unavailable');
  const button = screen.getByRole('button', { name: t('csvLabel') });
  await user.click(button);
  expect(await screen.findByText(errorsEn.unavailable)).toBeVisible();
  expect(button).not.toHaveAttribute('aria-busy');
});

it('shows no figure that the server did not give', async () => {
  answer(CALLS.getCredits, { balance: 70, parts: [] });
  refuse(CALLS.getCreditTotals, 'internal');
  answer(CALLS.listCreditHistory, { rows: [USED], next: null });
  await openPart(<History />, { self: toUser() });
  await findTable();
  await waitFor(() => expect(screen.getAllByText(t('unknown'))).toHaveLength(3));
});
