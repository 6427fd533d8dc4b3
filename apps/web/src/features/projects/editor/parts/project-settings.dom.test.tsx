import { CALLS, LIMITS, type Project } from '@fovea/contract';
import { TooltipProvider } from '@fovea/ui';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { useCreditTexts } from '#features/projects/parts/credit-texts.ts';
import { useModals } from '#shared/modals/modals.ts';
import { answer } from '#testing/answer.ts';
import { openPart } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { toHashtag, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { ProjectSettings } from './project-settings.tsx';

const t = readTexts(useSettingsTexts);
const s = readTexts(useCreditTexts);

let kept: Project;
const handleUpgrade = vi.fn();

function Settings({ first }: { first: Project }) {
  const [project, setProject] = useState(first);
  kept = project;
  return (
    <TooltipProvider>
      <ProjectSettings
        project={project}
        onProject={(patch) => setProject((before) => ({ ...before, ...patch }))}
        onUpgrade={handleUpgrade}
      />
    </TooltipProvider>
  );
}

function open(change: Partial<Project> = {}): Promise<UserEvent> {
  answer(CALLS.getCredits, { balance: 12, parts: [] });
  return openPart(<Settings first={toProject(change)} />, { self: toUser() });
}

const findName = () => screen.getByRole('textbox', { name: new RegExp(`^${t('name')}`) });
const findPassword = () => screen.getByLabelText(t('password'), { selector: 'input' });

it('keeps no empty name: leaving the field brings the last one back', async () => {
  const user = await open();
  await user.clear(findName());
  expect(findName()).toHaveAccessibleDescription(expect.stringContaining(t('nameMissing')));
  await user.tab();
  expect(findName()).toHaveValue('Yuzu ad');
  await user.type(findName(), ' 2');
  expect(kept.name).toBe('Yuzu ad 2');
});

it('asks before a project becomes Pro', async () => {
  handleUpgrade.mockClear();
  const user = await open();
  expect(screen.queryByText(s('usedAtStart'))).toBeNull();
  await user.click(screen.getByRole('radio', { name: s('pro') }));
  expect(handleUpgrade).toHaveBeenCalledOnce();
  expect(kept.type).toBe('basic');
});

it('says what a Pro project will take, and how many sessions are missing', async () => {
  const user = await open({ type: 'pro' });
  expect(await screen.findByText(s('isMissing', { count: 8 }))).toBeVisible();
  await user.tripleClick(screen.getByRole('spinbutton', { name: t('target') }));
  await user.keyboard('10{Tab}');
  await waitFor(() => expect(screen.getByText(s('usedAtStart'))).toBeVisible());
  expect(kept.maxParticipant).toBe(10);
});

it('keeps a password that is long enough and has no spaces, and says which is not', async () => {
  const user = await open();
  await user.type(findPassword(), 'abc');
  expect(findPassword()).not.toHaveAccessibleDescription(
    expect.stringContaining(t('passwordShort')),
  );
  await user.tab();
  expect(findPassword()).toHaveAccessibleDescription(expect.stringContaining(t('passwordShort')));
  expect(kept.password).toBeNull();
  await user.type(findPassword(), 'd');
  expect(kept.password).toBe('abcd');
  await user.type(findPassword(), ' e');
  expect(kept.password).toBe('abcd');
});

it('makes a password up, and takes it away again', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: t('generate') }));
  expect(kept.password?.length).toBeGreaterThanOrEqual(LIMITS.projectPasswordMinLength);
  expect(findPassword()).toHaveValue(kept.password);
  await user.click(screen.getByRole('button', { name: t('takeAway') }));
  expect(kept.password).toBeNull();
  expect(screen.queryByRole('button', { name: t('takeAway') })).toBeNull();
});

it('sets the time of new pages, in the steps that there are', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: t('longer') }));
  expect(kept.timerMs).toBe(8_000 + LIMITS.timerStepMs);
  const seconds = screen.getByRole('spinbutton', { name: t('defaultTimer') });
  await user.tripleClick(seconds);
  await user.keyboard('9999{Tab}');
  expect(kept.timerMs).toBe(LIMITS.timerMaxMs);
});

it('shuffles, and shows all again at the end', async () => {
  const user = await open();
  await user.click(screen.getByRole('switch', { name: new RegExp(`^${t('shuffle')}`) }));
  await user.click(screen.getByRole('switch', { name: new RegExp(`^${t('finalReview')}`) }));
  expect(kept).toMatchObject({ shuffle: true, finalReview: true });
});

it('keeps gaze for 30 to 365 days after the end, 180 unless somebody sets it', async () => {
  const user = await open();
  const days = screen.getByRole('spinbutton', { name: t('retention') });
  expect(days).toHaveValue('180');
  await user.click(screen.getByRole('button', { name: t('fewerDays') }));
  expect(kept.retentionDays).toBe(179);
  for (const [typed, taken] of [
    ['7', LIMITS.retentionMinDays],
    ['999', LIMITS.retentionMaxDays],
  ] as const) {
    await user.tripleClick(days);
    await user.keyboard(`${typed}{Tab}`);
    expect(kept.retentionDays).toBe(taken);
  }
});

it('leads to the hashtags, which it names', async () => {
  answer(CALLS.listHashtags, { hashtags: [] });
  const user = await open({ hashtags: [toHashtag(1, 'packaging')] });
  expect(screen.getByText('#packaging')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('editHashtags') }));
  expect(useModals.getState().current?.key).toBe('addHashtag');
});

it('takes what participants read, each text by itself', async () => {
  const user = await open();
  await user.type(
    screen.getByRole('textbox', { name: new RegExp(t('briefing_title')) }),
    'A drink survey ',
  );
  await user.type(
    screen.getByRole('textbox', { name: new RegExp(t('briefing_instructions')) }),
    'Look around.{Enter}Take your time.',
  );
  expect(kept.briefing).toMatchObject({
    title: expect.stringContaining('A drink survey'),
    instructions: 'Look around.\nTake your time.',
    researcher: '',
  });
});
