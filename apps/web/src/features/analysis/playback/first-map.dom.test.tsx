import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toAnalysis } from '#shared/paths.ts';
import type { HeatAsked } from '#studio/heat/heat-messages.ts';
import type { FirstRecords, RecordsRequest } from '#studio/records/records-reader.ts';
import { useTexts } from '#studio/texts.ts';
import { setWorkerReply } from '#testing/browser-gaps.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, replyWith, toParticipant } from '#testing/records.ts';

const t = readTexts(useTexts);
const PAGE = toPage();
const PEOPLE = Array.from({ length: 6 }, (_, i) =>
  toParticipant({ subjectId: `P00${i + 1}`, recordingId: toId(600 + i), validity: 95 }),
);
const PROJECT = toProject({ status: 'active', type: 'pro', completed: 6, pages: [PAGE] });
const picture = { slot: 0, columns: 100, rows: 150, cells: Int32Array.of(7) };
const FIRST: FirstRecords = {
  participants: PEOPLE,
  pages: [],
  favourites: [],
  maps: new Map([
    [PAGE.id, { page: 0, people: 6, pictures: [{ ...picture, amounts: Float64Array.of(900) }] }],
  ]),
};

/** The worker has told what comes first, and is still reading. */
async function open(search = ''): Promise<HeatAsked[]> {
  answerShell();
  answerProject(PROJECT);
  const records = { participants: PEOPLE, pages: [] };
  answerRecords(records);
  const asked: HeatAsked[] = [];
  setWorkerReply((request) => {
    if ((request as RecordsRequest).ask === 'open') return { first: FIRST };
    asked.push(request as HeatAsked);
    return replyWith(records, request);
  });
  const user = await openScreen(`${toAnalysis(PROJECT.id)}${search}`, { self: toUser() });
  await user.click(await screen.findByRole('tab', { name: /^Participants/ }));
  return asked;
}

it('Above 2,000 people the stored map comes first, with who took part, while fixations are read', async () => {
  const asked = await open();
  expect(await screen.findByRole('region', { name: t('legend') })).toBeVisible();
  expect(screen.getByText(t('loading'))).toBeVisible();
  expect(await screen.findByText('P006')).toBeInTheDocument();
  const page = asked.find((each) => each.kind === 'page');
  expect(page?.page).toMatchObject({ fixations: [], stored: { people: 6 } });
  expect([...(page?.page.stored?.ms ?? [])]).toEqual([900]);
});

it('is not shown where somebody asked for others than the default filter keeps', async () => {
  const asked = await open('?bands=reliable&view=overall&mode=heatmap');
  expect(await screen.findByText('P006')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
