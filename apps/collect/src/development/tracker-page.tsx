import { useEffect, useState } from 'react';
import { measurePageBox } from '#shared/page-box.ts';
import { guessScreen } from '#tracking/screen-guess.ts';
import type { InputChoice } from './open-input.ts';
import { RunView } from './run-view.tsx';
import { SetupView } from './setup-view.tsx';
import { useTexts } from './texts.ts';
import { openTrackerRun, type TrackerRun } from './tracker-run.ts';

/** The tracker, to be tried by hand: for development, in no build that people get. */
export function TrackerPage() {
  const t = useTexts();
  const [run, setRun] = useState<TrackerRun>();
  const [isOpening, setOpening] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    document.title = t('title');
  }, [t]);

  const handleStart = async (choice: InputChoice) => {
    setOpening(true);
    setFailure(undefined);
    try {
      setRun(await openTrackerRun(choice, guessScreen(measurePageBox())));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setOpening(false);
    }
  };
  const handleEnd = () => {
    run?.stop();
    setRun(undefined);
  };
  if (run !== undefined) return <RunView run={run} onEnd={handleEnd} />;
  return (
    <SetupView
      isOpening={isOpening}
      failure={failure}
      onStart={(choice) => void handleStart(choice)}
    />
  );
}
