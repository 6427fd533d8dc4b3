import { DEFAULT_LOOK } from '@fovea/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RecordingRun } from '#recording/recording-run.ts';
import type { ManifestPage } from '#shared/collect-api.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Review } from './review.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

function toPage(kind: ManifestPage['kind']): ManifestPage {
  const asset = {
    id: kind,
    kind: kind === 'video' ? ('video' as const) : ('image' as const),
    url: `https://media.example/${kind}`,
    sources: [],
    widthPx: 300,
    heightPx: 600,
    durationMs: null,
    bytes: 1,
    posterUrl: kind === 'video' ? 'https://media.example/poster' : null,
  };
  return {
    id: kind,
    index: 0,
    kind,
    ...DEFAULT_LOOK,
    timerMs: null,
    assets: kind === 'survey' ? [] : [asset],
    question: null,
  };
}

it('shows pictures and films again, not questions', () => {
  const pages = [toPage('image'), toPage('video'), toPage('survey')];
  const recording = { pages } as unknown as RecordingRun;
  openStep(<Review progress={undefined} recording={recording} onReviewed={() => undefined} />);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: t('page', { number: 2 }) })).toBeVisible();
  expect(document.querySelector('video')).toHaveAttribute('poster', 'https://media.example/poster');
});
