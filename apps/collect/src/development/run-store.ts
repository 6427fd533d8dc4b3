import type { ShareOfScreen } from '@fovea/tracker/calibration';
import { judgePosition, type Position } from '@fovea/tracker/tracking';
import type { JudgedRound } from '#tracking/judge-round.ts';
import { type LiveFigures, NO_FIGURES } from './live-figures.ts';

export interface RunState {
  readonly phase: 'position' | 'dots' | 'verdict' | 'live';
  readonly position: Position;
  readonly dot: ShownDot | null;
  readonly judged: JudgedRound | null;
  /** Place that gaze is compared with and that a rendered person looks at. */
  readonly target: ShareOfScreen;
  readonly figures: LiveFigures;
  readonly failure: string | null;
}

export interface ShownDot extends ShareOfScreen {
  readonly kind: 'calibration' | 'validation';
  readonly number: number;
}

export interface RunStore {
  getState(): RunState;
  update(changes: Partial<RunState>): void;
  subscribe(listener: () => void): () => void;
}

const START: RunState = {
  phase: 'position',
  position: judgePosition([], 1),
  dot: null,
  judged: null,
  target: { u: 0.5, v: 0.3 },
  figures: NO_FIGURES,
  failure: null,
};

export function createRunStore(): RunStore {
  const listeners = new Set<() => void>();
  let state = START;
  return {
    getState: () => state,
    update(changes) {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
