import { CALLS } from '@fovea/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toTestAnalysis } from '#shared/paths.ts';
import { useTexts } from '#studio/texts.ts';
import { answer } from '#testing/answer.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, toParticipant, toRecordedPage } from '#testing/records.ts';

const t = readTexts(useTexts);
const FIRST = toPage();
const PROJECT = toProject({ status: 'edit', joined: 0, completed: 0, pages: [FIRST] });

it('shows a test run alone as "You (test)", before anybody has taken part', async () => {
  const you = toParticipant({ subjectId: 'You (test)' });
  const counted = answerRecords({ participants: [you], pages: [toRecordedPage(FIRST.id, 1)] });
  answer(CALLS.getTestRecords, {
    test: {
      presignedUrl: 'https://files.test/test-records.json',
      expiresAt: '2026-11-16T12:00:00.000Z',
      joinedAt: '2026-11-16T11:00:00.000Z',
    },
  });
  answerShell();
  answerProject(PROJECT);
  await openScreen(toTestAnalysis(PROJECT.id), { self: toUser() });
  expect(await screen.findByRole('button', { name: /^You \(test\)/ })).toBeVisible();
  expect(counted.asked).toEqual([]);
  // A test is in no count, so it cannot be taken out of one.
  expect(screen.queryByRole('button', { name: t('more', { id: 'You (test)' }) })).toBeNull();
});
