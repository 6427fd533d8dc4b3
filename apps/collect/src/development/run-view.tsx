import { Badge, Button, VisuallyHidden } from '@fovea/ui';
import { useSyncExternalStore } from 'react';
import { FacePreview } from './face-preview.tsx';
import { FigureList } from './figure-list.tsx';
import { LiveView } from './live-view.tsx';
import type { ShownDot } from './run-store.ts';
import { useTexts } from './texts.ts';
import type { TrackerRun } from './tracker-run.ts';
import { useFrameFigures } from './use-frame-figures.ts';
import { type PhaseViewProps, VerdictView } from './verdict-view.tsx';

export interface RunViewProps {
  run: TrackerRun;
  onEnd: () => void;
}

export function RunView({ run, onEnd }: RunViewProps) {
  const t = useTexts();
  const state = useSyncExternalStore(run.subscribe, run.getState);
  if (state.phase === 'dots' && state.dot !== null) return <DotView dot={state.dot} />;
  if (state.phase === 'live') return <LiveView run={run} state={state} onEnd={onEnd} />;
  return (
    <main className="min-h-svh bg-bg px-5 py-6 md:grid md:place-items-center">
      <div className="mx-auto grid w-full max-w-105 gap-6 md:max-w-225 md:grid-cols-2">
        <FacePreview run={run} />
        <div className="flex flex-col gap-5">
          {state.phase === 'position' ? (
            <PositionView run={run} state={state} onEnd={onEnd} />
          ) : (
            <VerdictView run={run} state={state} onEnd={onEnd} />
          )}
          {state.failure !== null && (
            <p role="alert" className="type-small text-bad">
              {t('failedFrame', { reason: state.failure })}
            </p>
          )}
        </div>
      </div>
    </main>
  );
}

const CHECKS = [
  ['face', 'face'],
  ['distance', 'distance'],
  ['light', 'lightCheck'],
  ['steady', 'steady'],
] as const;

function PositionView({ run, state, onEnd }: PhaseViewProps) {
  const t = useTexts();
  const figures = useFrameFigures(state.figures);
  return (
    <>
      <h1 className="type-h2">{t('positionTitle')}</h1>
      <ul className="flex flex-col gap-2">
        {CHECKS.map(([check, name]) => (
          <li key={check} className="type-body flex items-center justify-between">
            {t(name)}
            <Badge tone={state.position[check] ? 'good' : 'warn'}>
              {t(state.position[check] ? 'yes' : 'no')}
            </Badge>
          </li>
        ))}
      </ul>
      <FigureList figures={figures} />
      <div className="flex flex-col gap-2.5">
        <Button
          variant="primary"
          size="touch"
          wide
          disabled={!state.position.face}
          onClick={() => run.calibrate()}
        >
          {t('calibrate')}
        </Button>
        <Button size="touch" wide onClick={onEnd}>
          {t('end')}
        </Button>
      </div>
    </>
  );
}

/** Nothing but the dot, so that nothing else is looked at. */
function DotView({ dot }: { dot: ShownDot }) {
  const t = useTexts();
  return (
    <main className="fixed inset-0 h-svh bg-bg">
      <VisuallyHidden>
        <p role="status">{t(`dotStatus_${dot.kind}`, { number: dot.number })}</p>
      </VisuallyHidden>
      <span
        aria-hidden="true"
        className="absolute grid size-7 -translate-1/2 place-items-center rounded-full bg-accent"
        style={{ left: `${dot.u * 100}%`, top: `${dot.v * 100}%` }}
      >
        <span className="size-2 rounded-full bg-on-accent" />
      </span>
    </main>
  );
}
