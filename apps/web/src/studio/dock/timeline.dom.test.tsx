import { createPlaybackClock } from '@fovea/stage';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_NUMBERS } from '#studio/aoi/metrics-session.ts';
import { Lanes, type LanesProps } from './timeline.tsx';

const NOTHING = { immersion: false, areas: 0, people: 0 };

function measureHeads(change: Partial<LanesProps>): number {
  const clock = createPlaybackClock({
    now: () => 0,
    requestFrame: () => 0,
    cancelFrame: () => undefined,
  });
  const nothing = () => undefined;
  const { container } = render(
    <Lanes
      clock={clock}
      shares={null}
      findValidShare={nothing}
      endMs={undefined}
      emptyText=""
      immersion={null}
      stretch={null}
      numbers={NO_NUMBERS}
      hiddenLanes={[]}
      awaited={NOTHING}
      range={{ range: null, set: nothing, start: nothing, end: nothing }}
      onSeek={nothing}
      {...change}
    />,
  );
  const rooms = container.querySelectorAll<HTMLElement>('[aria-hidden][style*=height]');
  return [...rooms].reduce((most, { style }) => Math.max(most, Number.parseFloat(style.height)), 0);
}

it('keeps the room of lanes that are on their way, so that the stage stands still when they come', () => {
  const awaited = { immersion: true, areas: 2, people: 100 };
  expect(measureHeads({ awaited })).toBe(46 + 2 * 24 + 112);
  expect(measureHeads({ awaited, hiddenLanes: ['immersion', 'scarf'] })).toBe(2 * 24);
  expect(measureHeads({})).toBe(0);
});
