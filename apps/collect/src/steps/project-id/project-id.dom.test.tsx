import { CALLS } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCall, holdAfterPuzzle } from '#testing/answer-call.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { ProjectId } from './project-id.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const SLUG = 'abcdefghijkl';

const findField = () => screen.getByRole('textbox', { name: t('label') });
const findNext = () => screen.getByRole('button', { name: t('next') });

it('the ID field is 6 characters, case-free, dash added by itself', async () => {
  const handleFound = vi.fn();
  answerCall(CALLS.findCollectProject, { slug: SLUG });
  const user = openStep(<ProjectId onFound={handleFound} />);
  await user.type(findField(), 'kx472pq');
  expect(findField()).toHaveValue('KX4-72P');
  await user.type(findField(), '{backspace}{backspace}{backspace}');
  expect(findField()).toHaveValue('KX4');
  await user.type(findField(), '72p{enter}');
  await vi.waitFor(() => expect(handleFound).toHaveBeenCalledWith(SLUG));
  expect(vi.mocked(fetch).mock.lastCall?.[0]).toContain('/collect/project-ids/KX472P');
});

it.each(['en', 'ko'] as const)(
  'solves a puzzle by itself and says that it takes a while, %s',
  async (language) => {
    const handleFound = vi.fn();
    const { release } = holdAfterPuzzle(CALLS.findCollectProject, { slug: SLUG });
    const user = openStep(<ProjectId onFound={handleFound} />, language);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(findField(), 'KX472P');
    await user.click(findNext());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t('checking')));
    expect(findNext()).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(handleFound).toHaveBeenCalledExactlyOnceWith(SLUG));
    expect(vi.mocked(fetch).mock.lastCall?.[0]).toMatch(/KX472P\?solution=puzzle\.\d+$/);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

it.each([
  ['not_found', 'unknown'],
  ['project_ids_limited', 'limited'],
  ['offline', 'away'],
  ['internal', 'away'],
] as const)(
  'says kindly what is wrong after %s, and goes back to the field',
  async (reply, key) => {
    answerCall(CALLS.findCollectProject, reply);
    const user = openStep(<ProjectId onFound={vi.fn()} />);
    await user.type(findField(), 'KX472P');
    await user.click(findNext());
    expect(await screen.findByText(t(key))).toBeVisible();
    expect(findField()).toHaveFocus();
    await user.type(findField(), '{backspace}');
    expect(screen.queryByText(t(key))).toBeNull();
  },
);

it.each([
  ['KX4', 'short'],
  ['KX4720', 'unknown'],
] as const)('asks nobody about %s', async (typed, key) => {
  const asked = answerCall(CALLS.findCollectProject, 'not_found');
  const user = openStep(<ProjectId onFound={vi.fn()} />, 'ko');
  await user.type(findField(), typed);
  await user.click(findNext());
  expect(await screen.findByText(t(key))).toBeVisible();
  expect(asked).toEqual([]);
});
