import { toCodeText } from '@fovea/contract/project-code';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getShareTexts } from '#features/projects/model/share.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: collectEn } = getShareTexts.dictionaries;
const t = readTexts(useTexts);
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

it.each(['en', 'ko'] as const)('is printable as a sheet with QR, %s', async (language) => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const project = toProject({ status: 'active', password: 'Sesame-4711' });
  answerProject(project);
  const user = await openDialog(
    'howToCollectData',
    { projectId: project.id },
    { self: toUser(), language },
  );
  await user.click(await screen.findByRole('button', { name: t('print') }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector<HTMLElement>('[data-sheet]');
  if (sheet === null) throw new Error('no sheet');
  expect(sheet.querySelector('svg[role="img"]')).toHaveAttribute('aria-label', t('qrLabel'));
  expect(sheet).toHaveTextContent(project.name);
  expect(sheet).toHaveTextContent(project.link ?? '');
  expect(sheet).toHaveTextContent(toCodeText(project.code ?? ''));
  expect(sheet).not.toHaveTextContent('Sesame-4711');
  expect(sheet.querySelectorAll('h3')).toHaveLength(4);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-sheet]')).toBeNull();
});

it('has nothing to copy before the project collects, and closes by Escape', async () => {
  answerProject(toProject());
  const user = await openDialog('howToCollectData', { projectId: ACTIVE.id });
  const dialog = within(await findDialog());
  expect(dialog.queryByRole('button', { name: t('copyLink') })).toBeNull();
  expect(dialog.queryByRole('button', { name: t('print') })).toBeNull();
  await expectFocus(() => dialog.getByRole('button', { name: t('close') }));
  await user.keyboard('{Escape}');
  await expectClosed();
});
