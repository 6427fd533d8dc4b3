import { CODE_MARK, DoneScreen } from '#shared/done-screen.tsx';
import { StepButton } from '#shared/step-button.tsx';
import { useTexts } from './texts.ts';

export interface TakenPartProps {
  /** The code that was told at the end. */
  participant: string;
  /** Whether the project still has a place for somebody else. */
  isOpen: boolean;
  onAnother: () => void;
}

/** For whoever opens the link again on the phone that they finished on. */
export function TakenPart({ participant, isOpen, onAnother }: TakenPartProps) {
  const t = useTexts();
  return (
    <DoneScreen
      title={t('title')}
      lead={t.rich('lead', CODE_MARK, { code: participant })}
      actions={isOpen && <StepButton onClick={onAnother}>{t('another')}</StepButton>}
    />
  );
}
