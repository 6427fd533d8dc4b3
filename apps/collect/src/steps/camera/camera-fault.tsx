import { CameraOff, PlugZap, Video, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import type { CameraFault } from '#tracking/camera-error.ts';
import { type BrowserKind, toBrowserKind } from './browser-kind.ts';
import { useTexts } from './texts.ts';

/** The sign beside the address that opens what a page may do, in each browser. */
const SIGNS: Readonly<Record<BrowserKind, ReactNode>> = {
  chrome: (
    <path d="M-5-3h6M5-3h0M-5 3h0M-1 3h6M3-3m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0M-3 3m-2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />
  ),
  safari: <path d="M-5-5h10v6h-10zM-5 4h10" />,
  samsung: <path d="M-4-1h8v6h-8zM-2.5-1v-2a2.5 2.5 0 0 1 5 0v2" />,
};
/** Safari has its address at the lower edge. */
const BAR_Y: Readonly<Record<BrowserKind, number>> = { chrome: 22, safari: 98, samsung: 22 };

const ICONS = {
  refused: CameraOff,
  missing: VideoOff,
  busy: Video,
  engine: PlugZap,
  failed: VideoOff,
} as const;

/** Those after which another try may help. */
export type ShownFault = Exclude<CameraFault, 'unusable'>;

export interface CameraFaultProps {
  fault: ShownFault;
  progress: number | undefined;
  isOpening: boolean;
  onRetry: () => void;
}

/** Says what keeps the camera away, and how to help it. */
export function CameraFaultScreen({ fault, progress, isOpening, onRetry }: CameraFaultProps) {
  const t = useTexts();
  const isRefused = fault === 'refused';
  return (
    <StepScreen
      key={fault}
      title={t(fault)}
      lead={t(`${fault}_lead`)}
      progress={progress}
      {...(isRefused ? {} : { icon: <StepIcon tone="warn" icon={ICONS[fault]} /> })}
      actions={
        <StepButton variant="primary" loading={isOpening} onClick={onRetry}>
          {t('retry')}
        </StepButton>
      }
    >
      {isRefused && <HowToAllow />}
    </StepScreen>
  );
}

function HowToAllow() {
  const t = useTexts();
  const browser = toBrowserKind(navigator.userAgent);
  return (
    <div className="lying:mt-3 lying:flex lying:items-center lying:gap-8">
      <AllowDrawing browser={browser} />
      <ol className="type-touch flex flex-col gap-3">
        {([1, 2, 3] as const).map((number) => (
          <li key={number} className="flex gap-3">
            <span
              aria-hidden="true"
              className="type-small grid size-6 flex-none place-items-center rounded-full bg-accent-bg font-semibold text-accent-text"
            >
              {number}
            </span>
            {t(`${browser}_${number}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A phone whose address bar shows where to tap. */
function AllowDrawing({ browser }: { browser: BrowserKind }) {
  const y = BAR_Y[browser];
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      className="mx-auto my-5 h-36 flex-none fill-none stroke-text lying:m-0 lying:h-30"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="20" y="4" width="120" height="112" rx="12" />
      <rect
        x="30"
        y={y - 9}
        width="100"
        height="18"
        rx="9"
        className="fill-accent-bg stroke-none"
      />
      <path d={`M58 ${y}h50`} className="stroke-border-input" />
      <g transform={`translate(42 ${y})`} className="stroke-accent">
        {SIGNS[browser]}
      </g>
      <circle cx="42" cy={y} r="13" className="stroke-accent" strokeDasharray="3 4" />
      <path d="M52 52h56M52 62h40M52 72h48" className="stroke-border-input" />
    </svg>
  );
}
