import { CALLS } from '@fovea/contract';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { markTakenPart } from '#recording/taken-part.ts';
import { useTexts as useSharedTexts } from '#shared/texts.ts';
import { useTexts as useAboutYouTexts } from '#steps/about-you/texts.ts';
import { useTexts as useCameraTexts } from '#steps/camera/texts.ts';
import { useTexts as useConsentTexts } from '#steps/consent/texts.ts';
import { useTexts as useEndingTexts } from '#steps/ending/texts.ts';
import { useTexts as useInstructionsTexts } from '#steps/instructions/texts.ts';
import { useTexts as useOtherDeviceTexts } from '#steps/other-device/texts.ts';
import { useTexts as usePasswordTexts } from '#steps/password/texts.ts';
import { useTexts as useProjectIdTexts } from '#steps/project-id/texts.ts';
import { useTexts as useTakenPartTexts } from '#steps/taken-part/texts.ts';
import { useTexts as useWelcomeTexts } from '#steps/welcome/texts.ts';
import { answerCall } from '#testing/answer-call.ts';
import { expectTitle } from '#testing/expect-title.ts';
import { holdDevice, turnDevice } from '#testing/hold-device.ts';
import { HEAD, openLink, SLUG } from '#testing/open-link.tsx';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { CollectApp } from './collect-app.tsx';

const { ko: welcomeKo } = useWelcomeTexts.dictionaries;
const shared = readTexts(useSharedTexts);
const about = readTexts(useAboutYouTexts);
const camera = readTexts(useCameraTexts);
const consent = readTexts(useConsentTexts);
const ending = readTexts(useEndingTexts);
const instructed = readTexts(useInstructionsTexts);
const other = readTexts(useOtherDeviceTexts);
const password = readTexts(usePasswordTexts);
const projectId = readTexts(useProjectIdTexts);
const taken = readTexts(useTakenPartTexts);
const welcome = readTexts(useWelcomeTexts);

const findHeading = (name: string) => screen.findByRole('heading', { name });
const findButton = (name: string) => screen.findByRole('button', { name });

beforeEach(() => holdDevice('mobile'));

it('link or typed project ID: without a link it asks for the ID', async () => {
  openStep(<CollectApp way={undefined} />);
  await expectTitle(projectId('title'));
});

it.each([
  ['not_found', 'unknown'],
  ['internal', 'unreachable'],
  ['offline', 'unreachable'],
] as const)('says what the link leads to when it is %s', async (reply, kind) => {
  openLink(reply);
  await expectTitle(ending(kind));
});

it('opens again when the server is back', async () => {
  const user = openLink('offline');
  await findHeading(ending('unreachable'));
  answerCall(CALLS.getCollectProject, HEAD);
  await user.click(await findButton(ending('retry')));
  expect(await findHeading(welcome('title'))).toBeVisible();
  expect(screen.getByText(HEAD.name)).toBeVisible();
});

it('does not go on with a consent that it has no words for', async () => {
  openLink({ consent: { ...HEAD.consent, version: 'consent-9' } });
  expect(await findHeading(ending('failed'))).toBeVisible();
});

it.each(['{', 'null', '{"atMs":0}', '{"consent":{}}'])(
  'begins anew when what its tab has kept reads %s',
  async (kept) => {
    sessionStorage.setItem(`fovea.collect.told.${SLUG}`, kept);
    openLink();
    expect(await findHeading(welcome('title'))).toBeVisible();
  },
);

it('speaks the other language when somebody wants it', async () => {
  const user = openLink();
  await user.click(await findButton(shared('otherLanguage')));
  expect(await findHeading(welcomeKo.title)).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'ko');
});

it.each([
  ['computer', 'mobile', 'computer_mobile'],
  ['computer', 'tablet', 'computer_tablet'],
  ['mobile', 'tablet', 'mobile'],
  ['tablet', 'mobile', 'tablet'],
] as const)(
  'The specification says "redirectApp": a %s that opens a project for %s is shown the way to it',
  async (own, wanted, words) => {
    holdDevice(own);
    openLink({ device: wanted });
    await expectTitle(other(words));
    expect(screen.getByRole('img', { name: other('code') })).toBeVisible();
    expect(screen.getByRole('textbox', { name: other('link') })).toHaveValue(location.href);
    expect(screen.getByText('KX4-72P')).toBeVisible();
    expect(screen.queryByRole('button', { name: welcome('start') })).toBeNull();
  },
);

it('speaks Korean on a computer too', async () => {
  holdDevice('computer');
  openLink({}, 'ko');
  expect(await findHeading('휴대폰에서 열어 주세요')).toBeVisible();
});

it('goes on when a phone that folds has become what is wanted', async () => {
  holdDevice('tablet');
  openLink();
  await findHeading(other('tablet'));
  holdDevice('mobile');
  await waitFor(() => {
    window.dispatchEvent(new Event('resize'));
    expect(screen.getByRole('heading', { name: welcome('title') })).toBeVisible();
  });
});

