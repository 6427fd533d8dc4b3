import { CALLS, type Language, LIMITS, type OutsideRecording } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts as useDetailTexts } from '#features/projects/detail/texts.ts';
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
const tDetail = readTexts(useDetailTexts);
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

const toOutside = (change: Partial<OutsideRecording>): OutsideRecording => ({
  recordingId: toId(605),
  subjectId: 'P-005',
  deviceName: 'iPhone 15',
  state: 'waiting',
  flags: [],
  decideBy: null,
  ...change,
});

/** The project with as many people outside its records. */
function toCounted(outside: readonly OutsideRecording[]) {
  const count = (own: OutsideRecording['state']) =>
    outside.filter(({ state }) => state === own).length;
  const [waiting, flagged, leftOut] = [count('waiting'), count('flagged'), count('left_out')];
  return { ...DONE, waiting, flagged, leftOut };
}

async function open(
  marks: Parameters<typeof answerRecords>[1] = [],
  language: Language = 'en',
  outside: readonly OutsideRecording[] = [],
) {
  answerShell();
  answerProject(toCounted(outside));
  answer(CALLS.getFunnel, FUNNEL);
  answer(CALLS.listOutside, { outside: [...outside] });
  answerRecords(RECORDS, marks);
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
      toOutside({}),
      toOutside({ recordingId: returned, subjectId: 'P-004', state: 'returned' }),
      toOutside({ recordingId: toId(602), subjectId: 'P-003', state: 'returned' }),
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

it.each(['en', 'ko'] as const)(
  'has its owner decide of flagged people, with the reason and the days left, %s',
  async (language) => {
    const decideBy = new Date(Date.now() + LIMITS.flagDays * DAY_MS - 1_000).toISOString();
    const flagged = toOutside({ state: 'flagged', flags: ['replayed_trace'], decideBy });
    const { user, list } = await open([], language, [flagged]);
    const [row] = list.getAllByRole('row').slice(1);
    expect(row).toHaveTextContent(t('isFlagged', { count: LIMITS.flagDays }));
    expect(row).toHaveTextContent(new RegExp(t('replayed_trace'), 'i'));
    expect(within(row as HTMLElement).queryByRole('button', { name: /invalid/ })).toBeNull();
    const decided = answer(CALLS.markRecording, { mark: null });
    const leftOut = { ...flagged, state: 'left_out', decideBy: null } as const;
    answer(CALLS.listOutside, { outside: [leftOut] });
    await user.click(list.getByRole('button', { name: t('leaveOutLabel', { name: 'P-005' }) }));
    expect(await list.findByText(t('isLeftOut'))).toBeVisible();
    answer(CALLS.listOutside, { outside: [{ ...leftOut, state: 'waiting' }] });
    await user.click(list.getByRole('button', { name: t('countLabel', { name: 'P-005' }) }));
    expect(await list.findByText(t('isWaiting'))).toBeVisible();
    expect(decided.asked).toEqual([
      { params: { id: toId(605) }, body: { valid: false } },
      { params: { id: toId(605) }, body: { valid: true } },
    ]);
  },
);

it('the notice leads to the first decision, which is there before any records', async () => {
  answerShell();
  const older = toOutside({ recordingId: toId(601), subjectId: 'P-002', state: 'flagged' });
  const outside = [toOutside({ recordingId: toId(609), subjectId: 'P-009' }), older];
  answerProject({ ...toCounted(outside), status: 'active', joined: 0, completed: 0 });
  answer(CALLS.getFunnel, toFunnel({ opened: 2, all: toPart([2, 2, 2, 2]) }));
  answer(CALLS.listOutside, { outside });
  const user = await openScreen(toPath(DONE.id), { self: toUser() });
  const first = await screen.findByRole('button', { name: t('countLabel', { name: 'P-002' }) });
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['P-002', 'P-009']);
  await user.click(screen.getByRole('button', { name: tDetail('flaggedSee') }));
  expect(first).toHaveFocus();
});

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
