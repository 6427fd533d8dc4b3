import { CALLS, LIMITS, type Project } from '@fovea/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { toAnalysis, toEditor, toProject as toPath } from '#shared/paths.ts';
import { shortcuts } from '#shared/shortcuts.ts';
import type { RecordsRequest } from '#studio/records/records-reader.ts';
import { useTexts } from '#studio/texts.ts';
import { answer, breakOff, holdBack, refuse } from '#testing/answer.ts';
import { setNarrow, setWorkerReply } from '#testing/browser-gaps.ts';
import { readErrorPage } from '#testing/error-page.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, replyWith, toParticipant, toRecordedPage } from '#testing/records.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const QUESTION = {
  kind: 'written' as const,
  text: 'What did you like?',
  choices: [],
  allowSeveral: false,
  addOther: false,
  shuffleChoices: false,
  required: true,
};
const FIRST = toPage();
const SECOND = toPage({ id: toId(801) });
const SURVEY = toPage({
  id: toId(802),
  kind: 'survey',
  timerMs: null,
  assets: [],
  question: QUESTION,
});
const PROJECT = toProject({
  status: 'active',
  joined: 4,
  completed: 4,
  pages: [FIRST, SECOND, SURVEY],
});
const PEOPLE = [
  toParticipant({ subjectId: 'P001', validity: 95, age: 41 }),
  toParticipant({ subjectId: 'P002', validity: LIMITS.validityAcceptable, age: 19, gender: null }),
  toParticipant({ subjectId: 'P003', validity: 20, age: 33, deviceName: 'iPhone 15' }),
  toParticipant({ subjectId: 'P004', validity: 99, age: 25, gender: 'male' }),
];
const RECORDS = { participants: PEOPLE, pages: [toRecordedPage(FIRST.id, 4)] };

const SPECIFIED = 'No valid data has been collected.';

const findPanel = () => within(screen.getByRole('complementary', { name: t('panel') }));
const findList = () => within(findPanel().getByRole('list', { name: t('participants') }));
const listIds = () =>
  findList()
    .getAllByRole('button')
    .flatMap((row) => /P\d+/.exec(row.textContent ?? '')?.[0] ?? []);
const findRow = (id: string) => findList().getByRole('button', { name: new RegExp(`^${id}`) });
const findTick = (id: string) => findList().getByRole('checkbox', { name: t('show', { id }) });
const findBand = (band: 'reliable' | 'acceptable' | 'unreliable') =>
  findPanel().getByRole('button', { name: new RegExp(`^${t(band)}`) });
const findPages = () => within(screen.getByRole('navigation', { name: t('pages') }));
const findTimeline = () => screen.getByRole('slider', { name: t('timeline') });
const findShown = (shown: number) =>
  findPanel().findByText(t('shownOfCount', { shown, count: PEOPLE.length }));

async function openPlace(project: Project = PROJECT, search = ''): Promise<UserEvent> {
  answerShell();
  answerProject(project);
  const user = await openScreen(`${toAnalysis(project.id)}${search}`, { self: toUser() });
  // A dialog may stand over it already.
  await screen.findByRole('heading', { level: 1, name: new RegExp(project.name), hidden: true });
  return user;
}

async function open(search = ''): Promise<UserEvent> {
  answerRecords(RECORDS);
  const user = await openPlace(PROJECT, search);
  await waitFor(() => findRow('P001'));
  return user;
}

/** Opens the records of people whose gaze is so valid. */
async function openValid(validities: readonly number[]): Promise<UserEvent> {
  const participants = validities.map((validity, index) =>
    toParticipant({ subjectId: `P-${String(index + 1).padStart(3, '0')}`, validity }),
  );
  answerRecords({ participants, pages: [] });
  return openPlace({ ...PROJECT, completed: validities.length });
}

const findChip = (name: RegExp) => screen.findByRole('button', { name, pressed: true });

