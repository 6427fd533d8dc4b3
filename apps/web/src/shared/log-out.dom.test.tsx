import { CALLS } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, toEnvelope } from '#testing/answer.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { logOut } from './log-out.ts';
import { PATHS } from './paths.ts';
import { useProgress } from './progress.ts';
import { endSession, useSession } from './session/session.ts';

it('ends at the main page, also when a late call of the screen was refused on the way', async () => {
  answerShell();
  answer(CALLS.logout, toEnvelope(null));
  await openScreen(PATHS.account, { self: toUser() });
  await waitFor(() => expect(useProgress.getState().waiting).toBe(0));
  // The code of the main page is on its way.
  const stop = useProgress.subscribe(({ waiting }) => {
    if (waiting === 0) return;
    stop();
    endSession();
  });
  await logOut();
  expect(readAddress()).toBe(PATHS.home);
  expect(useSession.getState()).toMatchObject({ isLogin: false, hasEnded: false });
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(readAddress()).toBe(PATHS.home);
});
