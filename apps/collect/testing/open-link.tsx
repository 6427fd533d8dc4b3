import { CALLS, type Language } from '@fovea/contract';
import { cleanup } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CollectApp } from '#app/collect-app.tsx';
import type { ProjectHead } from '#shared/project-head.ts';
import { answerCall, type Failure } from './answer-call.ts';
import { openStep } from './open-step.tsx';

export const SLUG = 'abcdefghijkl';
const WAY = { slug: SLUG, isTest: false };
export const HEAD: ProjectHead = {
  slug: SLUG,
  code: 'KX472P',
  isTest: false,
  name: 'Drink ad test',
  device: 'mobile',
  orientation: 'portrait',
  open: true,
  needsPassword: false,
  lengthMs: 20_000,
  contents: { pictures: 2, videos: 0, questions: 1 },
  briefing: { researcher: '', contact: '', consentText: '', instructions: '' },
  consent: { version: 'consent-2', purposes: ['gaze', 'answers'], privacyContact: 'p@lab.example' },
};

/** Opens the link of a project that differs so, or of none; loads its page again if it was open. */
export function openLink(
  reply: Partial<ProjectHead> | Failure = {},
  language: Language = 'en',
): UserEvent {
  cleanup();
  history.replaceState(null, '', `/p/${SLUG}`);
  const isFailure = typeof reply === 'string';
  answerCall(CALLS.getCollectProject, isFailure ? reply : { ...HEAD, ...reply });
  return openStep(<CollectApp way={WAY} />, language);
}
