import { CameraOff, PlugZap, Video, VideoOff } from 'lucide-react';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import type { CameraFault } from '#tracking/camera-error.ts';
import { AllowDrawing } from './allow-drawing.tsx';
import { toBrowserKind } from './browser-kind.ts';
import { useTexts } from './texts.ts';

const ICONS = {
  refused: CameraOff,
  missing: VideoOff,
  busy: Video,
  engine: PlugZap,
  failed: VideoOff,
} as const;

export interface CameraFaultProps {
  fault: CameraFault;
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
