import { CALLS, LANGUAGES, type Language } from '@fovea/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { FEATURES, type Feature, hasFeature } from '#shared/features/features.ts';
import type { BuiltModalKey, ModalProps } from '#shared/modals/modal-props.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, toEnvelope } from '#testing/answer.ts';
import { openPart, openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { toPage, toProject } from '#testing/projects.ts';
import { HIDDEN, toSubscription } from '#testing/shop.ts';

/** Words that promise a feature, in both languages. */
const WORDS: Readonly<Record<Feature, RegExp>> = {
  gazePoint: /gaze point|시선 위치/i,
  gazePath: /gaze paths?\b|\bpaths and\b|시선 경로|경로와/i,
  heatmap: /heatmap|히트맵/i,
  aoi: /\bAOI\b/,
  insights: /insight|인사이트/i,
  downloads: /download|다운로드/i,
  compare: /two designs|두 디자인/i,
  camera: /measured error|측정된 오차/i,
  withdraw: /withdraw\b.*\blink|링크로.*철회/i,
  payments: /^buy\b|on request|for each purchase|구매 건마다|세션 구매/i,
  projectId: /project ID|프로젝트 ID/i,
  sdk: /\bSDK\b/,
};
/** Whoever reads this is promised nothing. */
const NOT_YET = /in the works|준비 중/i;

const SCREENS = [
  PATHS.home,
  PATHS.about,
  PATHS.pricing,
  PATHS.organization,
  PATHS.contact,
  PATHS.terms,
  PATHS.privacy,
  PATHS.refund,
];
const PLANTED: Readonly<Record<Language, string>> = {
  en: 'Downloads of data and pictures',
  ko: '데이터와 이미지 다운로드',
};
const PROJECT = toProject({
  status: 'active',
  pages: [
    toPage({
      kind: 'survey',
      timerMs: null,
      assets: [],
      question: {
        kind: 'written',
        text: 'Why?',
        choices: [],
        allowSeveral: false,
        addOther: false,
        shuffleChoices: false,
        required: true,
      },
    }),
  ],
});

/**
 * The texts of a screen, cut where a reader would: by paragraph, row or button. A heading comes with
 * the text around it, if that is short, since "in the works" may stand beside it.
 */
function listStatements(root: ParentNode): string[] {
  const parts = root.querySelectorAll('p,li,tr,summary,label,a,button,figcaption,pre,dl,h1,h2');
  return [...parts].map((part) => {
    const around = /^H[12]$/.test(part.tagName) ? toText(part.parentElement ?? part) : '';
    return around !== '' && around.length < 400 ? around : toText(part);
  });
}

function toText(part: Element): string {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ');
}

/** Statements that promise what is not there. */
function listClaims(root: ParentNode): string[] {
  const missing = Object.entries(WORDS).filter(([feature]) => !hasFeature(feature as Feature));
  return listStatements(root).filter(
    (text) => !NOT_YET.test(text) && missing.some(([, words]) => words.test(text)),
  );
}

/** Each dialog that tells of a plan, a price or a type of project. */
const DIALOGS = [
  ['createProject', {}],
  ['upgradeProject', { projectId: PROJECT.id }],
  ['cancelSubscription', { subscription: toSubscription() }],
  ['notEnoughCredit', { projectId: PROJECT.id, purpose: 'activate', needed: 50, balance: 40 }],
] as const satisfies readonly (readonly [BuiltModalKey, unknown])[];

async function openDialog([key, props]: (typeof DIALOGS)[number], language: Language) {
  answer(CALLS.getProject, PROJECT);
  answer(CALLS.getCredits, { balance: 40, parts: [{ amount: 40, expiresAt: null }] });
  await openPart(<p>behind</p>, { self: toUser(), language });
  await act(async () => modals.open(key, props as ModalProps[typeof key]));
  return waitFor(() => {
    const found = screen.queryByRole('dialog') ?? screen.getByRole('alertdialog');
    expect(found).toHaveTextContent(/베이직|Basic|월 구독|monthly plan/);
    return found;
  });
}

async function openMain(path: string, language: Language) {
  answer(CALLS.getCatalogue, HIDDEN);
  answer(CALLS.getTerms, toEnvelope(null));
  await openScreen(path, { language });
  return screen.findByRole('main');
}

function turnAllOn(): void {
  const before = { ...FEATURES };
  onTestFinished(() => {
    for (const feature of Object.keys(WORDS)) delete FEATURES[feature as Feature];
    Object.assign(FEATURES, before);
  });
  for (const feature of Object.keys(WORDS)) {
    FEATURES[feature as Feature] ??= 'planted.test.ts: planted';
  }
}

for (const language of LANGUAGES) {
  it.each(SCREENS)(`%s promises nothing that is not there, ${language}`, async (path) => {
    const main = await openMain(path, language);
    expect(listStatements(main).length).toBeGreaterThan(3);
    expect(listClaims(main)).toEqual([]);
  });

  it.each(DIALOGS)(
    `the dialog %s promises nothing that is not there, ${language}`,
    async (...one) => {
      const dialog = await openDialog(one as (typeof DIALOGS)[number], language);
      expect(listClaims(dialog)).toEqual([]);
    },
  );

  it(`finds a promise that somebody planted, ${language}`, async () => {
    const main = await openMain(PATHS.pricing, language);
    const list = main.querySelector('ul');
    list?.insertAdjacentHTML('beforeend', `<li>${PLANTED[language]}</li>`);
    expect(listClaims(main)).toContain(PLANTED[language]);
  });

  it(`tells of every feature that is there, ${language}`, async () => {
    turnAllOn();
    const told: string[] = [];
    for (const path of SCREENS) {
      told.push(...listStatements(await openMain(path, language)));
      cleanup();
    }
    for (const dialog of DIALOGS) {
      told.push(...listStatements(await openDialog(dialog, language)));
      cleanup();
      modals.close();
    }
    const untold = Object.entries(WORDS).filter(
      ([, words]) => !told.some((text) => words.test(text)),
    );
    expect(untold).toEqual([]);
    expect(told.filter((text) => NOT_YET.test(text))).toEqual([]);
  });
}

it('says where something is on request or in the works', async () => {
  const pricing = await openMain(PATHS.pricing, 'en');
  await waitFor(() => expect(pricing).toHaveTextContent('On request'));
  expect(pricing).toHaveTextContent(/In the works: .*downloads/i);
});

it('asks for the reference of an error page only where errors are told', async () => {
  const note = 'reference of an error page';
  expect(await openMain(PATHS.contact, 'en')).toHaveTextContent(note);
  cleanup();
  expect(await openMain(PATHS.organization, 'en')).not.toHaveTextContent(note);
});
