import { Prose } from '#shared/prose.tsx';
import { StepButton } from '#shared/step-button.tsx';
import { StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

export interface InstructionsProps {
  progress: number | undefined;
  /** Of the researcher. */
  text: string;
  onRead: () => void;
}

/** Before the camera: from the calibration on, reading would move the head. */
export function Instructions({ progress, text, onRead }: InstructionsProps) {
  const t = useTexts();
  return (
    <StepScreen
      title={t('title')}
      progress={progress}
      actions={
        <StepButton variant="primary" onClick={onRead}>
          {t('next')}
        </StepButton>
      }
    >
      <Prose className="mt-4">{text}</Prose>
    </StepScreen>
  );
}
