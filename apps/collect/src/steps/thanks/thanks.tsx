import type { RecordingRun } from '#recording/recording-run.ts';
import { CODE_MARK, DoneScreen } from '#shared/done-screen.tsx';
import { useTexts } from './texts.ts';
import { WithdrawalLink } from './withdrawal-link.tsx';

export type ThanksProps = {
  recording: Pick<RecordingRun, 'participant' | 'receipt' | 'isTest'>;
};

export function Thanks({ recording: { participant, receipt, isTest } }: ThanksProps) {
  const t = useTexts();
  const lead = isTest ? t('lead_test') : t.rich('lead', CODE_MARK, { code: participant });
  return (
    <DoneScreen title={t('title')} lead={lead}>
      <WithdrawalLink receipt={receipt} />
    </DoneScreen>
  );
}
