import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS, toAnalysis } from '#shared/paths.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, toParticipant } from '#testing/records.ts';
import en from './aoi-editor.en.json' with { type: 'json' };
import ko from './aoi-editor.ko.json' with { type: 'json' };

const t = readTexts({ en, ko });
const PROJECT = toProject({ status: 'done', joined: 1, completed: 1 });

it('leads back to the analysis, which has kept its data', async () => {
  answerShell();
  answerProject(PROJECT);
  const records = answerRecords({ participants: [toParticipant()], pages: [] });
  const user = await openScreen(PATHS.aoi.replace(':id', PROJECT.id), { self: toUser() });
  // It says that it is in the works.
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  const back = await screen.findByRole('link', { name: t('back') });
  expect(back).toHaveAttribute('href', toAnalysis(PROJECT.id));
  await user.click(back);
  expect(
    await screen.findByRole('heading', { level: 1, name: new RegExp(PROJECT.name) }),
  ).toBeVisible();
  expect(records.asked).toHaveLength(1);
});
