import { ApiError } from '@fovea/contract/api-error';
import { useEffect, useRef, useState } from 'react';
import { type GazeSource, NO_POSITION, type PositionStatus } from '#recording/gaze-source.ts';
import type { RecordingRun } from '#recording/recording-run.ts';
import { tryHoldRun } from '#recording/run-lock.ts';
import { type CameraEnding, watchCameraEnd } from '#recording/watch-camera-end.ts';
import { useWrongOrientation } from '#shared/orientation.ts';
import { type Hold, TurnHint } from '#shared/turn-hint.tsx';
import { type JoinInput, joinRun } from './join-run.ts';
import {
  findFailing,
  type PositionFlag,
  type PositionWatch,
  watchPosition,
} from './position-check.ts';
import { PositionView } from './position-view.tsx';
import { useTexts } from './texts.ts';

export type PositionEnding = 'complete' | 'test-over' | 'tests-full' | 'failed' | CameraEnding;

export interface PositionProps {
  source: GazeSource;
  hold: Hold;
  join: Omit<JoinInput, 'rateHz' | 'flags' | 'source'>;
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
  const [isOffered, setOffered] = useState(false);
  const watch = useRef<PositionWatch>(undefined);
  const isTurned = useWrongOrientation(hold.orientation);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (isTurned) return;
    const leaving = new AbortController();
    let isJoined = false;
    const takePlace = async (rateHz: number, flags: readonly PositionFlag[]) => {
      setPhase('joining');
      const isHeld = await tryHoldRun();
      if (leaving.signal.aborted) return;
      if (!isHeld) return latest.current.onHeldElsewhere();
      const input = { ...latest.current.join, rateHz, flags, source: source.kind };
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
    setOffered(false);
    const watching = watchPosition(source, {
      onStatus: setStatus,
      onOffer: () => setOffered(true),
      onReady: (rateHz, flags) => void takePlace(rateHz, flags),
      onTooSlow: () => latest.current.onEnd('camera-too-slow'),
    });
    watch.current = watching;
    const stopWatching = watchCameraEnd(source.camera, undefined, (ending) =>
      latest.current.onEnd(ending),
    );
    return () => {
      leaving.abort();
      watching.stop();
      stopWatching?.();
      if (!isJoined) source.stop();
    };
  }, [source, isTurned]);

  if (isTurned) return <TurnHint hold={hold} />;
  const isChecking = phase === 'checking';
  return (
    <PositionView
      headline={isChecking ? t(findTip(status)) : t(phase)}
      status={status}
      device={hold.device}
      stream={source.camera?.stream}
      onAnyway={isChecking && isOffered ? () => watch.current?.goOnAnyway() : undefined}
    />
  );
}

/** Advice for the first check that fails, and the direction. */
function findTip(status: PositionStatus) {
  const failing = findFailing(status);
  if (failing === undefined) return 'good';
  if (failing === 'distance') return `tip_distance_${status.distanceFault ?? 'far'}` as const;
  if (failing === 'light') return `tip_light_${status.lightFault ?? 'dark'}` as const;
  return `tip_${failing}` as const;
}

function isPasswordWrong(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'project_password_wrong';
}

function toEnding(error: unknown): PositionEnding {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'test_link_over') return 'test-over';
  if (code === 'test_runs_limited') return 'tests-full';
  if (code === 'project_full' || code === 'project_not_active') return 'complete';
  return code === 'camera_too_slow' ? 'camera-too-slow' : 'failed';
}
