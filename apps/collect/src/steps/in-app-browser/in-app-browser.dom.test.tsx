import { CALLS } from '@fovea/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCall } from '#testing/answer-call.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import en from './in-app-browser.en.json' with { type: 'json' };
import ko from './in-app-browser.ko.json' with { type: 'json' };
import { InAppBrowser } from './in-app-browser.tsx';

const t = readTexts({ en, ko });

it('asks for the head once, by which the server counts the opening, and needs no answer', () => {
  const asked = answerCall(CALLS.getCollectProject, 'offline');
  openStep(<InAppBrowser app="kakaotalk" way={{ slug: 'abcdefghijkl', isTest: false }} />);
  expect(asked).toHaveLength(1);
  expect(fetch).toHaveBeenCalledWith('/api/v1/collect/projects/abcdefghijkl', expect.anything());
  expect(screen.getByRole('button', { name: t('copy') })).toBeVisible();
});
