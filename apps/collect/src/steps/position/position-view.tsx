import { toClassNames } from '@fovea/ui';
import { Check, CircleDashed } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import {
  POSITION_CHECKS,
  type PositionCheck,
  type PositionStatus,
} from '#recording/gaze-source.ts';
import { useFocusedHeading } from '#shared/focused-heading.ts';
import { StepButton } from '#shared/step-button.tsx';
import type { Hold } from '#shared/turn-hint.tsx';
import { FaceGuide, FaceRing } from './face-guide.tsx';
import { findFailing } from './position-check.ts';
import { useTexts } from './texts.ts';

export interface PositionViewProps {
  headline: string;
  status: PositionStatus;
  device: Hold['device'];
  /** Stream that the mirror shows; a script has no camera. */
  stream: MediaStream | undefined;
  onAnyway: (() => void) | undefined;
}

export function PositionView({ headline, status, device, stream, onAnyway }: PositionViewProps) {
  const t = useTexts();
  const heading = useFocusedHeading();
  const mirror = useStream(stream);
  const isGood = findFailing(status) === undefined;
  return (
    <main
      data-theme="dark"
      className={toClassNames(
        'fixed inset-0 flex h-svh flex-col items-center overflow-y-auto px-5 pt-[max(3.5rem,env(safe-area-inset-top))] pb-[max(2rem,env(safe-area-inset-bottom))] landscape:pt-6 lying:items-start lying:justify-center lying:py-4 lying:pl-[max(1.25rem,env(safe-area-inset-left))]',
        stream === undefined
          ? 'bg-[radial-gradient(circle_at_50%_38%,var(--border-2),var(--surface)_70%)]'
          : 'bg-surface',
      )}
    >
      {stream !== undefined && (
        <Mirror label={t('mirror')} video={mirror}>
          {status.place !== undefined && <FaceRing place={status.place} isGood={isGood} />}
        </Mirror>
      )}
      <h1
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="type-h2 relative min-h-14 text-balance text-center outline-none lying:w-55 lying:text-left"
      >
        {headline}
      </h1>
      <div className="relative grid min-h-0 flex-1 place-items-center py-4 lying:absolute lying:inset-0">
        {status.place === undefined && (
          <FaceGuide device={device} hasMirror={stream !== undefined} isGood={isGood} />
        )}
      </div>
      <ul
        aria-label={t('checks')}
        className="relative grid w-full max-w-75 flex-none gap-3 landscape:max-w-none landscape:grid-cols-[auto_auto] landscape:justify-between landscape:px-5 lying:max-w-55 lying:grid-cols-1 lying:px-0"
      >
        {POSITION_CHECKS.map((check) => (
          <li key={check} className="type-touch flex items-center gap-3">
            {status[check] ? (
              <Check aria-hidden="true" className="size-5 text-good" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-5 text-warn" />
            )}
            <span className={status[check] ? 'text-text' : 'text-text-2'}>{toLine(check)}</span>
          </li>
        ))}
      </ul>
      {onAnyway !== undefined && (
        <div className="relative w-full max-w-90 pt-5 lying:max-w-55">
          <StepButton onClick={onAnyway}>{t('anyway')}</StepButton>
        </div>
      )}
    </main>
  );

  function toLine(check: PositionCheck): string {
    const { distanceCm: cm, lightFault } = status;
    if (check === 'distance' && !status.distance) {
      return cm === undefined ? t(`distance_no_${device}`) : t(`distance_is_${device}`, { cm });
    }
    if (check === 'light' && lightFault !== undefined) return t(`light_${lightFault}`);
    if (check === 'distance') return t('distance_yes');
    return t(`${check}_${status[check] ? 'yes' : 'no'}`);
  }
}

interface MirrorProps {
  label: string;
  video: Ref<HTMLVideoElement>;
  children: ReactNode;
}

/** People see themselves as in a mirror, with room for the words above and below. */
function Mirror({ label, video, children }: MirrorProps) {
  return (
    <div className="absolute inset-0 portrait:bottom-1/4">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={label}
        className="size-full -scale-x-100 object-cover lying:object-contain"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[linear-gradient(var(--scrim),transparent_28%,transparent_65%,var(--surface)_95%)] lying:bg-[linear-gradient(90deg,var(--surface)_20%,transparent_45%)]"
      />
      {children}
    </div>
  );
}

function useStream(stream: MediaStream | undefined): Ref<HTMLVideoElement> {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
  }, [stream]);
  return video;
}
