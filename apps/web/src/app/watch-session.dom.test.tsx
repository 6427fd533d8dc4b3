import { CALLS } from '@fovea/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { modals, useModals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { authMarker, useSession } from '#shared/session/session.ts';
import { answer, refuse, toEnvelope } from '#testing/answer.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { watchSession } from './watch-session.ts';

let tick: () => void = () => undefined;

beforeAll(() => {
  vi.spyOn(window, 'setInterval').mockImplementation(((run: () => void, ms: number) => {
    expect(ms).toBeLessThanOrEqual(60_000);
    tick = run;
    return 0;
  }) as never);
  watchSession();
  vi.restoreAllMocks();
});

async function openAccount(): Promise<void> {
  answerShell();
  authMarker.set();
  await openScreen(PATHS.account, { self: toUser() });
  act(() => modals.open('inTheWorks', {}));
  await screen.findByRole('dialog');
}

it('no dialog stays over the log-in when a session was ended elsewhere, which is noticed within a minute', async () => {
  await openAccount();
  refuse(CALLS.getSelf, 'unauthenticated');
  refuse(CALLS.refreshToken, 'unauthenticated');
  act(() => tick());
  await waitFor(() => expect(useSession.getState().hasEnded).toBe(true));
  expect(useModals.getState().current).toBeUndefined();
});

it('a log-out in another tab is noticed at once', async () => {
  await openAccount();
  const asked = refuse(CALLS.getSelf, 'unauthenticated');
  refuse(CALLS.refreshToken, 'unauthenticated');
  authMarker.remove();
  window.dispatchEvent(new StorageEvent('storage'));
  await waitFor(() => expect(useSession.getState().hasEnded).toBe(true));
  expect(asked.asked.length).toBeGreaterThan(0);
});

it('a session that stands goes on, with its dialog', async () => {
  await openAccount();
  const asked = answer(CALLS.getSelf, toEnvelope(toUser()));
  act(() => tick());
  await waitFor(() => expect(asked.asked).toHaveLength(1));
  expect(useSession.getState()).toMatchObject({ isLogin: true, hasEnded: false });
  expect(useModals.getState().current?.key).toBe('inTheWorks');
  act(() => modals.close());
});
