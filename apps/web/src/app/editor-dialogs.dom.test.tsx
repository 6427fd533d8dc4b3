// Where the editor and its dialogs meet.
import { type Language, LIMITS, type Page, type Project } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useTexts as useActivateProjectTexts } from '#features/projects/activate/texts.ts';
import { useTexts as useCreateAssetTexts } from '#features/projects/create-asset/texts.ts';
import { useReviewTexts } from '#features/projects/editor/review/texts.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { isIncomplete } from '#features/projects/model/page-faults.ts';
import { useCreditTexts } from '#features/projects/parts/credit-texts.ts';
import { useTexts as useUpgradeProjectTexts } from '#features/projects/upgrade/texts.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { keepProject, openEditor, toQuestionPage } from '#testing/project-editor.ts';
import { toAsset, toId, toPage, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';

const t = readTexts(useTexts);
const s = readTexts(useSettingsTexts);
const review = readTexts(useReviewTexts);
const start = readTexts(useActivateProjectTexts);
const add = readTexts(useCreateAssetTexts);
const sessions = readTexts(useCreditTexts);
const upgrade = readTexts(useUpgradeProjectTexts);
const PICTURE = toPage();

const findRows = () =>
  within(screen.getByRole('region', { name: t('pageList') })).getAllByRole('listitem');
const findActivate = () => screen.getByRole('button', { name: t('activate') });
const openProjectTab = (user: UserEvent) =>
  user.click(screen.getByRole('tab', { name: s('projectTab') }));
const findType = (type: 'basic' | 'pro') => screen.getByRole('radio', { name: sessions(type) });

describe('a project that cannot start yet', () => {
  const missing = (pages: readonly Page[]) => toProject({ pages: [PICTURE, ...pages] });

  async function showPage(project: Project, language: Language = 'en'): Promise<UserEvent> {
    keepProject(project);
    const user = await openEditor(project, language);
    await openProjectTab(user);
    await user.click(findActivate());
    const number = project.pages.findIndex(isIncomplete) + 1;
    const jump = await screen.findByRole('button', { name: review('toPage', { number }) });
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectFocus(() => jump);
    await user.keyboard('{Enter}');
    return user;
  }

  it.each(['en', 'ko'] as const)('leads to the question without words, %s', async (language) => {
    await showPage(missing([toQuestionPage(801, { text: '' })]), language);
    await expectFocus(() => screen.getByLabelText(s('question')));
    expect(screen.getByLabelText(s('question'))).toHaveAccessibleDescription(s('questionMissing'));
    expect(within(findRows()[1] as HTMLElement).getAllByRole('button')[0]).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('leads to the choice without words', async () => {
    await showPage(missing([toQuestionPage(801), toQuestionPage(802, { choices: ['Yuzu', ' '] })]));
    await expectFocus(() => screen.getByLabelText(s('choiceOf', { number: 2 })));
    expect(screen.getByText(s('choiceMissing'))).toBeVisible();
  });

  it('leads to where a choice can be added when there are too few', async () => {
    await showPage(missing([toQuestionPage(801, { choices: ['Yuzu'] })]));
    await expectFocus(() => screen.getByRole('button', { name: s('addChoice') }));
    expect(screen.getByText(s('tooFewChoices'))).toBeVisible();
  });

  it.each([
    ['is missing', null, 'choose'],
    [
      'was refused',
      toAsset({ id: toId(901), status: 'refused', refusal: 'not_a_picture' }),
      'replace',
    ],
  ] as const)('leads to the picture that %s', async (_name, asset, button) => {
    await showPage(missing([toPage({ id: toId(801), position: 1, assets: [asset] })]));
    await expectFocus(() => screen.getByRole('button', { name: s(button) }));
  });

  it('says that no pages are selected', async () => {
    const project = toProject({ pages: [] });
    keepProject(project);
    const user = await openEditor(project);
    await user.click(findActivate());
    const dialog = await screen.findByRole('dialog', { name: 'No pages are selected.' });
    await user.click(within(dialog).getByRole('button', { name: start('close') }));
    await expectFocus(findActivate);
    await user.click(findActivate());
    await user.click(await screen.findByRole('button', { name: start('review') }));
    await expectFocus(() => screen.getByRole('button', { name: review('addPage') }));
  });
});

describe('a new question', () => {
  async function reachQuestion(): Promise<UserEvent> {
    const user = await openEditor(toProject());
    await user.click(screen.getByRole('button', { name: t('addPage') }));
    const tab = await screen.findByRole('tab', { name: add('survey') });
    expect(screen.getByText(add('paste'))).toBeVisible();
    await user.click(tab);
    expect(screen.queryByText(add('paste'))).toBeNull();
    return user;
  }

  it('takes the focus', async () => {
    const { findSaved } = keepProject(toProject());
    const user = await reachQuestion();
    await user.click(screen.getByRole('button', { name: add('addQuestion') }));
    await expectFocus(() => screen.getByLabelText(s('question')));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(s('questionMissing'))).toBeNull();
    await user.paste('Which?');
    await waitFor(() => expect(findRows()[1]).toHaveTextContent('Which?'));
    await waitFor(() => expect(findSaved()?.pages[1]?.question?.text).toBe('Which?'));
    // Unsent changes would be sent in the middle of the next test.
    await screen.findByText(t('savedNow'));
  });

  it('is not added to a project that has all its pages', async () => {
    const pages = Array.from({ length: LIMITS.pagesMax }, (_, position) =>
      toPage({ id: toId(1_000 + position), position }),
    );
    const project = toProject({ pages });
    keepProject(project);
    const user = await openEditor(project);
    await user.click(screen.getByRole('button', { name: t('addPage') }));
    await user.click(await screen.findByRole('tab', { name: add('survey') }));
    await user.click(screen.getByRole('button', { name: add('addQuestion') }));
    expect(await screen.findByText(t('pagesFull', { count: LIMITS.pagesMax }))).toBeVisible();
    expect(findRows()).toHaveLength(LIMITS.pagesMax);
  });
});

describe("'Basic to pro costs sessions, needs confirmation, and shows balance, cost and remaining.'", () => {
  it('asks first, with balance, cost and remaining', async () => {
    const { settings } = keepProject(toProject());
    const user = await openEditor(toProject());
    await openProjectTab(user);
    await user.click(findType('pro'));
    const dialog = await screen.findByRole('alertdialog', { name: upgrade('title') });
    expect(await within(dialog).findByText(sessions('sessions', { count: 120 }))).toBeVisible();
    expect(dialog).toHaveTextContent(`${sessions('cost', { count: 20 })}−20`);
    expect(dialog).toHaveTextContent(
      `${sessions('remaining')}${sessions('sessions', { count: 100 })}`,
    );
    await user.click(within(dialog).getByRole('button', { name: upgrade('notYet') }));
    expect(findType('basic')).toBeChecked();
    expect(settings.asked).toEqual([]);
  });

  it('is done once it is confirmed, and the line says what remains', async () => {
    const { settings } = keepProject(toProject());
    const user = await openEditor(toProject());
    await openProjectTab(user);
    await user.click(findType('pro'));
    const dialog = await screen.findByRole('alertdialog', { name: upgrade('title') });
    await user.click(within(dialog).getByRole('button', { name: upgrade('upgrade') }));
    await waitFor(() => expect(findType('pro')).toBeChecked());
    expect(settings.asked.map(({ body }) => body)).toEqual([{ type: 'pro' }]);
    const line = sessions('needsOfLeaving', { count: 20, balance: 120, after: 100 });
    expect(await screen.findByText((_, node) => node?.textContent === line)).toBeVisible();
  });

  it('counts the target that was just typed', async () => {
    const { findSaved } = keepProject(toProject());
    const user = await openEditor(toProject());
    await openProjectTab(user);
    await user.click(screen.getByRole('button', { name: s('more') }));
    await user.click(findType('pro'));
    const dialog = await screen.findByRole('alertdialog', { name: upgrade('title') });
    await waitFor(() => expect(dialog).toHaveTextContent(sessions('cost', { count: 21 })));
    expect(findSaved()?.settings.maxParticipant).toBe(21);
  });

  it('goes back to Basic without a question, since nothing was taken', async () => {
    const { findSaved } = keepProject(toProject({ type: 'pro' }));
    const user = await openEditor(toProject({ type: 'pro' }));
    await openProjectTab(user);
    await user.click(findType('basic'));
    await waitFor(() => expect(findType('basic')).toBeChecked());
    await waitFor(() => expect(findSaved()?.settings.type).toBe('basic'));
  });
});
