import { CALLS } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '#testing/answer.ts';
import { openDialog } from '#testing/open-dialog.tsx';
import { answerProject, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const PRO = toProject({ status: 'active', type: 'pro' });

/** Once the balance is known. */
const findChange = (count: number) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: t('change', { count }) });
    expect(button).toBeEnabled();
    return button;
  });
const findShortage = () =>
  screen.findByRole('dialog', { name: 'Insufficient data collection sessions.' });

async function open(balance: number) {
  answerProject(PRO, balance);
  return openDialog('changeTarget', { projectId: PRO.id });
}

it('says how many sessions are missing, and adds as many as there are', async () => {
  const user = await open(4);
  await user.click(await findChange(30));
  const dialog = within(await findShortage());
  expect(dialog.getByText('Buy 6 or more')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Buy sessions' })).toHaveAttribute(
    'href',
    expect.stringContaining('sessions=6'),
  );
  await user.click(dialog.getByRole('button', { name: 'Change number' }));
  expect(await findChange(24)).toBeVisible();
});

it('offers nothing to somebody without any session', async () => {
  const user = await open(0);
  await user.click(await findChange(30));
  const dialog = within(await findShortage());
  expect(dialog.queryByRole('button', { name: 'Change number' })).toBeNull();
});

it('says so too when the server counts fewer sessions', async () => {
  const user = await open(120);
  refuse(CALLS.changeTarget, 'credits_insufficient', { balance: 3, needed: 10 });
  await user.click(await findChange(30));
  const dialog = within(await findShortage());
  expect(dialog.getByText('Add 3 instead')).toBeVisible();
});
