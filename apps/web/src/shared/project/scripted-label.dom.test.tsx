import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { ScriptedLabel, useLabelTexts } from './scripted-label.tsx';

const t = readTexts(useLabelTexts);
const toProject = (...kinds: readonly ('image' | 'survey')[]) =>
  ({ pages: kinds.map((kind) => ({ kind })) }) as Parameters<typeof ScriptedLabel>[0]['project'];

it.each(['en', 'ko'] as const)('says that a script made the gaze, %s', async (language) => {
  await openPart(<ScriptedLabel project={toProject('survey', 'image')} isScripted />, { language });
  expect(screen.getByText(t('scripted'))).toBeVisible();
});

it('says nothing of gaze that a camera recorded, nor of questions, which have none', async () => {
  await openPart(
    <>
      <ScriptedLabel project={toProject('image')} isScripted={false} />
      <ScriptedLabel project={toProject('survey')} isScripted />
    </>,
  );
  expect(screen.queryByText(t('scripted'))).toBeNull();
});
