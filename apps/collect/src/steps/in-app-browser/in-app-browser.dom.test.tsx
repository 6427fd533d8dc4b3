import { CALLS } from '@fovea/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCall } from '#testing/answer-call.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { InAppBrowser } from './in-app-browser.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

it('asks for the head once, by which the server counts the opening, and needs no answer', () => {
  const asked = answerCall(CALLS.getCollectProject, 'offline');
  openStep(<InAppBrowser app="kakaotalk" way={{ slug: 'abcdefghijkl', isTest: false }} />);
  expect(asked).toHaveLength(1);
  expect(fetch).toHaveBeenCalledWith(
    expect.stringMatching(/^\/api\/v1\/collect\/projects\/abcdefghijkl\?opening=\w+$/),
    expect.anything(),
  );
  expect(screen.getByRole('button', { name: t('copy') })).toBeVisible();
});
