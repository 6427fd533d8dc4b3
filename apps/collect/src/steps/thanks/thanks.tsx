import { CODE_MARK, DoneScreen } from '#shared/done-screen.tsx';
import { useTexts } from './texts.ts';
import { WithdrawalLink } from './withdrawal-link.tsx';

export interface ThanksProps {
  participant: string;
  /** Nothing where an older version of this app began the run. */
  receipt: string | undefined;
}

export function Thanks({ participant, receipt }: ThanksProps) {
  const t = useTexts();
  return (
    <DoneScreen title={t('title')} lead={t.rich('lead', CODE_MARK, { code: participant })}>
      {receipt !== undefined && <WithdrawalLink receipt={receipt} />}
    </DoneScreen>
  );
}
