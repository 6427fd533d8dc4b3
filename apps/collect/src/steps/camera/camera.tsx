import { Camera as CameraIcon } from 'lucide-react';
import { useState } from 'react';
import type { GazeSource } from '#recording/gaze-source.ts';
import { KeptNotice } from '#shared/kept-notice.tsx';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { openGazeSource } from '#tracking/open-source.ts';
import { useTexts } from './texts.ts';

export interface CameraProps {
  progress: number | undefined;
  onOn: (source: GazeSource) => void;
}

export function Camera({ progress, onOn }: CameraProps) {
  const t = useTexts();
  const [isOpening, setOpening] = useState(false);
  const handleTurnOn = async () => {
    setOpening(true);
    try {
      onOn(await openGazeSource());
    } finally {
      setOpening(false);
    }
  };
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead')}
      progress={progress}
      icon={<StepIcon tone="accent" icon={CameraIcon} />}
      actions={
        <StepButton variant="primary" loading={isOpening} onClick={() => void handleTurnOn()}>
          {t('turnOn')}
        </StepButton>
      }
    >
      <KeptNotice />
    </StepScreen>
  );
}