it('a project that is complete says so on a computer', async () => {
  holdDevice('computer');
  openLink({ open: false });
  expect(await findHeading('This project is complete. Thank you.')).toBeVisible();
});

it('asks to turn a phone that is held wrong, and goes on by itself', async () => {
  holdDevice('mobile', 'landscape');
  openLink();
  await expectTitle(shared('turn_mobile_portrait'));
  turnDevice('portrait');
  await expectTitle(welcome('title'));
});

it('wants a tablet sideways where the project is so', async () => {
  holdDevice('tablet', 'portrait');
  openLink({ device: 'tablet', orientation: 'landscape' });
  expect(await findHeading(shared('turn_tablet_landscape'))).toBeVisible();
});

it.each([
  ['en', { pictures: 5, videos: 1, questions: 2 }, '5 pictures, 1 video, 2 questions.'],
  ['en', { pictures: 1, videos: 0, questions: 0 }, 'What comes: 1 picture.'],
  ['ko', { pictures: 5, videos: 2, questions: 1 }, '사진 5장, 영상 2편, 질문 1개.'],
] as const)('says what comes, %s: %o', async (language, contents, said) => {
  openLink({ contents }, language);
  expect(await screen.findByText(new RegExp(said))).toBeVisible();
});

it('says what comes and how long this project takes', async () => {
  openLink({ lengthMs: 5 * 60_000 });
  const lead = welcome('lead', { contents: '2 pictures, 1 question', minutes: 7 });
  expect(await screen.findByText(lead)).toBeVisible();
});

it('tells whoever has finished here, and begins anew for another person', async () => {
  markTakenPart(SLUG, 'P-043');
  const user = openLink();
  await expectTitle(taken('title'));
  expect(screen.getByText('P-043')).toBeVisible();
  await user.click(await findButton(taken('another')));
  expect(await findHeading(welcome('title'))).toBeVisible();
});

it('offers no other person a place that the project does not have', async () => {
  markTakenPart(SLUG, 'P-043');
  openLink({ open: false });
  await findHeading(taken('title'));
  expect(screen.queryByRole('button')).toBeNull();
});

async function agree(user: UserEvent): Promise<void> {
  await user.click(await findButton(welcome('start')));
  await findHeading(consent('title'));
}

it('keeps consent and age when the page is loaded again before the first page', async () => {
  let user = openLink();
  await agree(user);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(await findButton(consent('agree')));
  await user.click(await screen.findByRole('radio', { name: about('female') }));
  await user.type(screen.getByRole('textbox', { name: about('age') }), '27');
  await user.click(await findButton(about('next')));
  await findHeading(camera('title'));

  user = openLink();
  await agree(user);
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  await user.click(await findButton(consent('agree')));
  expect(await screen.findByRole('textbox', { name: about('age') })).toHaveValue('27');
  expect(screen.getByRole('radio', { name: about('female') })).toBeChecked();
});

it('shows the instructions of the researcher before the camera, and again on the way back', async () => {
  const instructions = 'Imagine that you are thirsty.\nChoose a drink.';
  const user = openLink({ briefing: { ...HEAD.briefing, instructions } });
  await agree(user);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(await findButton(consent('agree')));
  await user.click(await screen.findByRole('radio', { name: about('female') }));
  await user.type(screen.getByRole('textbox', { name: about('age') }), '27');
  await user.click(await findButton(about('next')));
  await findHeading(instructed('title'));
  expect(screen.getByText(/thirsty/).textContent).toBe(instructions);
  await user.click(await findButton(instructed('next')));
  await findHeading(camera('title'));
  history.back();
  await findHeading(instructed('title'));
});

it('forgets what was told when somebody declines after all', async () => {
  let user = openLink();
  await agree(user);
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(await findButton(consent('agree')));
  await findHeading(about('title'));
  history.back();
  await findHeading(consent('title'));
  await user.click(await findButton(consent('decline')));
  await findHeading('Thank you for your time');

  user = openLink();
  await agree(user);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

it('lets somebody who declines think again, and go back by the browser', async () => {
  const user = openLink();
  await agree(user);
  await user.click(await findButton(consent('decline')));
  await findHeading(ending('declined'));
  await user.click(await findButton(ending('think')));
  await findHeading(consent('title'));
  act(() => {
    dispatchEvent(new PopStateEvent('popstate', { state: { step: 'welcome' } }));
  });
  expect(await findHeading(welcome('title'))).toBeVisible();
});

it('asks for the password before anything else, and says where it is', async () => {
  const user = openLink({ needsPassword: true });
  await user.click(await findButton(welcome('start')));
  await findHeading(password('title'));
  expect(screen.getByText(password('lead'))).toHaveTextContent(
    'ask the person who sent you the link',
  );
  answerCall(CALLS.checkProjectPassword, { right: true, briefing: HEAD.briefing });
  await user.type(screen.getByLabelText(password('label'), { selector: 'input' }), 'yuzu-2026');
  await user.click(await findButton(password('next')));
  await expectTitle(consent('title'));
});
