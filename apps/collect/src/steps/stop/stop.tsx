import { CirclePause } from 'lucide-react';
import { useState } from 'react';
import type { RecordingRun } from '#recording/recording-run.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

export interface StopProps {
  recording: RecordingRun;
  onGoOn: () => void;
  /** The server knows. */
  onStopped: (isKept: boolean) => void;
}

/** One tap stops; what was recorded is kept or deleted by a second one. */
export function Stop({ recording, onGoOn, onStopped }: StopProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<'keep' | 'delete'>();
  const [isWaiting, setWaiting] = useState(false);
  const isChosen = chosen !== undefined;

  const handleStop = async (choice: 'keep' | 'delete') => {
    setChosen(choice);
    const isKept = choice === 'keep';
    await recording.end({ reason: 'stopped', keep: isKept }, () => setWaiting(true));
    onStopped(isKept);
  };
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead')}
      icon={<StepIcon tone="accent" icon={CirclePause} />}
      actions={
        <>
          <p role="status" className="type-body min-h-5 text-center text-text-2">
            {isWaiting && t('waiting')}
          </p>
          <StepButton variant="primary" disabled={isChosen} onClick={onGoOn}>
            {t('goOn')}
          </StepButton>
          <StepButton
            loading={chosen === 'keep'}
            disabled={isChosen}
            onClick={() => void handleStop('keep')}
          >
            {t('keep')}
          </StepButton>
          <StepButton
            variant="danger"
            loading={chosen === 'delete'}
            disabled={isChosen}
            onClick={() => void handleStop('delete')}
          >
            {t('delete')}
          </StepButton>
        </>
      }
    />
  );
}
