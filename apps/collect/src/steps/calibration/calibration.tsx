import { Crosshair } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Calibrating } from '#recording/camera-tracking.ts';
import type { GazeSource } from '#recording/gaze-source.ts';
import type { RecordingRun } from '#recording/recording-run.ts';
import { type CameraEnding, watchCameraEnd } from '#recording/watch-camera-end.ts';
import { useWrongOrientation } from '#shared/orientation.ts';
import { getPageMedia, loadEarly } from '#shared/page-media.ts';
import { keepScreenOn } from '#shared/screen-light.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { type Hold, TurnHint } from '#shared/turn-hint.tsx';
import { fillScreen } from '#shared/whole-screen.ts';
import { DotStage } from './dot-stage.tsx';
import { ResultView } from './result-view.tsx';
import { useTexts } from './texts.ts';
import { wakeSound } from './tick.ts';

export type CalibrationEnding = 'not-tracked' | CameraEnding;

export interface CalibrationProps {
  recording: RecordingRun;
  source: GazeSource;
  hold: Hold;
  /** A calibration stands already, or was kept by an earlier visit: five dots judge it. */
  isCheck: boolean;
  onCalibrated: () => void;
  onEnd: (ending: CalibrationEnding) => void;
}

/** Nine dots teach, five others judge; a third poor result gives the place back. */
export function Calibration({ source, hold, isCheck, ...props }: CalibrationProps) {
  const t = useTexts();
  const [calibrating, setCalibrating] = useState<Calibrating>();
  const isTurned = useWrongOrientation(hold.orientation);
  const { camera } = source;
  useCameraOn(source, props);

  if (camera === undefined) return null;
  if (isTurned) return <TurnHint hold={hold} />;
  const begin = (isCheckedOnly: boolean) => {
    const { screen, measured } = props.recording;
    const { learned } = measured;
    const begun = camera.calibrate({ mmPerPx: screen.mmPerPx, isCheck: isCheckedOnly, learned });
    setCalibrating(begun);
    begun.goOn();
  };
  const handleStart = async () => {
    wakeSound();
    await fillScreen(hold.orientation);
    begin(isCheck);
  };
  const handleCalibrated = () => {
    void props.recording.keepMeasured({ learned: camera.getLearned() });
    props.onCalibrated();
  };
  if (calibrating !== undefined) {
    return (
      <Dots
        {...props}
        hold={hold}
        calibrating={calibrating}
        isCheck={isCheck}
        onAnew={() => begin(false)}
        onCalibrated={handleCalibrated}
      />
    );
  }
  return (
    <StepScreen
      title={t(isCheck ? 'checkTitle' : 'title')}
      lead={t(isCheck ? 'checkLead' : 'lead')}
      icon={<StepIcon tone="accent" icon={Crosshair} />}
      actions={
        <StepButton variant="primary" onClick={() => void handleStart()}>
          {t('start')}
        </StepButton>
      }
    />
  );
}

type DotsProps = Pick<
  CalibrationProps,
  'recording' | 'hold' | 'isCheck' | 'onCalibrated' | 'onEnd'
> & {
  calibrating: Calibrating;
  onAnew: () => void;
};

function Dots({ recording, hold, calibrating, isCheck, onAnew, onCalibrated, onEnd }: DotsProps) {
  const state = useSyncExternalStore(calibrating.subscribe, calibrating.getState);
  const isOver = state.phase === 'judged' && state.grade === 'poor' && state.isLast;
  const isRight = state.phase === 'judged' && state.grade !== 'poor' && isCheck;
  const latest = useRef({ onCalibrated, onEnd });
  latest.current = { onCalibrated, onEnd };
  useEffect(() => {
    if (isRight) latest.current.onCalibrated();
    if (!isOver) return;
    void recording.giveUp('calibration_failed');
    latest.current.onEnd('not-tracked');
  }, [isOver, isRight, recording]);
  if (state.phase === 'dots') return <DotStage dots={state} />;
  if (state.phase !== 'judged' || isOver || isRight) return null;
  const handleAgain = () => (state.grade === 'poor' ? calibrating.goOn() : onAnew());
  return (
    <ResultView judged={state} device={hold.device} onStart={onCalibrated} onAgain={handleAgain} />
  );
}

/** Keeps the camera on while dots are shown, and ends the run when it cannot go on. */
function useCameraOn(
  source: GazeSource,
  { recording, onEnd }: Pick<CalibrationProps, 'recording' | 'onEnd'>,
): void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    const leaving = new AbortController();
    const { pages, pagesSeen } = recording;
    void loadEarly(getPageMedia(recording), pages.slice(pagesSeen), leaving.signal);
    source.start(() => undefined);
    const letScreenSleep = keepScreenOn();
    const stop = watchCameraEnd(source.camera, recording, (ending) => latest.current(ending));
    return () => {
      leaving.abort();
      letScreenSleep();
      stop?.();
    };
  }, [source, recording]);
}