it('says that it loads, then shows who took part, the best first', async () => {
  answerShell();
  answer(CALLS.listAois, { aoiList: [] });
  const read = holdBack(CALLS.getProject, PROJECT);
  const records = holdBack(CALLS.getAggregatedRecords, () => ({
    presignedUrl: 'https://files.test/records.json',
    chunks: [],
    expiresAt: '2026-11-16T12:00:00.000Z',
  }));
  await openScreen(toAnalysis(PROJECT.id), { self: toUser() });
  expect(await screen.findByText(t('loading'))).toBeInTheDocument();
  answerRecords(RECORDS);
  read.release();
  records.release();
  await waitFor(() => expect(listIds()).toEqual(['P004', 'P001', 'P002', 'P003']));
  await waitFor(() => expect(screen.queryByText(t('loading'))).toBeNull());
});

it.each([
  ['not_found', 'title404'],
  ['internal', 'title500'],
] as const)('is the page of the error %s, and asks once', async (code, title) => {
  answerShell();
  answerRecords(RECORDS);
  const failing = refuse(CALLS.getProject, code);
  const user = await openScreen(toAnalysis(PROJECT.id), { self: toUser() });
  expect(await screen.findByRole('heading', { name: readErrorPage(title) })).toBeVisible();
  expect(failing.asked).toHaveLength(1);
  answerProject(PROJECT);
  await user.click(screen.getByRole('button', { name: readErrorPage('retry') }));
  expect(
    await screen.findByRole('heading', { level: 1, name: new RegExp(PROJECT.name) }),
  ).toBeVisible();
});

it('is the general page when the records do not arrive', async () => {
  answerShell();
  answerProject(PROJECT);
  breakOff(CALLS.getAggregatedRecords);
  await openScreen(toAnalysis(PROJECT.id), { self: toUser() });
  expect(await screen.findByRole('heading', { name: readErrorPage('titlegeneral') })).toBeVisible();
});

it('says that the data is being analysed, until it is there', async () => {
  refuse(CALLS.getAggregatedRecords, 'records_not_ready');
  await openPlace();
  expect(await screen.findByText(t('analysing'))).toBeVisible();
  expect(screen.getByText(t('nothingYet'), { selector: '[role=status]' })).toBeVisible();
});

it('has nothing to show of records that cannot be read', async () => {
  answerRecords('broken');
  // The error is written to the console for us.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await openPlace();
  expect(await screen.findByText(t('nothingYet'), { selector: '[role=status]' })).toBeVisible();
});

it('takes the newest version once when an object of the records has gone meanwhile', async () => {
  const key = `aggregates/${PROJECT.id}/segment.json`;
  const read = answerRecords(RECORDS);
  const signed = answer(CALLS.signRecordObjects, {
    objects: [{ key, url: 'https://files.test/segment.json' }],
    expiresAt: '2026-11-16T12:00:00.000Z',
  });
  const replies = [{ missing: [key] }, { failure: key, isGone: true }];
  setWorkerReply((request) => replies.shift() ?? replyWith(RECORDS, request));
  await openPlace();
  await waitFor(() => findRow('P001'));
  expect(read.asked).toHaveLength(2);
  expect(signed.asked).toHaveLength(1);
});

it('reads the gaze of a page when the page is shown, and again from the newest version once it has gone', async () => {
  const read = answerRecords({
    participants: PEOPLE,
    pages: [toRecordedPage(FIRST.id, 4), toRecordedPage(SECOND.id, 4)],
  });
  const asked: string[] = [];
  let gone = 1;
  setWorkerReply((request) => {
    const own = request as RecordsRequest;
    if (own.ask !== 'tracks') return replyWith(RECORDS, own);
    asked.push(own.pageId);
    if (own.pageId === SECOND.id && gone-- > 0) return { failure: 'segment', isGone: true };
    return replyWith(RECORDS, own);
  });
  const user = await openPlace();
  await waitFor(() => expect(asked).toEqual([FIRST.id]));
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(asked).toEqual([FIRST.id, SECOND.id, SECOND.id]));
  expect(read.asked).toHaveLength(2);
});

