import { AppWindow } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { waitForRun } from '#recording/run-lock.ts';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

export interface OtherTabProps {
  /** No other tab has the run any more; this one has it. */
  onFree: () => void;
}

export function OtherTab({ onFree }: OtherTabProps) {
  const t = useTexts();
  const latest = useRef(onFree);
  latest.current = onFree;
  useEffect(() => {
    const leaving = new AbortController();
    waitForRun(leaving.signal).then(
      () => latest.current(),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead')}
      icon={<StepIcon tone="quiet" icon={AppWindow} />}
    />
  );
}
