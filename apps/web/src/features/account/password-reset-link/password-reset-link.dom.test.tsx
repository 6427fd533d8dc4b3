import { CALLS, LIMITS } from '@fovea/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { modals } from '#shared/modals/modals.ts';
import { answer, holdBack, refuse, toEnvelope } from '#testing/answer.ts';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const EMAIL = 'mina@lab.example';

const findResend = () => screen.getByRole('button', { name: t('resend') });
const findClose = () => screen.getByRole('button', { name: t('close') });

// The wait before a second mail; everything else keeps its real time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Testing Library would look again by the interval that stands still. */
const expectFocus = (find: () => HTMLElement) =>
  vi.waitFor(() => expect(find()).toHaveFocus(), { timeout: 240_000 });

async function open() {
  const user = await openPart(<button type="button">before</button>);
  screen.getByRole('button', { name: 'before' }).focus();
  act(() => modals.open('passwordResetLink', { email: EMAIL }));
  await screen.findByRole('dialog', { name: t('title') });
  return user;
}

it('says where the link went, with the focus on its way out', async () => {
  await open();
  const text = t('sent', { email: EMAIL, minutes: LIMITS.resetMailHintMinutes });
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(text);
  await expectFocus(findClose);
});

it.each(['Escape', 'the button'])(
  'closes by %s, and the focus is back where it was',
  async (by) => {
    const user = await open();
    if (by === 'Escape') await user.keyboard('{Escape}');
    else await user.click(findClose());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(() => screen.getByRole('button', { name: 'before' }));
  },
);

it('counts down before it sends a second mail', async () => {
  await open();
  expect(screen.getByRole('button', { name: t('resendIn', { time: '0:30' }) })).toBeDisabled();
  act(() => void vi.advanceTimersByTime(21_000));
  expect(screen.getByRole('button', { name: t('resendIn', { time: '0:09' }) })).toBeDisabled();
  act(() => void vi.advanceTimersByTime(9_000));
  expect(findResend()).toBeEnabled();
});

it('cannot be left while it sends again, says that it did, and waits anew', async () => {
  const user = await open();
  act(() => void vi.advanceTimersByTime(30_000));
  const request = holdBack(CALLS.requestPasswordReset, toEnvelope(null));
  await user.click(findResend());
  expect(findResend()).toHaveAttribute('aria-busy', 'true');
  expect(findClose()).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  request.release();
  expect(await screen.findByText(t('sentAgain'))).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: t('resendIn', { time: '0:30' }) })).toBeDisabled();
  await expectFocus(findClose);
  expect(request.asked).toEqual([{ body: { email: EMAIL, language: 'en' } }]);
});

it('stays and says so when the mail was not sent', async () => {
  const user = await open();
  act(() => void vi.advanceTimersByTime(30_000));
  refuse(CALLS.requestPasswordReset, 'reset_limited');
  await user.click(findResend());
  expect(await screen.findByRole('alert')).toHaveTextContent(t('failed'));
  answer(CALLS.requestPasswordReset, toEnvelope(null));
  await user.click(findResend());
  expect(await screen.findByText(t('sentAgain'))).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
