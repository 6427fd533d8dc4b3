import { type Dispatch, useEffect, useRef } from 'react';
import { advanceRun, isAtStake, type Run, type RunEvent, STEPS, type Step } from './run-machine.ts';

const STANDS_IN_THE_WAY: readonly Step[] = ['opening', 'other-tab', 'taken-part'];

/**
 * One entry of the browser's history per step, so that its back button goes one step back and loses
 * nothing. While pages are shown or sent it stays, and leaving the site asks first.
 */
export function useRunHistory(run: Run, dispatch: Dispatch<RunEvent>): void {
  const { step } = run;
  const shown = useRef<Step>(step);
  const latest = useRef(run);
  latest.current = run;

  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    // Screens that get no entry of their own: going back would only lead through them again.
    if (step === before || STANDS_IN_THE_WAY.includes(before) || step === 'welcome')
      return history.replaceState({ step }, '');
    // Going back has moved in the history already.
    if (readStep(history.state) !== step) history.pushState({ step }, '');
  }, [step]);

  useEffect(() => {
    const handlePop = (event: PopStateEvent) => {
      const to = readStep(event.state) ?? 'welcome';
      const returned: RunEvent = { type: 'returned', step: to };
      const now = latest.current;
      // A step that cannot be left is put back on top.
      if (advanceRun(now, returned).step !== to) history.pushState({ step: now.step }, '');
      else dispatch(returned);
    };
    addEventListener('popstate', handlePop);
    return () => removeEventListener('popstate', handlePop);
  }, [dispatch]);

  const asks = isAtStake(run);
  useEffect(() => {
    if (!asks) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', handleLeave);
    return () => removeEventListener('beforeunload', handleLeave);
  }, [asks]);
}

function readStep(state: unknown): Step | undefined {
  const step = typeof state === 'object' && state !== null && 'step' in state && state.step;
  return STEPS.find((known) => known === step);
}
