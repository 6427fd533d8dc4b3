import { countFirstLooks, estimateFirstLook } from '@fovea/gaze/metrics';
import { createPlaybackClock } from '@fovea/stage';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readTexts } from '#testing/read-texts.ts';
import { GrowthChart } from './growth-chart.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
/** Of three people one looked a second after the area was there, another two seconds after that. */
const FIRST_LOOK = estimateFirstLook(
  countFirstLooks(Float64Array.of(1_000, 3_000, 5_000), Uint8Array.of(1, 1, 0)),
);

it('an area that comes at 5 s has been seen by 0% then, and its curve begins there', () => {
  const clock = createPlaybackClock({
    now: () => 0,
    requestFrame: () => 0,
    cancelFrame: () => undefined,
  });
  clock.setDuration(10_000);
  clock.seek(5_000);
  const { container } = render(
    <GrowthChart name="Logo" color={1} firstLook={FIRST_LOOK} startMs={5_000} clock={clock} />,
  );
  expect(screen.getByText(t('haveSeen', { percent: 0 }))).toBeVisible();
  const curve = container.querySelector('path[stroke]')?.getAttribute('d');
  expect(curve?.replaceAll(/(\.\d\d)\d*/g, '$1')).toBe('M5000 100H6000V66.66H8000V33.33H10000');
});
