import type { FixationTrack } from '@fovea/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { modals } from '#shared/modals/modals.ts';
import { navigateTo } from '#shared/navigation.ts';
import { PATHS, toAnalysis } from '#shared/paths.ts';
import { useTexts } from '#studio/texts.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, HEAT_AT, toParticipant, toRecordedPage } from '#testing/records.ts';

const t = readTexts(useTexts);
const FIRST = toPage();
const SECOND = toPage({ id: toId(801) });
const PEOPLE = Array.from({ length: 6 }, (_, i) =>
  toParticipant({
    subjectId: `P00${i + 1}`,
    recordingId: toId(600 + i),
    validity: 95,
    age: 20 + 5 * i,
    gender: i % 2 === 0 ? 'female' : 'male',
    deviceName: i < 4 ? 'Pixel 8' : 'iPhone 15',
  }),
);
const PROJECT = toProject({
  status: 'active',
  type: 'pro',
  joined: 6,
  completed: 6,
  pages: [FIRST, SECOND],
});
const FEW = PEOPLE.slice(0, 4);

async function open(
  search = '',
  {
    people = FEW,
    project = PROJECT,
    look,
  }: { people?: typeof PEOPLE; project?: typeof PROJECT; look?: FixationTrack } = {},
): Promise<UserEvent> {
  answerShell();
  answerProject({ ...project, completed: people.length });
  answerRecords({
    participants: people,
    pages: [FIRST, SECOND].map(({ id }) => ({
      ...toRecordedPage(id, people.length),
      ...(look && { fixations: people.map(() => look) }),
    })),
  });
  const user = await openScreen(`${toAnalysis(project.id)}${search}`, { self: toUser() });
  await screen.findByRole('tab', { name: /^Participants/ });
  return user;
}

const findOption = (group: 'view' | 'display', name: Parameters<typeof t>[0]) =>
  within(screen.getByRole('radiogroup', { name: t(group) })).getByRole('radio', { name: t(name) });
