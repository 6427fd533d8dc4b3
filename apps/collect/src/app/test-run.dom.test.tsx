import { CALLS } from '@fovea/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useTexts as useSharedTexts } from '#shared/texts.ts';
import { useTexts as useConsentTexts } from '#steps/consent/texts.ts';
import { useTexts as useEndingTexts } from '#steps/ending/texts.ts';
import { useTexts as useWelcomeTexts } from '#steps/welcome/texts.ts';
import { answerCall } from '#testing/answer-call.ts';
import { expectTitle } from '#testing/expect-title.ts';
import { holdDevice } from '#testing/hold-device.ts';
import { HEAD } from '#testing/open-link.tsx';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { CollectApp } from './collect-app.tsx';

const consent = readTexts(useConsentTexts);
const ending = readTexts(useEndingTexts);
const shared = readTexts(useSharedTexts);
const welcome = readTexts(useWelcomeTexts);
const WAY = { slug: 'a'.repeat(48), isTest: true };

beforeEach(() => holdDevice('mobile'));

it('plays every screen of a test run, marked as one, and tells no step of it', async () => {
  answerCall(CALLS.getTestLink, { ...HEAD, expiresAt: '2026-11-17T12:00:00.000Z' });
  const user = openStep(<CollectApp way={WAY} />);
  await expectTitle(welcome('title'));
  expect(screen.getByText(shared('testRun'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: welcome('start') }));
  await expectTitle(consent('title'));
  expect(screen.getByText(shared('testRun'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: consent('decline') }));
  await expectTitle(ending('declined'));
  const asked = vi.mocked(fetch).mock.calls.map(([url]) => String(url));
  expect(new Set(asked)).toEqual(new Set([`/api/v1/collect/test-links/${WAY.slug}`]));
});

it('says kindly that a test link has ended', async () => {
  answerCall(CALLS.getTestLink, 'test_link_over');
  openStep(<CollectApp way={WAY} />);
  await expectTitle(ending('test-over'));
});
