import { createHash, webcrypto } from 'node:crypto';
import type { Page, Question } from '@fovea/contract';
import type { GivenAnswer } from '@fovea/records';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toAnalysis } from '#shared/paths.ts';
import { useTexts } from '#studio/survey/results/texts.ts';
import { useTexts as useStudioTexts } from '#studio/texts.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, toParticipant, toRecordedPage } from '#testing/records.ts';

const t = readTexts(useTexts);
const s = readTexts(useStudioTexts);

const QUESTION: Question = {
  kind: 'choice',
  text: 'Which would you buy?',
  choices: ['Yuzu', 'Green tea', 'Neither'],
  allowSeveral: false,
  addOther: true,
  shuffleChoices: false,
  required: true,
};
const ask = (number: number, question: Partial<Question>): Page =>
  toPage({
    id: toId(number),
    kind: 'survey',
    timerMs: null,
    assets: [],
    question: { ...QUESTION, ...question },
  });
const PICTURE = toPage({ name: 'The ad' });
const BUY = ask(801, {});
const OFTEN = ask(802, { text: 'How often?', choices: ['Daily', 'Never'], addOther: false });
const WHY = ask(803, { kind: 'written', text: 'Why?', choices: [], addOther: false });
const PEOPLE = Array.from({ length: 6 }, (_, i) =>
  toParticipant({ subjectId: `P-00${i + 1}`, recordingId: toId(600 + i), validity: 95 }),
);
const pick = (...choices: number[]): GivenAnswer => ({ choices, text: null });
const write = (text: string): GivenAnswer => ({ choices: [], text });
const ANSWERS: Record<string, (GivenAnswer | undefined)[]> = {
  [BUY.id]: [pick(0), pick(0), pick(0), pick(1), write('Water'), undefined],
  [OFTEN.id]: [pick(0), pick(1), pick(1), pick(1), pick(0), pick(0)],
  [WHY.id]: [
    write('It looks <b>fresh</b>'),
    write('Fresh colours'),
    undefined,
    write('fresh and cold'),
    { ...write('Mail me: ada@example.com'), contacts: ['email'] },
    undefined,
  ],
};
const PROJECT = toProject({
  status: 'active',
  type: 'pro',
  completed: 6,
  finalReview: true,
  pages: [PICTURE, BUY, OFTEN, WHY],
});

async function open(search = '?page=2', project = PROJECT): Promise<UserEvent> {
  answerShell();
  answerProject(project);
  answerRecords({
    participants: PEOPLE,
    pages: project.pages.map(({ id, kind }) => ({
      ...toRecordedPage(id, kind === 'survey' ? 0 : PEOPLE.length),
      answers: ANSWERS[id] ?? [],
    })),
    favourites: [PICTURE.id, PICTURE.id, undefined, undefined, undefined, undefined],
  });
  const user = await openScreen(`${toAnalysis(PROJECT.id)}${search}`, { self: toUser() });
  await screen.findByRole('region', { name: t('results') });
  return user;
}

afterEach(() => vi.unstubAllGlobals());

const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
const readBars = (card: Awaited<ReturnType<typeof findCard>>) =>
  card.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);

it('a heat map of all time does not vanish when a question page was looked at in between', async () => {
  const user = await open();
  const findTimeMs = () =>
    screen.findByRole('slider', { name: s('timeline') }).then((each) => each.ariaValueNow);
  for (const _ of [1, 2]) {
    await user.keyboard('{PageUp}');
    await waitFor(async () => expect(await findTimeMs()).toBe('8000'));
    expect(screen.getByRole('radio', { name: s('overall') })).toBeChecked();
    await user.keyboard('{PageDown}');
    await screen.findByRole('region', { name: t('results') });
  }
});

