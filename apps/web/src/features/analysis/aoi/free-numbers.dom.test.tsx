import { CALLS } from '@fovea/contract';
import type { DecodedRecords } from '@fovea/records';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { answer } from '#testing/answer.ts';
import { toAoi, toKeyframe } from '#testing/aois.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { answerRecords, toParticipant, toRecordedPage } from '#testing/records.ts';

const PAGE = toPage();
const PEOPLE = [1, 2, 3].map((i) => toParticipant({ recordingId: toId(600 + i), validity: 95 }));
/** All that is kept of the figures of a free project. */
const TIMES = { shownMs: 8_000, rateHz: 30, validMs: 8_000 } as never;
/** An area over the whole picture. */
const EVERYWHERE = toAoi({
  keyframes: [toKeyframe({ shape: { type: 'rectangle', x: 0, y: 0, width: 1, height: 1 } })],
});

async function readNumbers(figures: DecodedRecords['pages'][number]['figures']) {
  // A stage without a size has no room for a picture.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  const project = toProject({ status: 'done', type: 'basic', completed: 3, pages: [PAGE] });
  answerShell();
  answerProject(project);
  const recorded = { ...toRecordedPage(PAGE.id, PEOPLE.length), figures };
  answerRecords({ type: 'basic', participants: PEOPLE, pages: [recorded] });
  answer(CALLS.listAois, { aoiList: [EVERYWHERE] });
  await openScreen(PATHS.aoi.replace(':id', project.id), { self: toUser() });
  const row = await screen.findByRole('row', { name: /^Headline/ });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

it('a free project shows how many looked at an area, and not zero', async () => {
  const [attention, , , seenBy] = await readNumbers(PEOPLE.map(() => TIMES));
  expect([attention, seenBy]).toEqual(['100%', '100%']);
});

it('shows a dash, and not zero, of people whose times are not known', async () => {
  const numbers = await readNumbers([]);
  expect(numbers.slice(0, 4)).toEqual(['–', '–', '–', '–']);
});
