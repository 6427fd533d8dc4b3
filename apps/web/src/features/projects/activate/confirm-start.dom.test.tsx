import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDialog } from '#testing/open-dialog.tsx';
import { answerProject, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

it('says how long the project is with questions, videos and the review', async () => {
  // One picture of 8 s; the rest is what its timer does not know.
  const project = toProject({ lengthMs: 39_000 });
  answerProject(project);
  await openDialog('activate', { projectId: project.id });
  const length = await screen.findByText(t('pagesValue', { count: 1, length: '39 s' }));
  expect(length).toBeVisible();
});
