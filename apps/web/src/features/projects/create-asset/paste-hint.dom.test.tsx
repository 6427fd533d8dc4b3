import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDialog } from '#testing/open-dialog.tsx';
import { answerProject, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

it('offers to paste a picture only where pictures are added', async () => {
  const project = toProject();
  answerProject(project);
  const user = await openDialog('createAsset', {
    projectId: project.id,
    onPage: () => undefined,
    onQuestion: () => undefined,
  });
  expect(await screen.findByText(t('paste'))).toBeVisible();
  for (const tab of ['video', 'survey'] as const) {
    await user.click(screen.getByRole('tab', { name: t(tab) }));
    expect(screen.queryByText(t('paste'))).toBeNull();
  }
  await user.click(screen.getByRole('tab', { name: t('image') }));
  expect(screen.getByText(t('paste'))).toBeVisible();
});
