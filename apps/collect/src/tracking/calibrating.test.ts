import type { KeptCalibration } from '@fovea/tracker/calibration';
import { expect, it } from 'vitest';
import type { DotsState } from '#recording/camera-tracking.ts';
import { type CalibratingOptions, createCalibrating } from './calibrating.ts';
import { guessScreen } from './screen-guess.ts';

const SCREEN = guessScreen({ widthPx: 390, heightPx: 844 });
const HZ = 30;

/** Dots in front of a camera that sees nobody's eyes. */
function start(held: CalibratingOptions['held'] = null) {
  let nowMs = 0;
  const accepted: unknown[] = [];
  const calibrating = createCalibrating({
    screen: SCREEN,
    held,
    nowMs: () => nowMs,
    onAccepted: (each) => accepted.push(each),
  });
  const shown: string[] = [];
  calibrating.subscribe(() => shown.push(toLine(calibrating.getState())));
  const play = (forMs: number, pause: 'moved' | null = null) => {
    for (const untilMs = nowMs + forMs; nowMs < untilMs; ) {
      nowMs += 1_000 / HZ;
      calibrating.addFrame({ tMs: nowMs, look: null, pause });
    }
  };
  return { calibrating, accepted, shown, play };
}

function toLine(state: DotsState): string {
  if (state.phase !== 'dots') return state.phase;
  return `${state.kind} ${state.number} of ${state.count}`;
}

it('nine dots of 0.6 + 1.2 s teach, then five others judge', () => {
  const { calibrating, shown, play } = start();
  calibrating.goOn();
  play(1_700);
  expect(shown).toEqual(['calibration 1 of 9']);
  play(200);
  expect(shown.at(-1)).toBe('calibration 2 of 9');
  play(26_000);
  expect(shown).toHaveLength(15);
  expect(shown.slice(8, 11)).toEqual([
    'calibration 9 of 9',
    'validation 1 of 5',
    'validation 2 of 5',
  ]);
  expect(calibrating.getState()).toMatchObject({ phase: 'judged', grade: 'poor' });
});

it('resume: five dots judge the weights that were kept; refused, all nine are shown', () => {
  const { calibrating, shown, play } = start({ model: { version: 1 } } as KeptCalibration);
  calibrating.goOn();
  play(10_000);
  expect(shown[0]).toBe('validation 1 of 5');
  expect(shown).toHaveLength(6);
  expect(calibrating.getState()).toMatchObject({ phase: 'judged', grade: 'poor', isLast: false });
  calibrating.goOn();
  expect(shown.at(-1)).toBe('calibration 1 of 9');
});

it('poor: at most twice "once more", and the third time ends', () => {
  const { calibrating, accepted, play } = start();
  for (const isLast of [false, false, true]) {
    calibrating.goOn();
    play(28_000);
    expect(calibrating.getState()).toMatchObject({
      phase: 'judged',
      grade: 'poor',
      reasons: ['few_looks'],
      isLast,
    });
  }
  calibrating.goOn();
  expect(calibrating.getState().phase).toBe('judged');
  expect(accepted).toEqual([]);
});

it('head moved: the dot pauses and its time begins anew', () => {
  const { calibrating, play } = start();
  calibrating.goOn();
  play(1_500);
  play(500, 'moved');
  expect(calibrating.getState()).toMatchObject({ number: 1, pause: 'moved' });
  play(1_500);
  expect(calibrating.getState()).toMatchObject({ number: 1, pause: null });
  play(400);
  expect(calibrating.getState()).toMatchObject({ number: 2 });
});