describe('survey results: "choice and answer aggregates"', () => {
  it('multiple choice as bars with counts and shares, in entered order or by count', async () => {
    const user = await open();
    const card = await findCard(QUESTION.text);
    expect(card.getByText(t('answers', { count: 5 }))).toBeVisible();
    expect(readBars(card)).toEqual(['Yuzu360%', 'Green tea120%', 'Neither00%', 'Other120%']);
    expect(card.getByText('Water')).toBeVisible();
    await user.click(screen.getByRole('button', { name: new RegExp(t('orderOfChoices')) }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: t('order_count') }));
    await waitFor(() => expect(readBars(card).at(-1)).toBe('Neither00%'));
    expect(readAddress()).toContain('order=count');
  });

  it('an answer filters everything on the screen, as a chip; its question keeps all answers', async () => {
    const user = await open('?page=2&questions=all');
    const card = await findCard(QUESTION.text);
    await user.click(card.getByRole('button', { name: /^Yuzu/ }));
    const chip = s('chose', { answer: 'Yuzu' });
    expect(await screen.findByText(chip)).toBeVisible();
    await waitFor(() => expect(readAddress()).toContain('answers='));
    const often = await findCard(OFTEN.question?.text ?? '');
    await waitFor(() => expect(readBars(often)).toEqual(['Daily133%', 'Never267%']));
    expect(card.getByRole('button', { pressed: true })).toHaveTextContent('Yuzu');
    expect(readBars(card)).toEqual(['Green tea120%', 'Neither00%', 'Other120%']);
    expect(screen.getByRole('tab', { name: /^Participants/ })).toHaveTextContent('3');
    await user.click(screen.getByRole('button', { name: s('removeFilter', { name: chip }) }));
    await waitFor(() => expect(readBars(often)).toEqual(['Daily350%', 'Never350%']));
  });

  it('the address brings the answer that filters back', async () => {
    await open(`?page=3&answers=${BUY.id}:1`);
    expect(await screen.findByText(s('chose', { answer: 'Green tea' }))).toBeVisible();
    expect(readBars(await findCard(OFTEN.question?.text ?? ''))).toEqual([
      'Daily00%',
      'Never1100%',
    ]);
  });

  it('written answers as a searchable list of plain text', async () => {
    const user = await open('?page=4');
    const card = await findCard(WHY.question?.text ?? '');
    expect(card.getByText(t('answersOf', { count: 4, people: 6 }))).toBeVisible();
    expect(card.getByText('It looks <b>fresh</b>')).toBeVisible();
    expect(card.getByText(t('contact_email'))).toBeVisible();
    await user.type(card.getByRole('searchbox', { name: t('search') }), 'FRESH');
    expect(await card.findByText(t('foundOf', { found: 3, count: 4 }))).toBeVisible();
    expect(card.getAllByRole('listitem')).toHaveLength(3);
    expect(card.getAllByText(/^fresh$/i, { selector: 'mark' })).toHaveLength(3);
    const word = card.getByRole('button', { name: 'fresh 3' });
    await user.clear(card.getByRole('searchbox', { name: t('search') }));
    await user.click(word);
    expect(word).toHaveAttribute('aria-pressed', 'true');
  });

  it("a row opens that person's path on the page before the question", async () => {
    const user = await open('?page=4');
    await user.click(await screen.findByRole('button', { name: t('showPath', { name: 'P-002' }) }));
    expect(await screen.findByText(s('onlyChosen', { count: 1 }))).toBeVisible();
    await waitFor(() => expect(readAddress()).not.toContain('page=4'));
    expect(screen.getByRole('radio', { name: s('gazePath') })).toBeChecked();
  });

  it('favourites of the final review, which filter as answers do', async () => {
    const user = await open('?page=2&questions=all');
    const card = await findCard(t('favourite'));
    expect(readBars(card)).toEqual(['The ad2100%']);
    await user.click(card.getByRole('button', { name: /^The ad/ }));
    expect(await screen.findByText(s('likedBest', { name: 'The ad' }))).toBeVisible();
    expect(screen.getByRole('tab', { name: /^Participants/ })).toHaveTextContent('2');
  });

  it('favourites of a project without a question stand behind its pages', async () => {
    const user = await open('?page=review', { ...PROJECT, pages: [PICTURE] });
    expect(readBars(await findCard(t('favourite')))).toEqual(['The ad2100%']);
    expect(screen.queryByRole('radiogroup', { name: t('questions') })).toBeNull();
    const strip = within(screen.getByRole('navigation', { name: s('pages') }));
    const review = strip.getByRole('button', { name: s('finalReview') });
    expect(review).toHaveAttribute('aria-current', 'page');
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(readAddress()).toContain('page=1'));
    expect(screen.queryByRole('region', { name: t('results') })).toBeNull();
    await user.click(review);
    expect(await screen.findByRole('region', { name: t('results') })).toBeVisible();
    expect(readAddress()).toContain('page=review');
  });

  it('Questions keep their asked order beside the order each person saw', async () => {
    // A document without a browser cannot hash.
    vi.stubGlobal('crypto', webcrypto);
    const why = { ...WHY, keepInPlace: false };
    const kept = [PICTURE, BUY, OFTEN].map((page) => ({ ...page, keepInPlace: page === PICTURE }));
    await open('?page=4&questions=all', { ...PROJECT, shuffle: true, pages: [...kept, why] });
    await findCard(WHY.question?.text ?? '');
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual([BUY, OFTEN, WHY].map(({ question }) => question?.text));
    const card = await findCard(WHY.question?.text ?? '');
    const readSeen = () =>
      card.queryAllByText(/^Seen as page \d$/).map(({ textContent }) => textContent);
    const expected = [0, 1, 3, 4].map((place) => {
      const moving = [BUY.id, OFTEN.id, WHY.id].map((id) => ({
        id,
        rank: createHash('sha256').update(`${PEOPLE[place]?.recordingId}|${id}`).digest('hex'),
      }));
      const order = moving.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ id }) => id);
      return t('seenAs', { number: 2 + order.indexOf(WHY.id) });
    });
    await waitFor(() => expect(readSeen()).toEqual(expected));
    const buy = await findCard(QUESTION.text);
    expect(buy.getByText(new RegExp(t('movedNote')))).toBeVisible();
  });

  it('crosses two questions as a table with counts', async () => {
    await open('?page=2');
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: 'Yuzu 1 2' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Other 1 0' })).toBeVisible();
    expect(screen.getByText(t('answeredBoth', { count: 5 }))).toBeVisible();
  });

  it('has no dock, and the questions in the order in which they were asked', async () => {
    await open('?page=3&questions=all');
    expect(screen.queryByRole('region', { name: s('timeline') })).toBeNull();
    await findCard(WHY.question?.text ?? '');
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual([BUY, OFTEN, WHY].map(({ question }) => question?.text));
  });
});
