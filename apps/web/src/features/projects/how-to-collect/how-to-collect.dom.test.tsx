import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import collectEn from '#features/projects/model/collect.en.json' with { type: 'json' };
import { expectFocus } from '#testing/expect-focus.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import en from './how-to-collect.en.json' with { type: 'json' };
import ko from './how-to-collect.ko.json' with { type: 'json' };

const t = readTexts({ en, ko });
const ACTIVE = toProject({ status: 'active' });

const findDialog = () => screen.findByRole('dialog', { name: t('title') });

it('tells the four steps, with link and invitation at hand', async () => {
  answerProject(ACTIVE);
  const user = await openDialog('howToCollectData', { projectId: ACTIVE.id });
  const dialog = within(await findDialog());
  const copyLink = await dialog.findByRole('button', { name: t('copyLink') });
  expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  await user.click(copyLink);
  expect(await screen.findByText(collectEn.linkCopied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ACTIVE.link);
  await user.click(dialog.getByRole('button', { name: t('copyInvitation') }));
  expect(await screen.findByText(collectEn.invitationCopied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain(ACTIVE.name);
});

it.each(['en', 'ko'] as const)('says that it is opened on a tablet, %s', async (language) => {
  const project = toProject({ status: 'active', device: 'tablet' });
  answerProject(project);
  await openDialog('howToCollectData', { projectId: project.id }, { self: toUser(), language });
  const dialog = within(await findDialog());
  const device = t('tablet');
  expect(
    await dialog.findByRole('heading', { name: `2 ${t('openTitle', { device })}` }),
  ).toBeVisible();
  expect(dialog.getByText(t('privacy', { device }))).toBeVisible();
});

it('has nothing to copy before the project collects, and closes by Escape', async () => {
  answerProject(toProject());
  const user = await openDialog('howToCollectData', { projectId: ACTIVE.id });
  const dialog = within(await findDialog());
  expect(dialog.queryByRole('button', { name: t('copyLink') })).toBeNull();
  await expectFocus(() => dialog.getByRole('button', { name: t('close') }));
  await user.keyboard('{Escape}');
  await expectClosed();
});
