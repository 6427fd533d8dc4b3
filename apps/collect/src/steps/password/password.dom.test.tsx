import { CALLS } from '@fovea/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCall, holdAfterPuzzle, holdCall } from '#testing/answer-call.ts';
import { HEAD } from '#testing/open-link.tsx';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Password } from './password.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

const findField = () => screen.getByLabelText(t('label'), { selector: 'input' });
const findNext = () => screen.getByRole('button', { name: t('next') });

function open(given?: string) {
  const handleUnlock = vi.fn();
  const user = openStep(
    <Password
      progress={0.1}
      way={{ slug: 'abcdefghijkl', isTest: false }}
      given={given}
      onUnlock={handleUnlock}
    />,
  );
  return { user, handleUnlock };
}

it('wants a password, and asks nobody without one', async () => {
  const { user } = open();
  const asked = answerCall(CALLS.checkProjectPassword, { right: true, briefing: HEAD.briefing });
  await user.click(findNext());
  expect(findField()).toHaveAccessibleDescription(t('missing'));
  expect(findField()).toHaveFocus();
  expect(asked).toEqual([]);
});

it('goes on once the server says that it is right', async () => {
  const { user, handleUnlock } = open();
  const call = holdCall(CALLS.checkProjectPassword, { right: true, briefing: HEAD.briefing });
  await user.type(findField(), 'yuzu-2026');
  await user.click(findNext());
  expect(findNext()).toHaveAttribute('aria-busy', 'true');
  await user.click(findNext());
  call.release();
  await waitFor(() =>
    expect(handleUnlock).toHaveBeenCalledExactlyOnceWith('yuzu-2026', HEAD.briefing),
  );
  expect(call.asked).toEqual([{ password: 'yuzu-2026' }]);
});

it('solves a puzzle by itself and says that it takes a while; a wrong password stays one', async () => {
  const { user, handleUnlock } = open();
  const call = holdAfterPuzzle(CALLS.checkProjectPassword, 'project_password_wrong');
  await user.type(findField(), 'guess');
  await user.click(findNext());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t('checking')));
  call.release();
  await waitFor(() => expect(findField()).toHaveAccessibleDescription(t('wrong')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const solution = expect.stringMatching(/^puzzle\.\d+$/);
  expect(call.asked).toEqual([{ password: 'guess', solution }]);
  expect(handleUnlock).not.toHaveBeenCalled();
});

it.each([
  ['project_password_wrong', 'wrong'],
  ['project_password_limited', 'limited'],
  ['internal', 'away'],
  ['offline', 'away'],
] as const)('says at the field what came of it: %s', async (code, text) => {
  const { user, handleUnlock } = open();
  answerCall(CALLS.checkProjectPassword, code);
  await user.type(findField(), 'guess');
  await user.click(findNext());
  await waitFor(() => expect(findField()).toHaveAccessibleDescription(t(text)));
  expect(findField()).toHaveFocus();
  expect(handleUnlock).not.toHaveBeenCalled();
  await user.type(findField(), 's');
  expect(findField()).not.toHaveAccessibleDescription();
});

it('makes somebody wait after five wrong tries', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const { user } = open('guess');
    answerCall(CALLS.checkProjectPassword, 'project_password_wrong');
    for (let count = 1; count < 5; count++) {
      await user.click(findNext());
      await waitFor(() => expect(findNext()).not.toHaveAttribute('aria-busy'));
      expect(findNext()).toBeEnabled();
    }
    await user.click(findNext());
    await waitFor(() => expect(findNext()).toBeDisabled());
    for (let second = 0; second < 31; second++) {
      await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
    }
    expect(findNext()).toBeEnabled();
  } finally {
    vi.useRealTimers();
  }
});

it('shows what was typed, and has it for somebody who comes back', async () => {
  const { user } = open('yuzu-2026');
  expect(findField()).toHaveValue('yuzu-2026');
  await user.click(screen.getByRole('button', { name: t('show') }));
  expect(findField()).toHaveAttribute('type', 'text');
});