it('waits for the first participant with the link at hand, and asks for no records', async () => {
  const project = { ...PROJECT, joined: 0, completed: 0 };
  // As when one comes from the project's page. A call that nobody answers would fail the test.
  queryClient.setQueryData(KEYS.project(project.id), project);
  const user = await openPlace(project);
  expect(await screen.findByText(t('waiting'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('copy')}`) }));
  expect(await navigator.clipboard.readText()).toBe(PROJECT.link);
});

it('says in the lane of a finished project that nobody took part', async () => {
  refuse(CALLS.getAggregatedRecords, 'records_not_ready');
  await openPlace({ ...PROJECT, status: 'done', joined: 0, completed: 0 });
  expect(await within(findTimeline()).findByText(t('nobody'))).toBeVisible();
  expect(screen.queryByText(t('nothingYet'))).toBeNull();
});

it('has nothing for the lane when nobody who took part is shown', async () => {
  answerRecords(RECORDS);
  await openPlace(PROJECT, '?bands=none');
  expect(await within(findTimeline()).findByText(t('nothing'))).toBeVisible();
});

it.each([
  ['with pages', [FIRST], 'notStarted'],
  ['without pages', [], 'noPages'],
] as const)('leads a project in edit %s back to the editor', async (_name, pages, title) => {
  refuse(CALLS.getAggregatedRecords, 'records_not_ready');
  await openPlace(toProject({ pages: [...pages] }));
  expect(await screen.findByText(t(title))).toBeVisible();
  expect(screen.getByRole('link', { name: t('continueEditing') })).toHaveAttribute(
    'href',
    toEditor(PROJECT.id),
  );
});

it('shows reliable and acceptable gaze at first, and others by their band', async () => {
  const user = await open();
  await findShown(3);
  expect(findBand('unreliable')).toHaveAttribute('aria-pressed', 'false');
  expect(findTick('P003')).not.toBeChecked();
  await user.click(findBand('unreliable'));
  await findShown(4);
  expect(findTick('P003')).toBeChecked();
  expect(readAddress()).toContain('bands=');
  await user.click(findBand('unreliable'));
  await findShown(3);
  await waitFor(() => expect(readAddress()).not.toContain('bands='));
});

it('says in a dialog that nobody is valid, and leads to the filter', async () => {
  const user = await openValid([50, 60]);
  await screen.findByRole('dialog', { name: SPECIFIED, description: t('noValidDataText') });
  await user.click(screen.getByRole('button', { name: t('openFilter') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(() => screen.getByRole('switch', { name: /^Valid Data/ }));
  expect(screen.getByText(t('noValidDataText'))).toBeVisible();
});

it('says it again as often as the filter leaves nobody, and not for single ticks', async () => {
  const user = await openValid([95]);
  await user.click(await screen.findByRole('checkbox', { name: t('show', { id: 'P-001' }) }));
  expect(screen.getByText(t('noValidDataText'))).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await findChip(/^Reliable/));
  await screen.findByRole('dialog', { name: SPECIFIED });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Reliable/ }));
  expect(screen.queryByText(t('noValidDataText'))).toBeNull();
});

it('groups large numbers of people', async () => {
  await openValid(Array.from({ length: 1_200 }, () => 95));
  expect(await findChip(/^Reliable 1,200$/)).toBeVisible();
  const tab = screen.getByRole('tab', { name: /^Participants/ });
  expect(tab).toHaveTextContent(/1,200$/);
});

it('says when the data was read, with its date', async () => {
  await openValid([95]);
  const button = await screen.findByRole('button', { name: /^Updated/ });
  expect(button).toHaveTextContent(/^Updated [A-Z]\w\w \d+, \d{4}, \d+:\d\d\s[AP]M$/);
});

it('explains what a band takes', async () => {
  await openValid([95]);
  const chip = await findChip(/^Reliable/);
  act(() => chip.focus());
  const notes = await screen.findAllByText(t('reliableNote', { from: 90 }));
  expect(notes).not.toHaveLength(0);
});

it('takes the bands from the address', async () => {
  await open('?bands=unreliable');
  await findShown(1);
  expect(findBand('reliable')).toHaveAttribute('aria-pressed', 'false');
  expect(findTick('P003')).toBeChecked();
});

it('ticks single participants, and shows one alone', async () => {
  const user = await open();
  await user.click(findTick('P003'));
  await findShown(4);
  await user.click(findRow('P002'));
  expect(await findPanel().findByText('Showing 1 alone')).toBeVisible();
  expect(findRow('P002')).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Shift>}');
  await user.click(findRow('P001'));
  await user.keyboard('{/Shift}');
  expect(await findPanel().findByText(t('onlyChosen', { count: 2 }))).toBeVisible();
  await user.click(findPanel().getByRole('button', { name: 'Show all ticked' }));
  await findShown(4);
});

it('finds participants by ID or device, and says when nobody matches', async () => {
  const user = await open();
  const search = findPanel().getByRole('searchbox', { name: t('search') });
  await user.type(search, 'iphone');
  expect(listIds()).toEqual(['P003']);
  await user.clear(search);
  await user.type(search, 'nobody');
  expect(findPanel().getByText(t('noMatch', { search: 'nobody' }))).toBeVisible();
});

it('sorts the list by a menu', async () => {
  const user = await open();
  const menu = { name: t('sortBy', { name: t('validity') }) };
  findPanel().getByRole('button', menu).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitemcheckbox', { name: t('age') }));
  await waitFor(() => expect(listIds()).toEqual(['P002', 'P004', 'P003', 'P001']));
});

it('dims every page when it is known that nobody was tracked', async () => {
  const nothing = new Float32Array();
  const none = { onsetMs: nothing, offsetMs: nothing, xPx: nothing, yPx: nothing };
  const page = { ...toRecordedPage(FIRST.id, 4), fixations: PEOPLE.map(() => none) };
  answerRecords({ participants: PEOPLE, pages: [page] });
  await openPlace();
  await waitFor(() => findRow('P001'));
  for (const button of findPages().getAllByRole('button').slice(0, 2)) {
    expect(button).toHaveAttribute('title', t('pageWithoutGaze'));
  }
});

it('goes through the pages by the strip and by keys, and the address keeps it', async () => {
  const user = await open();
  const [first, second] = findPages().getAllByRole('button') as HTMLElement[];
  expect(first).toHaveAttribute('aria-current', 'page');
  expect(second).toHaveAttribute('title', t('pageWithoutGaze'));
  await user.click(second as HTMLElement);
  await waitFor(() => expect(second).toHaveAttribute('aria-current', 'page'));
  expect(readAddress()).toContain('page=2');
  await user.keyboard('{PageDown}');
  expect(await screen.findByRole('heading', { name: QUESTION.text })).toBeVisible();
  await user.keyboard('{PageDown}');
  expect(readAddress()).toContain('page=3');
  await user.keyboard('{PageUp}{PageUp}');
  await waitFor(() => expect(first).toHaveAttribute('aria-current', 'page'));
});

it('opens the page of the address, and one that is there for a number too high', async () => {
  await open('?page=9');
  expect(findPages().getAllByRole('button').at(-1)).toHaveAttribute('aria-current', 'page');
});

it('moves through time by the keys of a timeline, also with shortcuts off', async () => {
  const user = await open();
  expect(findTimeline()).toHaveAttribute('aria-valuemax', '8000');
  await user.keyboard('{End}');
  await waitFor(() => expect(findTimeline()).toHaveAttribute('aria-valuenow', '8000'));
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await waitFor(() => expect(findTimeline()).toHaveAttribute('aria-valuenow', '7000'));
  shortcuts.set(false);
  await user.keyboard('{Home}');
  expect(findTimeline()).toHaveAttribute('aria-valuenow', '7000');
  findTimeline().focus();
  await user.keyboard('{Home}');
  await waitFor(() => expect(findTimeline()).toHaveAttribute('aria-valuenow', '0'));
});

it('hides and shows strip and panel by their keys, and steps through participants', async () => {
  const user = await open();
  await user.keyboard('n');
  expect(findRow('P004')).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('np');
  expect(findRow('P004')).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('[BracketLeft]');
  expect(screen.queryByRole('navigation', { name: t('pages') })).toBeNull();
  await user.keyboard('[BracketRight]');
  expect(screen.queryByRole('complementary', { name: t('panel') })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('showPanel') }));
  expect(listIds()).toHaveLength(4);
});

it('plays faster by a menu, and loops', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: /^1×|Speed/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: t('rate', { rate: 2 }) }));
  expect(await screen.findByRole('button', { name: /2×/ })).toBeVisible();
  const loop = screen.getByRole('button', { name: t('loop') });
  const before = loop.getAttribute('aria-pressed');
  await user.click(loop);
  expect(loop).not.toHaveAttribute('aria-pressed', before);
});

it('reads the data again on demand, and leads back to the project', async () => {
  const user = await open();
  const again = answerRecords({ ...RECORDS, participants: PEOPLE.slice(0, 2) });
  await user.click(screen.getByRole('button', { name: /Updated/ }));
  await waitFor(() => expect(listIds()).toEqual(['P001', 'P002']));
  expect(again.asked).toHaveLength(1);
  expect(screen.getByRole('link', { name: t('back') })).toHaveAttribute('href', toPath(PROJECT.id));
});

it('has the participants in a sheet on a phone, and steps through pages', async () => {
  setNarrow(true);
  const user = await open();
  await user.click(screen.getByRole('button', { name: t('nextPage') }));
  await waitFor(() => expect(readAddress()).toContain('page=2'));
  await user.click(findPanel().getByRole('button', { name: t('sheetSmaller') }));
  expect(findPanel().queryByRole('list', { name: t('participants') })).toBeNull();
  await user.click(findPanel().getByRole('button', { name: t('sheetLarger') }));
  await waitFor(() => expect(listIds()).toHaveLength(4));
});

it('names the stage by its page, and says how many are shown', async () => {
  await open();
  const stage = screen.getByRole('img', { name: /page 1/ });
  expect(stage).toHaveAccessibleDescription(t('stageSummary', { count: 3, total: 4 }));
});

describe(`Collected data may be invalidated; a filter shows 'Valid Data'.`, () => {
  const recordingOf = (id: string) => toId(600 + Number(id.slice(1)));
  const MARKABLE = PEOPLE.map((person) => ({
    ...person,
    recordingId: recordingOf(person.subjectId),
  }));

  async function openMarked(
    marks: { recordingId: string; returned: boolean }[] = [],
    search = '',
  ): Promise<UserEvent> {
    answerRecords({ ...RECORDS, participants: MARKABLE }, marks);
    const user = await openPlace(PROJECT, search);
    await waitFor(() => findRow('P001'));
    return user;
  }
  const findValidData = () => findPanel().getByRole('button', { name: 'Valid Data' });
  const findMore = (id: string) => findList().getByRole('button', { name: t('more', { id }) });

  it('marks a participant, who is shown as such and not drawn, and takes the mark back', async () => {
    const user = await openMarked();
    await findShown(3);
    const mark = { recordingId: recordingOf('P001'), returned: false };
    const marking = answer(CALLS.markRecording, { mark });
    await user.click(findMore('P001'));
    await user.click(await screen.findByRole('menuitem', { name: t('markInvalid') }));
    await findShown(2);
    expect(marking.asked).toMatchObject([
      { params: { id: mark.recordingId }, body: { valid: false } },
    ]);
    expect(findList().getByText(t('invalid'))).toHaveTextContent(t('invalidNote'));
    expect(findTick('P001')).not.toBeChecked();
    expect(findTick('P001')).toBeDisabled();

    answer(CALLS.markRecording, { mark: null });
    await user.click(findMore('P001'));
    await user.click(await screen.findByRole('menuitem', { name: t('markValid') }));
    await findShown(3);
    expect(findList().queryByText(t('invalid'))).toBeNull();
  });

  it('shows marked ones too when the filter is off, but nobody whose session has come back', async () => {
    const user = await openMarked([
      { recordingId: recordingOf('P001'), returned: false },
      { recordingId: recordingOf('P004'), returned: true },
    ]);
    await findShown(1);
    expect(findValidData()).toHaveAttribute('aria-pressed', 'true');
    await user.click(findValidData());
    await findShown(2);
    expect(readAddress()).toContain('data=all');
    expect(findTick('P004')).toBeDisabled();
    expect(findList().getByText(t('invalidReturned'))).toBeInTheDocument();
    await user.click(findRow('P004'));
    await findPanel().findByText(t('onlyChosen', { count: 1 }));
    expect(screen.getByRole('img', { name: /page 1/ })).toHaveAccessibleDescription(
      t('stageSummary', { count: 0, total: 4 }),
    );
  });

  it('says why a mark cannot be taken back', async () => {
    const user = await openMarked([{ recordingId: recordingOf('P001'), returned: true }]);
    refuse(CALLS.markRecording, 'mark_final');
    await user.click(findMore('P001'));
    await user.click(await screen.findByRole('menuitem', { name: t('markValid') }));
    expect(await screen.findByText(errorsEn.mark_final)).toBeVisible();
    expect(findList().getByText(t('invalidReturned'))).toBeInTheDocument();
  });
});
