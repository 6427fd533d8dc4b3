import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { setAside } from '#recording/leftover.ts';
import type { StoredRun } from '#recording/recording-store.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

export interface SamePersonProps {
  resumed: StoredRun;
  onSame: () => void;
  onAnother: () => void;
}

/** Before a run goes on: consent, age and gaze belong to whoever began it. */
export function SamePerson({ resumed, onSame, onAnother }: SamePersonProps) {
  const t = useTexts();
  const [isLeaving, setLeaving] = useState(false);
  const handleAnother = async () => {
    setLeaving(true);
    await setAside(resumed);
    onAnother();
  };
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead')}
      icon={<StepIcon tone="accent" icon={UserRound} />}
      actions={
        <>
          <StepButton variant="primary" disabled={isLeaving} onClick={onSame}>
            {t('same')}
          </StepButton>
          <StepButton loading={isLeaving} onClick={() => void handleAnother()}>
            {t('another')}
          </StepButton>
        </>
      }
    />
  );
}
