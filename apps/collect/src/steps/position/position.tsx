import { ApiError } from '@fovea/contract/api-error';
import { useEffect, useRef, useState } from 'react';
import { type GazeSource, NO_POSITION } from '#recording/gaze-source.ts';
import type { RecordingRun } from '#recording/recording-run.ts';
import { tryHoldRun } from '#recording/run-lock.ts';
import { useWrongOrientation } from '#shared/orientation.ts';
import { type Hold, TurnHint } from '#shared/turn-hint.tsx';
import { type JoinInput, joinRun } from './join-run.ts';
import { findFailing, watchPosition } from './position-check.ts';
import { PositionView } from './position-view.tsx';
import { useTexts } from './texts.ts';

export type PositionEnding = 'complete' | 'camera-too-slow' | 'test-over' | 'failed';

export interface PositionProps {
  source: GazeSource;
  hold: Hold;
  join: Omit<JoinInput, 'rateHz' | 'source'>;
  /** The pages go on with the same source. */
  onJoined: (recording: RecordingRun, source: GazeSource) => void;
  onEnd: (ending: PositionEnding) => void;
  /** The project does not take the password after all. */
  onLocked: () => void;
  /** Another tab has taken a place meanwhile. */
  onHeldElsewhere: () => void;
}

export function Position({ source, hold, ...props }: PositionProps) {
  const t = useTexts();
  const [status, setStatus] = useState(NO_POSITION);
  const [phase, setPhase] = useState<'checking' | 'joining' | 'offline' | 'busy'>('checking');
  const isTurned = useWrongOrientation(hold.orientation);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (isTurned) return;
    const leaving = new AbortController();
    let isJoined = false;
    const takePlace = async (rateHz: number) => {
      setPhase('joining');
      const isHeld = await tryHoldRun();
      if (leaving.signal.aborted) return;
      if (!isHeld) return latest.current.onHeldElsewhere();
      const input = { ...latest.current.join, rateHz, source: source.kind };
      try {
        const recording = await joinRun(input, { signal: leaving.signal, onWait: setPhase });
        if (leaving.signal.aborted) return;
        isJoined = true;
        latest.current.onJoined(recording, source);
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (isPasswordWrong(error)) latest.current.onLocked();
        else latest.current.onEnd(toEnding(error));
      }
    };
    setPhase('checking');
    const stopWatching = watchPosition(source, {
      onStatus: setStatus,
      onReady: (rateHz) => void takePlace(rateHz),
    });
    return () => {
      leaving.abort();
      stopWatching();
      if (!isJoined) source.stop();
    };
  }, [source, isTurned]);

  if (isTurned) return <TurnHint hold={hold} />;
  const failing = findFailing(status);
  const tip = failing === undefined ? t('good') : t(`tip_${failing}`);
  const headline = phase === 'checking' ? tip : t(phase);
  return <PositionView headline={headline} status={status} />;
}

function isPasswordWrong(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'project_password_wrong';
}

function toEnding(error: unknown): PositionEnding {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'test_link_over') return 'test-over';
  if (code === 'project_full' || code === 'project_not_active') return 'complete';
  return code === 'camera_too_slow' ? 'camera-too-slow' : 'failed';
}
