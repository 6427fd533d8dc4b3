import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdDevice } from '#testing/hold-device.ts';
import { openStep } from '#testing/open-step.tsx';
import { PositionView } from './position-view.tsx';

const AWAY = { face: true, distance: false, light: true, steady: true };

it.each([
  ['mobile', 'Distance 30 to 40 cm', 'Distance 46 cm. Try 35'],
  ['tablet', 'Distance 40 to 50 cm', 'Distance 46 cm. Try 45'],
] as const)(
  'each check says which way: what is advised on a %s and what to try are one distance',
  (device, range, tried) => {
    holdDevice(device);
    const open = (distanceCm?: number) =>
      openStep(
        <PositionView
          headline="Move a little closer"
          status={distanceCm === undefined ? AWAY : { ...AWAY, distanceCm }}
          device={device}
          stream={undefined}
          onAnyway={undefined}
        />,
      );
    open();
    expect(screen.getByText(range)).toBeVisible();
    open(46);
    expect(screen.getByText(tried)).toBeVisible();
  },
);
