import { CALLS } from '@fovea/contract';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { markTakenPart } from '#recording/taken-part.ts';
import sharedEn from '#shared/shared.en.json' with { type: 'json' };
import sharedKo from '#shared/shared.ko.json' with { type: 'json' };
import aboutEn from '#steps/about-you/about-you.en.json' with { type: 'json' };
import aboutKo from '#steps/about-you/about-you.ko.json' with { type: 'json' };
import cameraEn from '#steps/camera/camera.en.json' with { type: 'json' };
import cameraKo from '#steps/camera/camera.ko.json' with { type: 'json' };
import consentEn from '#steps/consent/consent.en.json' with { type: 'json' };
import consentKo from '#steps/consent/consent.ko.json' with { type: 'json' };
import endingEn from '#steps/ending/ending.en.json' with { type: 'json' };
import endingKo from '#steps/ending/ending.ko.json' with { type: 'json' };
import otherEn from '#steps/other-device/other-device.en.json' with { type: 'json' };
import otherKo from '#steps/other-device/other-device.ko.json' with { type: 'json' };
import passwordEn from '#steps/password/password.en.json' with { type: 'json' };
import passwordKo from '#steps/password/password.ko.json' with { type: 'json' };
import projectIdEn from '#steps/project-id/project-id.en.json' with { type: 'json' };
import projectIdKo from '#steps/project-id/project-id.ko.json' with { type: 'json' };
import takenEn from '#steps/taken-part/taken-part.en.json' with { type: 'json' };
import takenKo from '#steps/taken-part/taken-part.ko.json' with { type: 'json' };
import welcomeEn from '#steps/welcome/welcome.en.json' with { type: 'json' };
import welcomeKo from '#steps/welcome/welcome.ko.json' with { type: 'json' };
import { answerCall } from '#testing/answer-call.ts';
import { expectTitle } from '#testing/expect-title.ts';
import { holdDevice, turnDevice } from '#testing/hold-device.ts';
import { HEAD, openLink, SLUG } from '#testing/open-link.tsx';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { CollectApp } from './collect-app.tsx';

const shared = readTexts({ en: sharedEn, ko: sharedKo });
const about = readTexts({ en: aboutEn, ko: aboutKo });
const camera = readTexts({ en: cameraEn, ko: cameraKo });
const consent = readTexts({ en: consentEn, ko: consentKo });
const ending = readTexts({ en: endingEn, ko: endingKo });
const other = readTexts({ en: otherEn, ko: otherKo });
const password = readTexts({ en: passwordEn, ko: passwordKo });
const projectId = readTexts({ en: projectIdEn, ko: projectIdKo });
const taken = readTexts({ en: takenEn, ko: takenKo });
const welcome = readTexts({ en: welcomeEn, ko: welcomeKo });

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
  'a %s that opens a project for %s is shown the way to it',
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

it('says how long this project takes', async () => {
  openLink({ lengthMs: 5 * 60_000 });
  expect(await screen.findByText(welcome('lead', { minutes: 7 }))).toBeVisible();
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
  answerCall(CALLS.checkProjectPassword, { right: true });
  await user.type(screen.getByLabelText(password('label'), { selector: 'input' }), 'yuzu-2026');
  await user.click(await findButton(password('next')));
  await expectTitle(consent('title'));
});
