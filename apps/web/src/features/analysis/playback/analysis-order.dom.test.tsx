import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toAnalysis } from '#shared/paths.ts';
import { useTexts } from '#studio/texts.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, toParticipant, toRecordedPage } from '#testing/records.ts';

const t = readTexts(useTexts);
/** Every person looks to the upper left, and then to the upper right. */
const LOOK = {
  onsetMs: Float32Array.of(0, 4_500),
  offsetMs: Float32Array.of(4_000, 7_000),
  xPx: Float32Array.of(20, 370),
  yPx: Float32Array.of(60, 60),
};

async function open(count: number, kind: 'image' | 'video' = 'image') {
  const page = toPage({ kind });
  const people = Array.from({ length: count }, (_, i) =>
    toParticipant({ subjectId: `P0${i + 10}`, recordingId: toId(600 + i), validity: 95 }),
  );
  answerShell();
  const counts = { joined: count, completed: count };
  const project = toProject({ status: 'active', type: 'basic', ...counts, pages: [page] });
  answerProject(project);
  answerRecords({
    participants: people,
    pages: [
      {
        ...toRecordedPage(page.id, count),
        fixations: people.map(() => LOOK),
        figures: people.map(() => ({ shownMs: 8_000, rateHz: 30, validMs: 8_000 }) as never),
      },
    ],
  });
  return openScreen(`${toAnalysis(project.id)}?view=overall&mode=gazePath`, { self: toUser() });
}

const listSteps = () =>
  within(screen.getByRole('region', { name: t('legend') }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
const toName = (number: number, field: 'field_topLeft' | 'field_topRight') =>
  t('peakNumber', { number, place: t(field) });

it('draws the order of peaks for more than 12 people, and one path while a person is pointed at', async () => {
  const user = await open(13);
  const basis = t('orderBasis', { count: 13, from: '0.0', to: '8.0' });
  expect(await screen.findByText(basis)).toBeVisible();
  expect(listSteps()).toEqual([
    t('orderPlace', { name: toName(1, 'field_topLeft'), percent: '100%' }),
    t('orderPlace', { name: toName(2, 'field_topRight'), percent: '100%' }),
  ]);
  expect(screen.queryByText(t('circleNumber'))).toBeNull();
  await user.hover(screen.getByRole('button', { name: /^P010/ }));
  expect(screen.getByText(t('circleNumber'))).toBeVisible();
  await user.unhover(screen.getByRole('button', { name: /^P010/ }));
  expect(screen.queryByText(t('circleNumber'))).toBeNull();
});

it('draws the paths of 12 people', async () => {
  await open(12);
  await screen.findByRole('button', { name: /^P010/ });
  expect(screen.queryByText(t('order'))).toBeNull();
});

it('leaves a film without areas its paths, as its peaks are of no moment of it', async () => {
  await open(13, 'video');
  await screen.findByRole('button', { name: /^P010/ });
  expect(screen.queryByText(t('order'))).toBeNull();
});
