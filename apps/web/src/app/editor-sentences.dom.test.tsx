// Sentences of the specification about the editor, the start and the upgrade, one by one.
import { CALLS, type Project } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { toProject as toPath } from '#shared/paths.ts';
import { answer } from '#testing/answer.ts';
import { readAddress } from '#testing/open-screen.tsx';
import { keepProject, openEditor, toQuestionPage } from '#testing/project-editor.ts';
import { toPage, toProject } from '#testing/projects.ts';

async function open(project: Project): Promise<UserEvent> {
  keepProject(project);
  return openEditor(project);
}

const activate = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Activate' }));
const show = (user: UserEvent, view: 'Build' | 'Settings' | 'Review') =>
  user.click(screen.getByRole('radio', { name: view }));

describe("'/project/edit/{id} (page assets, layout, timer, image scale and align, questions, shuffle, project settings, page settings)'", () => {
  it('has page assets, layout, timer, image scale and align, and shuffle', async () => {
    await open(toProject());
    const settings = within(screen.getByRole('complementary', { name: 'Settings' }));
    expect(settings.getByRole('list', { name: 'Pictures' })).toHaveTextContent('pack.webp');
    expect(settings.getByRole('group', { name: 'Layout' })).toBeVisible();
    expect(settings.getByRole('radiogroup', { name: 'Timer' })).toBeVisible();
    expect(settings.getByRole('radiogroup', { name: 'Scale' })).toBeVisible();
    expect(settings.getByRole('radiogroup', { name: 'Align' })).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Shuffle pages' })).toBeVisible();
    expect(settings.getByRole('tab', { name: 'Page' })).toBeVisible();
    expect(settings.getByRole('tab', { name: 'Project' })).toBeVisible();
  });

  it('has questions, written or with choices', async () => {
    await open(toProject({ pages: [toQuestionPage(801)] }));
    expect(screen.getByLabelText('Question')).toHaveValue('Which one?');
    expect(screen.getByRole('radio', { name: 'Written' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Multiple choice' })).toBeChecked();
  });
});

it("'image display option (full-screen fit or scrollable fit)'", async () => {
  await open(toProject());
  const options = within(screen.getByRole('group', { name: 'Image display' }));
  expect(options.getAllByRole('radio')).toHaveLength(2);
  expect(options.getByRole('radio', { name: /^Full-screen fit/ })).toBeChecked();
  expect(options.getByRole('radio', { name: /^Scrollable fit/ })).not.toBeChecked();
});

it("'Project: name, password, max_participant (target participants), supported device (mobile or tablet), orientation (portrait or landscape), timer, shuffle pages, final review page, type (basic or pro)'", async () => {
  const user = await open(toProject());
  await show(user, 'Settings');
  const settings = within(screen.getByRole('main'));
  expect(settings.getByLabelText('Project name')).toHaveValue('Yuzu ad');
  expect(settings.getByLabelText('Password')).toBeVisible();
  expect(settings.getByRole('spinbutton', { name: 'Target participants' })).toHaveValue('20');
  for (const name of ['Mobile', 'Portrait', 'Basic']) {
    expect(settings.getByRole('radio', { name })).toBeChecked();
  }
  for (const name of ['Tablet', 'Landscape', 'Pro']) {
    expect(settings.getByRole('radio', { name })).not.toBeChecked();
  }
  expect(settings.getByRole('slider', { name: 'Timer of new pages' })).toHaveValue('8');
  for (const name of [/^Shuffle pages/, /^Final review page/]) {
    expect(settings.getByRole('switch', { name })).not.toBeChecked();
  }
});

it("'number of pages, project length, sessions needed, session cost'", async () => {
  await open(toProject({ type: 'pro', maxParticipant: 60 }));
  const foot = screen.getByRole('contentinfo');
  expect(foot).toHaveTextContent('1 page');
  expect(foot).toHaveTextContent('Project length 8 s');
  expect(foot).toHaveTextContent('Sessions needed 60');
  await waitFor(() => expect(foot).toHaveTextContent('Balance 120 → 60 after activation'));
});

it("'Survey question and choices must be entered.'", async () => {
  const pages = [
    toPage(),
    toQuestionPage(801, { text: ' ' }),
    toQuestionPage(802, { choices: ['', ''] }),
  ];
  const user = await open(toProject({ pages }));
  await activate(user);
  expect(await screen.findByText('Page 2: Please enter a question.')).toBeVisible();
  expect(screen.getByText('Page 3: Please enter a choice.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it("'Activation starts data collection and after it the project cannot be edited (confirm 'Want to start collecting data?').'", async () => {
  const project = toProject();
  const { store } = keepProject(project);
  const user = await openEditor(project);
  await activate(user);
  const dialog = await screen.findByRole('alertdialog', { name: 'Want to start collecting data?' });
  expect(dialog).toHaveAccessibleDescription(
    'After this the project cannot be edited. Participants can join with the link, the QR code or the project ID.',
  );
  const active = toProject({ status: 'active' });
  answer(CALLS.activateProject, () => {
    store(active);
    return active;
  });
  await user.click(within(dialog).getByRole('button', { name: 'Start collecting' }));
  await waitFor(() => expect(readAddress()).toBe(toPath(project.id)));
});

it("'Activating with too few sessions opens the insufficient-sessions dialog with a purchase-more option.'", async () => {
  const user = await open(toProject({ type: 'pro', maxParticipant: 138 }));
  await activate(user);
  const dialog = await screen.findByRole('dialog', {
    name: 'Insufficient data collection sessions.',
  });
  expect(dialog).toHaveTextContent('You do not have enough sessions');
  expect(dialog).toHaveTextContent('Buy 18 or more');
  expect(within(dialog).getByRole('link', { name: 'Buy sessions' })).toHaveAttribute(
    'href',
    expect.stringContaining('/pricing'),
  );
});
