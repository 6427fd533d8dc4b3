import { CALLS } from '@fovea/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import errorsEn from '#shared/api/errors.en.json' with { type: 'json' };
import { answer, refuse } from '#testing/answer.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import en from './test-run.en.json' with { type: 'json' };
import ko from './test-run.ko.json' with { type: 'json' };

const t = readTexts({ en, ko });
const PROJECT = toProject();
const token = 'a'.repeat(48);
const url = `https://go.example.com/t/${token}`;
const LINK = { token, url, expiresAt: '2026-11-17T12:30:00.000Z' };

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

it('speaks of a tablet where the project is for tablets', async () => {
  answer(CALLS.createTestLink, LINK);
  await open('tablet');
  expect(await screen.findByRole('dialog', { name: t('titleTablet') })).toBeVisible();
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
