import type { DotsState } from '#recording/camera-tracking.ts';
import { useFocusedHeading } from '#shared/focused-heading.ts';
import { StepButton } from '#shared/step-button.tsx';
import type { Hold } from '#shared/turn-hint.tsx';
import { useTexts } from './texts.ts';

export type JudgedDots = Extract<DotsState, { phase: 'judged' }>;

export interface ResultViewProps {
  judged: JudgedDots;
  device: Hold['device'];
  onStart: () => void;
  onAgain: () => void;
}

/** Says how well gaze was found, in words and in a picture of the five dots. */
export function ResultView({ judged, device, onStart, onAgain }: ResultViewProps) {
  const t = useTexts();
  const { grade, reasons } = judged;
  const [reason = 'off_target'] = reasons;
  const reasonText = reason === 'off_target' ? t(`off_target_${device}`) : t(`reason_${reason}`);
  const isPoor = grade === 'poor';
  const heading = useFocusedHeading();
  return (
    <main
      data-theme="dark"
      className="flex min-h-svh flex-col items-center bg-bg px-5 pt-[max(3rem,env(safe-area-inset-top))] pb-[max(1.25rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex w-full max-w-90 flex-1 flex-col justify-center">
        <DotSpread spread={judged.spread} isPoor={isPoor} label={t('result')} />
        <h1 ref={heading} tabIndex={-1} className="type-h1 mt-6 text-balance outline-none">
          {t(grade)}
        </h1>
        <p className="type-public mt-2 text-pretty text-text-2">
          {isPoor ? reasonText : t(`${grade}_lead`)}
        </p>
      </div>
      <div className="flex w-full max-w-90 flex-none flex-col gap-2.5 pt-5">
        {isPoor ? (
          <StepButton variant="primary" onClick={onAgain}>
            {t('retry')}
          </StepButton>
        ) : (
          <>
            <StepButton variant="primary" onClick={onStart}>
              {t('begin')}
            </StepButton>
            <StepButton onClick={onAgain}>{t('again')}</StepButton>
          </>
        )}
      </div>
    </main>
  );
}

const WIDTH = 160;
const HEIGHT = 120;
/** Screen px that the radius of a circle stands for. */
const CIRCLE_PX = 60;
const RADIUS = 13;

function DotSpread({
  spread,
  isPoor,
  label,
}: Pick<JudgedDots, 'spread'> & { isPoor: boolean; label: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="w-full">
      {spread.map(({ point: { u, v }, gazePx }) => (
        <g key={`${u} ${v}`} transform={`translate(${u * WIDTH} ${(v - 0.1) * 1.25 * HEIGHT})`}>
          <circle r={RADIUS} className="fill-none stroke-border-input" />
          {gazePx.map(([xPx, yPx], i) => (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a look is its place in the order.
              key={i}
              cx={(xPx / CIRCLE_PX) * RADIUS}
              cy={(yPx / CIRCLE_PX) * RADIUS}
              r="1.4"
              className={isPoor ? 'fill-warn' : 'fill-good'}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
