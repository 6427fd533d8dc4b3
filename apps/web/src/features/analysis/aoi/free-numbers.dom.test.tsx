import { CALLS } from '@fovea/contract';
import type { DecodedRecords } from '@fovea/records';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTexts as useEditorTexts } from '#features/analysis/aoi/texts.ts';
import { PATHS } from '#shared/paths.ts';
import { useTexts } from '#studio/aoi/numbers/texts.ts';
import { answer } from '#testing/answer.ts';
import { toAoi, toKeyframe } from '#testing/aois.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, toParticipant, toRecordedPage } from '#testing/records.ts';

const t = readTexts(useTexts);
const editor = readTexts(useEditorTexts);
const PAGE = toPage();
const PEOPLE = [1, 2, 3].map((i) => toParticipant({ recordingId: toId(600 + i), validity: 95 }));
/** All that is kept of the figures of a free project. */
const TIMES = { shownMs: 8_000, rateHz: 30, validMs: 8_000 } as never;
/** An area over the whole picture. */
const EVERYWHERE = toAoi({
  keyframes: [toKeyframe({ shape: { type: 'rectangle', x: 0, y: 0, width: 1, height: 1 } })],
});

/** Another project for each test: a page keeps what was done to one. */
let projects = 0;

async function open(figures: DecodedRecords['pages'][number]['figures']) {
  // A stage without a size has no room for a picture.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  const id = toId(6_500 + ++projects);
  answerShell();
  answerProject(toProject({ id, status: 'done', type: 'basic', completed: 3, pages: [PAGE] }));
  const recorded = { ...toRecordedPage(PAGE.id, PEOPLE.length), figures };
  answerRecords({ type: 'basic', participants: PEOPLE, pages: [recorded] });
  answer(CALLS.listAois, { aoiList: [EVERYWHERE] });
  const user = await openScreen(PATHS.aoi.replace(':id', id), { self: toUser() });
  const list = within(await screen.findByRole('list', { name: editor('aois') }));
  await user.click(list.getByRole('button', { name: /^Headline/ }));
  const row = await screen.findByRole('row', { name: /^Headline/ });
  const cells = within(row).getAllByRole('cell');
  const growth = await screen.findByRole('region', {
    name: t('seenOverTime', { name: 'Headline' }),
  });
  return { numbers: cells.map(({ textContent }) => textContent), growth };
}

it('a free project shows how many looked at an area, and not zero', async () => {
  const { numbers, growth } = await open(PEOPLE.map(() => TIMES));
  expect([numbers[0], numbers[3]]).toEqual(['100%', '100%']);
  expect(growth).toHaveTextContent(t('growthText', { percent: 100, seconds: '8.0' }));
});

it('where it is not known how many looked at an area, there is a dash and not zero', async () => {
  const { numbers, growth } = await open([]);
  expect(numbers.slice(0, 4)).toEqual(Array(4).fill(t('none')));
  expect(growth).toHaveTextContent(t('none'));
  expect(growth).not.toHaveTextContent('0%');
});