const findTimeline = () => screen.getByRole('slider', { name: t('timeline') });
const openFilter = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('filter')}`) }));
  const panel = within(await screen.findByRole('tabpanel', { name: t('filter') }));
  // The switch takes the focus a frame later.
  await expectFocus(() => panel.getByRole('switch'));
  return panel;
};
const showsOf = (shown: number, count: number) => t('showsOfCount', { shown, count });

describe('at first', () => {
  it(`The specification says "view default 'playback'", "mode default 'gazePoint'": a page of few people opens so`, async () => {
    await open();
    expect(findOption('view', 'playback')).toBeChecked();
    expect(findOption('display', 'gazePoint')).toBeChecked();
    expect(findTimeline()).toHaveAttribute('aria-valuenow', '0');
  });

  it('a page of few people says why it opens as points and no map, until a person chooses', async () => {
    const user = await open();
    const why = t('asPoints', { count: 4, from: 5 });
    expect(await screen.findByText(why)).toBeVisible();
    await user.keyboard('3');
    await waitFor(() => expect(screen.queryByText(why)).toBeNull());
  });

  it('the heat map of all valid people once a page has five, with the playhead at the end', async () => {
    await open('', { people: PEOPLE });
    await waitFor(() => expect(findOption('display', 'heatmap')).toBeChecked());
    expect(findOption('view', 'overall')).toBeChecked();
    expect(screen.getByRole('button', { name: /Cumulative/ })).toBeVisible();
    expect(screen.getByRole('button', { name: t('method_LocalMax') })).toBeVisible();
    await waitFor(() => expect(findTimeline()).toHaveAttribute('aria-valuenow', '8000'));
    expect(readAddress()).not.toContain('mode=');
  });
});

it('hears its keys after a click on a switch, which moves by arrows itself', async () => {
  const user = await open();
  await user.click(findOption('view', 'overall'));
  await user.keyboard('2');
  expect(findOption('display', 'gazePath')).toBeChecked();
  await user.keyboard(' ');
  expect(await screen.findByRole('button', { name: t('pause') })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(findOption('view', 'playback')).toBeChecked();
});

it('shows gaze points, paths and maps by 1, 2 and 3, and the address keeps it', async () => {
  const user = await open();
  await user.keyboard('2');
  expect(findOption('display', 'gazePath')).toBeChecked();
  expect(screen.getByRole('button', { name: /Trail 2 s/ })).toBeVisible();
  await user.keyboard('3');
  expect(findOption('display', 'heatmap')).toBeChecked();
  await waitFor(() => expect(readAddress()).toContain('mode=heatmap'));
  await user.keyboard('1');
  expect(findOption('display', 'gazePoint')).toBeChecked();
});

it('offers the scale of this page (LocalMax), of all pages (GlobalMax) and a fixed number, and no other', async () => {
  const user = await open('?mode=heatmap');
  await user.click(screen.getByRole('button', { name: t('method_LocalMax') }));
  const methods = await screen.findAllByRole('menuitemcheckbox');
  expect(methods.map(({ textContent }) => textContent?.split('Top')[0])).toEqual([
    t('method_LocalMax'),
    t('method_GlobalMax'),
    t('method_Fixed'),
  ]);
  await user.click(methods[2] as HTMLElement);
  const top = await screen.findByRole('spinbutton', { name: t('fixedTop') });
  expect(top).toHaveValue('1');
});

it('says what the colours mean, in seconds per person, by which method and of how many', async () => {
  await open('?view=overall&mode=heatmap');
  const legend = within(await screen.findByRole('region', { name: t('legend') }));
  expect(legend.getByText('Viewing time per person')).toBeVisible();
  expect(legend.getByText('0.8 s')).toBeVisible();
  expect(legend.getByText(`${t('method_LocalMax')}, ${HEAT_AT.people} people`)).toBeVisible();
});

it('hints at gaze that is less exact than the map', async () => {
  const blurred = FEW.map((each) => ({ ...each, errorPx: 90, pxPerDegree: 30 }));
  await open('?view=overall&mode=heatmap', { people: blurred });
  expect(await screen.findByText(t('medianError', { degrees: '3.0' }))).toBeVisible();
  expect(screen.getByText(t('coarse'))).toBeVisible();
});

it('fixation preset: `phone` first, the others offered; another is named beside the colours', async () => {
  const user = await open('?view=overall&mode=heatmap');
  const legend = within(await screen.findByRole('region', { name: t('legend') }));
  await user.click(screen.getByRole('button', { name: t('settings') }));
  const choice = await screen.findByRole('combobox', { name: t('preset') });
  expect(choice).toHaveTextContent(t('preset_phone'));
  await user.click(choice);
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    t('preset_phone'),
    t('preset_tobii-ivt'),
    t('preset_realeye-like'),
  ]);
  expect(legend.queryByText(t('preset_tobii-ivt'))).toBeNull();
  await user.click(offered[1] as HTMLElement);
  expect(await legend.findByText(t('preset_tobii-ivt'))).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(t('detecting'))).toBeNull());
});

it('remembers settings for the next visit', async () => {
  const user = await open('?mode=heatmap');
  await user.click(screen.getByRole('button', { name: t('settings') }));
  await user.click(await screen.findByRole('switch', { name: new RegExp(`^${t('lines')}`) }));
  const self = toUser();
  expect(JSON.parse(localStorage.getItem(`fovea.view.${self.id}`) ?? '')).toMatchObject({
    hasContours: true,
  });
});

it('hides a lane that nobody wants', async () => {
  const user = await open();
  expect(screen.getByText(t('validGaze'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('layers') }));
  await user.click(await screen.findByRole('switch', { name: t('validGaze') }));
  expect(screen.queryByText(/^Valid gaze over time/)).toBeNull();
});

describe('time', () => {
  it('currentTime capped at duration', async () => {
    const user = await open();
    await user.keyboard('{End}{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(findTimeline()).toHaveAttribute('aria-valuenow', '8000'));
    expect(findTimeline()).toHaveAttribute('aria-valuemax', '8000');
  });

  it('The next timeline step moves only if an entry exists.', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: t('nextPage') }));
    await waitFor(() => expect(readAddress()).toContain('page=2'));
    expect(screen.getByRole('button', { name: t('nextPage') })).toBeDisabled();
    await user.keyboard('{PageDown}');
    expect(readAddress()).toContain('page=2');
  });

  it('I, O and X set and clear a range, which a chip tells', async () => {
    const user = await open();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}i');
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}o');
    expect(await screen.findByText('2.0 to 4.0 s only')).toBeVisible();
    await user.keyboard('x');
    await waitFor(() => expect(screen.queryByText(/s only$/)).toBeNull());
    await user.keyboard('i');
    await user.click(await screen.findByRole('button', { name: t('clearRange') }));
    await waitFor(() => expect(screen.queryByText(/s only$/)).toBeNull());
  });

  it('a range is what a map of all time shows, and leaving the page forgets it', async () => {
    const user = await open('?view=overall&mode=heatmap');
    await user.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}i');
    expect(await screen.findByRole('button', { name: /^Time shown Range/ })).toBeVisible();
    await user.keyboard('{PageDown}');
    expect(await screen.findByRole('button', { name: /^Time shown Cumulative/ })).toBeVisible();
    expect(screen.queryByText(/s only$/)).toBeNull();
  });
});

describe('the filter', () => {
  it('counts a draft all the while, and applies it by Enter too', async () => {
    const user = await open('', { people: PEOPLE });
    const panel = await openFilter(user);
    expect(panel.getByRole('switch', { name: /^Valid Data/ })).toBeChecked();
    await user.click(panel.getByRole('radio', { name: 'Female' }));
    expect(panel.getByText(showsOf(3, 6))).toBeVisible();
    expect(readAddress()).not.toContain('gender');
    const oldest = panel.getByRole('textbox', { name: t('ageTo') });
    await user.clear(oldest);
    await user.type(oldest, '30{Enter}');
    await waitFor(() => expect(readAddress()).toContain('gender=female'));
    expect(readAddress()).toContain('age=20-30');
    expect(panel.getByText(showsOf(2, 6))).toBeVisible();
    expect(screen.getByRole('button', { name: t('filterWithCount', { count: 2 }) })).toBeVisible();
  });

  it('Clear restores defaults. (gender all; full age range; all devices selected)', async () => {
    const user = await open(
      '?gender=male&age=25-30&bands=unreliable&data=all&without=["Pixel 8"]',
      {
        people: PEOPLE,
      },
    );
    // The filter leaves nobody.
    await screen.findByRole('dialog', { name: 'No valid data has been collected.' });
    await user.click(screen.getByRole('button', { name: t('openFilter') }));
    const panel = within(await screen.findByRole('tabpanel', { name: t('filter') }));
    await user.click(panel.getByRole('button', { name: t('clear') }));
    expect(await panel.findByText(showsOf(6, 6))).toBeVisible();
    expect(panel.getByRole('radio', { name: 'All' })).toBeChecked();
    expect(panel.getByRole('textbox', { name: t('ageFrom') })).toHaveValue('20');
    expect(panel.getByRole('textbox', { name: t('ageTo') })).toHaveValue('45');
    const ticked = (name: string) => panel.getByRole('checkbox', { name, checked: true });
    const unticked = (name: string) => panel.getByRole('checkbox', { name, checked: false });
    ticked('Reliable 90 or above');
    ticked('Acceptable 80 to below 90');
    unticked('Unreliable below 80');
    ticked('Pixel 8');
    ticked('iPhone 15');
    await waitFor(() => expect(readAddress()).not.toMatch(/gender|age=|bands|data|without/));
  });

  it('is told by chips, each of which takes its part off', async () => {
    const user = await open('?gender=female&without=["iPhone 15"]', { people: PEOPLE });
    const chips = within(screen.getByRole('list', { name: t('activeFilters') }));
    expect(chips.getByText('Without iPhone 15')).toBeVisible();
    await user.click(chips.getByRole('button', { name: t('removeFilter', { name: 'Female' }) }));
    await waitFor(() => expect(readAddress()).not.toContain('gender'));
    expect(readAddress()).toContain('without');
  });

  it('the validity block is ignored when the survey-only flag is set', async () => {
    const survey = toPage({
      kind: 'survey',
      timerMs: null,
      assets: [],
      question: {
        kind: 'written',
        text: 'Why?',
        choices: [],
        allowSeveral: false,
        addOther: false,
        shuffleChoices: false,
        required: true,
      },
    });
    const people = FEW.map((each) => ({ ...each, validity: 0 }));
    const user = await open('', { people, project: { ...PROJECT, pages: [survey] } });
    const list = within(await screen.findByRole('list', { name: t('participants') }));
    expect(list.getAllByRole('checkbox')).toHaveLength(4);
    expect(list.queryByText(/%/)).toBeNull();
    expect(screen.queryByRole('group', { name: t('bands') })).toBeNull();
    const panel = await openFilter(user);
    expect(panel.getByText(t('surveyOnly'))).toBeVisible();
    expect(panel.getByText(showsOf(4, 4))).toBeVisible();
    expect(panel.getByRole('checkbox', { name: /^Reliable/ })).toBeDisabled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what is not there yet', () => {
  it.each(['compare', 'download'] as const)('%s says so', async (name) => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: t(name) }));
    expect(
      await screen.findByRole('dialog', { name: 'This feature is in the works.' }),
    ).toBeVisible();
  });
});

it('The specification says "no downloads and no insights": Download of a free project leads to Pro', async () => {
  const user = await open('', { project: { ...PROJECT, type: 'basic' } });
  await user.click(screen.getByRole('button', { name: t('downloadLocked') }));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(/Pro/);
});

it('The specification says "no downloads and no insights": a free project opens Pro in place of a picture, by its button and by S', async () => {
  const user = await open('', { project: { ...PROJECT, type: 'basic' } });
  for (const press of [
    () => user.click(screen.getByRole('button', { name: t('snapshotLocked') })),
    () => user.keyboard('s'),
  ]) {
    await press();
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(/Pro/);
    act(() => modals.close());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
});

async function openDescription() {
  const look = {
    onsetMs: Float32Array.of(0, 3_000),
    offsetMs: Float32Array.of(3_000, 4_000),
    // The picture fills the width of the phone.
    xPx: Float32Array.of(20, 370),
    yPx: Float32Array.of(60, 60),
  };
  const user = await open('?view=overall&mode=heatmap', { look });
  await user.keyboard('d');
  const dialog = within(await screen.findByRole('dialog', { name: /^Heatmap over page 1/ }));
  return { user, dialog };
}

it('describes in words, and in a table that holds the same', async () => {
  const { user, dialog } = await openDescription();
  expect(dialog.getByText('4 of 4 participants, 0.0 to 8.0 seconds.')).toBeVisible();
  const words = dialog.getByText(/^Most viewed/).textContent ?? '';
  const shares = words.match(/(top|middle|bottom|left|right)[a-z ]* \d+%/g) ?? [];
  expect(shares.map((share) => share.replace(/\D/g, ''))).toEqual(['75', '25']);
  await user.click(dialog.getByRole('button', { name: t('copy') }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('4 of 4 participants, 0.0 to 8.0 seconds.');
  expect(copied).toContain(words);
  await user.click(dialog.getByRole('button', { name: t('showAsTable') }));
  const cells = dialog.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['75%', '25%', '75%']);
});

it('the button over a table leads back to the words, and says so', async () => {
  const { user, dialog } = await openDescription();
  await user.click(dialog.getByRole('button', { name: t('showAsTable') }));
  expect(dialog.queryByRole('button', { name: t('showAsTable') })).toBeNull();
  await user.click(dialog.getByRole('button', { name: t('showAsWords') }));
  expect(dialog.getByText(/^Most viewed/)).toBeVisible();
});

it('Leaving analysis removes cached records and resets time, timeline, filters, gaze mode and analysis state, and stops playback.', async () => {
  const user = await open();
  await user.keyboard('3{Shift>}{ArrowRight}{/Shift}i ');
  await user.click(findOption('view', 'overall'));
  await user.click(screen.getByRole('button', { name: t('nextPage') }));
  const panel = await openFilter(user);
  await user.click(panel.getByRole('radio', { name: 'Male' }));
  await user.click(panel.getByRole('button', { name: t('apply') }));
  await waitFor(() => expect(readAddress()).toContain('gender=male'));
  const again = answerRecords({ participants: FEW, pages: [toRecordedPage(FIRST.id, 4)] });
  await act(() => navigateTo(PATHS.account));
  await waitFor(() => expect(screen.queryByRole('slider', { name: t('timeline') })).toBeNull());
  await act(() => navigateTo(toAnalysis(PROJECT.id)));
  await screen.findByRole('tab', { name: /^Participants/ });
  expect(again.asked).toHaveLength(1);
  expect(findOption('view', 'playback')).toBeChecked();
  expect(findOption('display', 'gazePoint')).toBeChecked();
  expect(findTimeline()).toHaveAttribute('aria-valuenow', '0');
  expect(screen.getByRole('button', { name: t('play') })).toBeVisible();
  expect(screen.queryByRole('list', { name: t('activeFilters') })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Page 1/ })[0]).toHaveAttribute(
    'aria-current',
    'page',
  );
});
