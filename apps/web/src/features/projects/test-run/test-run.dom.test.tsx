import { CALLS } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { toTestAnalysis } from '#shared/paths.ts';
import { answer, refuse } from '#testing/answer.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const PROJECT = toProject();
const token = 'a'.repeat(48);
const url = `https://go.example.com/t/${token}`;
const LINK = { token, url, expiresAt: '2026-11-17T12:30:00.000Z' };

const answerTest = (joinedAt: string | null) =>
  answer(CALLS.getTestRecords, {
    test:
      joinedAt === null
        ? null
        : {
            joinedAt,
            presignedUrl: 'https://files.test/records.json',
            expiresAt: LINK.expiresAt,
          },
  });
beforeEach(() => void answerTest(null));

const open = (device: 'mobile' | 'tablet' = 'mobile') =>
  openDialog('testRun', { projectId: PROJECT.id, device });

it('makes a test link, as a QR code and to be copied, also in edit', async () => {
  const made = answer(CALLS.createTestLink, LINK);
  const user = await open();
  const dialog = within(await screen.findByRole('dialog', { name: t('title') }));
  expect(await dialog.findByRole('img', { name: t('code') })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: t('link') })).toHaveValue(url);
  expect(made.asked).toEqual([{ params: { id: PROJECT.id } }]);
  await user.keyboard('{Escape}');
  await expectClosed();
});

it('"Your test has arrived" with a way to analysis, once this link was used', async () => {
  answer(CALLS.createTestLink, LINK);
  answerTest('2026-11-17T11:59:59.000Z');
  const user = await open();
  expect(await screen.findByText(new RegExp(`^${t('earlier', { time: '' })}`))).toBeVisible();
  expect(screen.queryByText(t('arrived'))).toBeNull();
  answerTest('2026-11-17T12:00:01.000Z');
  expect(await screen.findByText(t('arrived'))).toBeVisible();
  const way = screen.getByRole('link', { name: t('analyse') });
  expect(way).toHaveAttribute('href', toTestAnalysis(PROJECT.id));
  await user.click(way);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('speaks of a tablet where the project is for tablets', async () => {
  answer(CALLS.createTestLink, LINK);
  await open('tablet');
  expect(await screen.findByRole('dialog', { name: t('titleTablet') })).toBeVisible();
});

it('says that a project has had its test runs of the day', async () => {
  refuse(CALLS.createTestLink, 'test_runs_limited');
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(errorsEn.test_runs_limited);
});

it('says what is missing before a project can be tried, and tries again', async () => {
  refuse(CALLS.createTestLink, 'project_not_ready');
  const user = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(errorsEn.project_not_ready);
  answer(CALLS.createTestLink, LINK);
  await user.click(screen.getByRole('button', { name: t('retry') }));
  expect(await screen.findByRole('img', { name: t('code') })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
