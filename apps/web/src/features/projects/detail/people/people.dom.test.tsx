import { CALLS, type Language } from '@fovea/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toProject as toPath } from '#shared/paths.ts';
import { answer, refuse } from '#testing/answer.ts';
import { toFunnel, toPart } from '#testing/funnel.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, toParticipant } from '#testing/records.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const DONE = toProject({ status: 'done', type: 'pro', joined: 3, completed: 3 });
const RECORDS = {
  participants: [
    toParticipant({ subjectId: 'P-001', validity: 92, errorMm: 8.6 }),
    toParticipant({
      subjectId: 'P-002',
      validity: 85,
      recordingId: toId(601),
      components: { samplingRate: 100, integrity: 85, onScreen: 100 },
    }),
    toParticipant({
      subjectId: 'P-003',
      validity: 5,
      recordingId: toId(602),
      qualityFlags: ['light'],
    }),
  ],
  pages: [],
};
const FUNNEL = toFunnel({ opened: 9, declined: 1, all: toPart([6, 5, 4, 3]) });

async function open(
  marks: Parameters<typeof answerRecords>[1] = [],
  language: Language = 'en',
  outside: Parameters<typeof answerRecords>[2] = [],
) {
  answerShell();
  answerProject(DONE);
  answer(CALLS.getFunnel, FUNNEL);
  answerRecords(RECORDS, marks, outside);
  const user = await openScreen(toPath(DONE.id), { self: toUser({ language }), language });
  const list = within(await screen.findByRole('table'));
  return { user, list };
}

it.each(['en', 'ko'] as const)(
  'lists the newest first: number, time, device, validity, measured error, the one main reason, %s',
  async (language) => {
    const { list } = await open([], language);
    const rows = list.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'P-003',
      'P-002',
      'P-001',
    ]);
    expect(rows[0]).toHaveTextContent(new RegExp(t('tooDark'), 'i'));
    expect(rows[1]).toHaveTextContent(new RegExp(t('faceLost'), 'i'));
    expect(rows[2]).toHaveTextContent(t('cm', { value: 0.9 }));
  },
);

it('marks data invalid with a reason, and undoes it', async () => {
  const { user, list } = await open();
  const mark = { recordingId: toId(602), returned: false };
  const marked = answer(CALLS.markRecording, { mark });
  await user.click(list.getByRole('button', { name: t('markLabel', { name: 'P-003' }) }));
  await user.type(await screen.findByRole('textbox', { name: t('markReason') }), 'A child held it');
  answerRecords(RECORDS, [mark]);
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: t('markInvalid') }),
  );
  expect(await list.findByText(t('isMarked'))).toBeVisible();
  expect(marked.asked).toEqual([
    { params: { id: toId(602) }, body: { valid: false, reason: 'A child held it' } },
  ]);
  const undone = answer(CALLS.markRecording, { mark: null });
  answerRecords(RECORDS, []);
  await user.click(list.getByRole('button', { name: t('undoLabel', { name: 'P-003' }) }));
  expect(
    await list.findByRole('button', { name: t('markLabel', { name: 'P-003' }) }),
  ).toBeVisible();
  expect(undone.asked).toEqual([{ params: { id: toId(602) }, body: { valid: true } }]);
});

it('says when a mark cannot be undone any more: no place is left', async () => {
  const { user, list } = await open([{ recordingId: toId(602), returned: true }]);
  expect(list.getByText(t('isReturned'))).toBeVisible();
  refuse(CALLS.markRecording, 'mark_final');
  await user.click(list.getByRole('button', { name: t('undoLabel', { name: 'P-003' }) }));
  expect(await screen.findByRole('status')).toBeVisible();
  expect(list.getByText(t('isReturned'))).toBeVisible();
});

it.each(['en', 'ko'] as const)(
  'lists whose data is kept outside the records: who waits, and whose session came back, %s',
  async (language) => {
    const returned = toId(604);
    const { user, list } = await open([{ recordingId: returned, returned: true }], language, [
      { recordingId: toId(605), subjectId: 'P-005', deviceName: 'iPhone 15', state: 'waiting' },
      { recordingId: returned, subjectId: 'P-004', deviceName: 'Pixel 8', state: 'returned' },
      { recordingId: toId(602), subjectId: 'P-003', deviceName: 'Pixel 8', state: 'returned' },
    ]);
    const rows = list.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'P-005',
      'P-004',
      'P-003',
      'P-002',
      'P-001',
    ]);
    expect(rows[0]).toHaveTextContent(t('isWaiting'));
    expect(rows[0]).toHaveTextContent('iPhone 15');
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    expect(rows[1]).toHaveTextContent(t('isReturned'));
    const undone = answer(CALLS.markRecording, { mark: null });
    await user.click(list.getByRole('button', { name: t('undoLabel', { name: 'P-004' }) }));
    expect(undone.asked).toEqual([{ params: { id: returned }, body: { valid: true } }]);
  },
);

it('shows the flow of people, "opened to valid, each loss with its reason"', async () => {
  await open();
  const flow = within(screen.getByRole('region', { name: t('flow') }));
  const stages = flow.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(stages[0]).toBe(
    `${t('opened')}9${t('lost', { count: 1, reason: t('declined') })}, ${t('lost', { count: 2, reason: t('closed') })}`,
  );
  expect(stages.at(-2)).toContain(t('lost', { count: 1, reason: t('tooDark') }));
  expect(stages.at(-1)).toBe(`${t('valid')}2`);
});
