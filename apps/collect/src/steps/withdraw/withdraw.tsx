import { Check, type LucideIcon, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { forgetWithdrawn } from '#recording/leftover.ts';
import { readReceipt } from '#recording/receipt.ts';
import { askWithdrawal } from '#shared/collect-api.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, type StepIconProps, StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

type State = 'asked' | 'working' | 'done' | 'failed' | 'broken';

const LOOKS: Readonly<Record<State, { icon: LucideIcon; tone: StepIconProps['tone'] }>> = {
  asked: { icon: Trash2, tone: 'warn' },
  working: { icon: Trash2, tone: 'warn' },
  done: { icon: Check, tone: 'good' },
  failed: { icon: TriangleAlert, tone: 'quiet' },
  broken: { icon: TriangleAlert, tone: 'quiet' },
};

/** Asks once, then has everything deleted that was recorded with the receipt in the address. */
export function Withdraw() {
  const t = useTexts();
  const [receipt] = useState(() => readReceipt(location.hash));
  const [state, setState] = useState<State>(receipt === undefined ? 'broken' : 'asked');
  const shown = state === 'working' ? 'asked' : state;

  async function withdraw(own: string): Promise<void> {
    setState('working');
    try {
      await askWithdrawal(own);
    } catch (error) {
      console.warn('the withdrawal did not arrive', error);
      setState('failed');
      return;
    }
    await forgetWithdrawn(own).catch((error) => console.warn('the phone keeps a run', error));
    setState('done');
  }

  return (
    <StepScreen
      key={shown}
      title={t(shown)}
      lead={t(`${shown}_lead`)}
      icon={<StepIcon {...LOOKS[state]} />}
      actions={
        receipt !== undefined &&
        state !== 'done' && (
          <StepButton
            variant={state === 'failed' ? 'primary' : 'danger'}
            disabled={state === 'working'}
            onClick={() => void withdraw(receipt)}
          >
            {state === 'working' ? t('working') : t(state === 'failed' ? 'retry' : 'delete')}
          </StepButton>
        )
      }
    />
  );
}
