import { createPlaybackClock } from '@fovea/stage';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts } from '#studio/texts.ts';
import { openPart } from '#testing/open-screen.tsx';
import { RecordingsEnd, ValidGazeText } from './valid-gaze-lane.tsx';

const { en } = useTexts.dictionaries;
const TEXTS = useTexts.dictionaries;
const SHARES = Float32Array.of(1, 0.9, 0);

async function open(endMs: number | undefined, language: 'en' | 'ko' = 'en') {
  const clock = createPlaybackClock({
    now: () => 0,
    requestFrame: () => 0,
    cancelFrame: () => undefined,
  });
  clock.setDuration(20_000);
  await openPart(
    <>
      <RecordingsEnd clock={clock} endMs={endMs} />
      <ValidGazeText shares={SHARES} endMs={endMs} />
    </>,
    { language },
  );
}

it.each(['en', 'ko'] as const)(
  'says where recordings end before the page does, %s',
  async (language) => {
    await open(8_000, language);
    const t = TEXTS[language];
    const mark = screen.getByText(t.recordingsEnd);
    expect(mark.parentElement).toHaveStyle({ left: '40%' });
    expect(
      screen.getByText(new RegExp(t.recordingsEndAt.replace('{seconds}', '8'))),
    ).toBeInTheDocument();
  },
);

it('says nothing when they last as long as the page', async () => {
  await open(undefined);
  expect(screen.queryByText(en.recordingsEnd)).toBeNull();
});
