import { Trash2 } from 'lucide-react';
import type { RecordingRun } from '#recording/recording-run.ts';
import { CODE_MARK, DoneScreen } from '#shared/done-screen.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { WithdrawalLink } from '#steps/thanks/withdrawal-link.tsx';
import { useTexts } from './texts.ts';

export interface StoppedProps {
  recording: Pick<RecordingRun, 'participant' | 'receipt'>;
  isKept: boolean;
}

export function Stopped({ recording: { participant, receipt }, isKept }: StoppedProps) {
  const t = useTexts();
  if (!isKept) {
    return (
      <StepScreen
        title={t('deleted')}
        lead={t('deleted_lead')}
        icon={<StepIcon tone="good" icon={Trash2} />}
      />
    );
  }
  return (
    <DoneScreen title={t('kept')} lead={t.rich('kept_lead', CODE_MARK, { code: participant })}>
      <WithdrawalLink receipt={receipt} />
    </DoneScreen>
  );
}
