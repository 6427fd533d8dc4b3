import { toClassNames } from '@fovea/ui';
import { Check, CircleDashed } from 'lucide-react';
import { POSITION_CHECKS, type PositionStatus } from '#recording/gaze-source.ts';
import { useFocusedHeading } from '#shared/focused-heading.ts';
import { findFailing } from './position-check.ts';
import { useTexts } from './texts.ts';

export interface PositionViewProps {
  headline: string;
  status: PositionStatus;
}

export function PositionView({ headline, status }: PositionViewProps) {
  const t = useTexts();
  const heading = useFocusedHeading();
  return (
    <main
      data-theme="dark"
      className="flex min-h-svh flex-col items-center bg-[radial-gradient(circle_at_50%_38%,var(--border-2),var(--surface)_70%)] px-5 pt-[max(3.5rem,env(safe-area-inset-top))] pb-[max(2rem,env(safe-area-inset-bottom))]"
    >
      <h1
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="type-h2 min-h-14 text-balance text-center outline-none"
      >
        {headline}
      </h1>
      <div className="grid min-h-0 flex-1 place-items-center py-4">
        <FaceGuide isGood={findFailing(status) === undefined} />
      </div>
      <ul aria-label={t('checks')} className="flex w-full max-w-75 flex-none flex-col gap-3">
        {POSITION_CHECKS.map((check) => (
          <li key={check} className="type-touch flex items-center gap-3">
            {status[check] ? (
              <Check aria-hidden="true" className="size-5 text-good" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-5 text-text-3" />
            )}
            <span className={status[check] ? 'text-text' : 'text-text-2'}>
              {t(`${check}_${status[check] ? 'yes' : 'no'}`)}
            </span>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The oval to put the face into; the face inside is a drawing of how it should sit. */
function FaceGuide({ isGood }: { isGood: boolean }) {
  return (
    <svg
      viewBox="0 0 170 206"
      aria-hidden="true"
      className="h-[min(46svh,22rem)] w-auto max-w-full"
    >
      <ellipse cx="85" cy="104" rx="52" ry="68" className="fill-border-input opacity-30" />
      <g className="fill-none stroke-text-2" strokeWidth="2" strokeLinecap="round">
        <path d="M58 86q8-5 16 0M96 86q8-5 16 0M85 102v16M72 142q13 8 26 0" />
      </g>
      <g className="fill-text-2">
        <circle cx="66" cy="97" r="4" />
        <circle cx="104" cy="97" r="4" />
      </g>
      <ellipse
        cx="85"
        cy="103"
        rx="72"
        ry="94"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray={isGood ? undefined : '10 9'}
        className={toClassNames(
          'transition-[stroke] forced-colors:stroke-[CanvasText]',
          isGood ? 'stroke-good' : 'stroke-warn',
        )}
      />
    </svg>
  );
}
