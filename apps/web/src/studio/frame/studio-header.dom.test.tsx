import type { Project } from '@fovea/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLabelTexts } from '#shared/project/scripted-label.tsx';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { StudioHeader } from './studio-header.tsx';

const t = readTexts(useLabelTexts);
const PROJECT = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Drink ad test',
  status: 'active',
  completed: 3,
  maxParticipant: 20,
  pages: [{ kind: 'image' }],
} as Project;

it.each([
  ['wide', true],
  ['narrow', true],
  ['wide', false],
] as const)('%s, scripted %s: labels gaze that a script made', async (layout, isScripted) => {
  await openPart(
    <StudioHeader
      layout={layout}
      project={PROJECT}
      subtitle="Page 1"
      isScripted={isScripted}
      updatedAtMs={undefined}
      isRefreshing={false}
      onRefresh={() => undefined}
    />,
  );
  expect(screen.getByRole('heading', { name: PROJECT.name })).toBeVisible();
  expect(screen.queryAllByText(t('scripted'))).toHaveLength(isScripted ? 1 : 0);
});
