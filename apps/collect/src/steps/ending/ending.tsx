import { CopyField } from '@fovea/ui';
import {
  Compass,
  Heart,
  type LucideIcon,
  SearchX,
  TriangleAlert,
  VideoOff,
  WifiOff,
} from 'lucide-react';
import type { Ending as EndingKind } from '#shared/ending.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

const ICONS: Readonly<Record<EndingKind, LucideIcon>> = {
  unknown: SearchX,
  'test-over': SearchX,
  'tests-full': Heart,
  unreachable: WifiOff,
  complete: Heart,
  declined: Heart,
  'camera-too-slow': Heart,
  'camera-lost': VideoOff,
  'browser-unusable': Compass,
  'not-tracked': Heart,
  'too-late': Heart,
  failed: TriangleAlert,
};

export interface EndingProps {
  kind: EndingKind;
  onRetry: () => void;
  /** Somebody who declined wants to read the consent again. */
  onThink: () => void;
}

export function Ending({ kind, onRetry, onThink }: EndingProps) {
  const t = useTexts();
  const Icon = ICONS[kind];
  return (
    <StepScreen
      title={t(kind)}
      lead={t(`${kind}_lead`)}
      icon={<StepIcon tone={Icon === Heart ? 'accent' : 'quiet'} icon={Icon} />}
      actions={
        <>
          {kind === 'unreachable' && (
            <StepButton variant="primary" onClick={onRetry}>
              {t('retry')}
            </StepButton>
          )}
          {(kind === 'failed' || kind === 'camera-lost') && (
            <StepButton variant="primary" onClick={() => location.reload()}>
              {t('reload')}
            </StepButton>
          )}
          {kind === 'unknown' && (
            <StepButton variant="primary" onClick={() => location.assign('/')}>
              {t('typeId')}
            </StepButton>
          )}
          {kind === 'declined' && <StepButton onClick={onThink}>{t('think')}</StepButton>}
        </>
      }
    >
      {kind === 'browser-unusable' && (
        <CopyField
          label={t('link')}
          labelHidden
          value={location.href}
          copyLabel={t('copy')}
          copiedLabel={t('copied')}
          className="mt-6 w-full"
        />
      )}
    </StepScreen>
  );
}
