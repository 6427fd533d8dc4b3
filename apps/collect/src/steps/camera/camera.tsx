import { BatteryLow, Camera as CameraIcon, HardDrive, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { GazeSource } from '#recording/gaze-source.ts';
import { KeptNotice } from '#shared/kept-notice.tsx';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { CameraError, type CameraFault } from '#tracking/camera-error.ts';
import { openGazeSource, prepareSource } from '#tracking/open-source.ts';
import { CameraFaultScreen, type ShownFault } from './camera-fault.tsx';
import { type DeviceTrouble, findDeviceTroubles } from './device-troubles.ts';
import { useTexts } from './texts.ts';

export interface CameraProps {
  progress: number | undefined;
  onOn: (source: GazeSource) => void;
  onUnusable: () => void;
}

const TROUBLE_ICONS: Readonly<Record<DeviceTrouble, LucideIcon>> = {
  battery: BatteryLow,
  storage: HardDrive,
};

/** Our own words first, then the browser's question. */
export function Camera({ progress, onOn, onUnusable }: CameraProps) {
  const t = useTexts();
  const [isOpening, setOpening] = useState(false);
  const [fault, setFault] = useState<ShownFault>();
  const [troubles, setTroubles] = useState<readonly DeviceTrouble[]>([]);
  useEffect(() => {
    void findDeviceTroubles(navigator).then(setTroubles);
  }, []);
  const latest = useRef(onUnusable);
  latest.current = onUnusable;
  // Where it is known already, nobody has to allow the camera for nothing.
  useEffect(() => {
    prepareSource().catch((error) => {
      if (toFault(error) === 'unusable') latest.current();
    });
  }, []);
  const handleTurnOn = async () => {
    setOpening(true);
    try {
      onOn(await openGazeSource());
    } catch (error) {
      console.warn('the camera was not opened', error);
      const met = toFault(error);
      if (met === 'unusable') onUnusable();
      else setFault(met);
    } finally {
      setOpening(false);
    }
  };
  const open = () => void handleTurnOn();
  if (fault !== undefined) {
    return (
      <CameraFaultScreen fault={fault} progress={progress} isOpening={isOpening} onRetry={open} />
    );
  }
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead')}
      progress={progress}
      icon={<StepIcon tone="accent" icon={CameraIcon} />}
      actions={
        <StepButton variant="primary" loading={isOpening} onClick={open}>
          {t('turnOn')}
        </StepButton>
      }
    >
      <p className="type-small mt-3 max-w-75 text-balance text-text-3">{t('privacy')}</p>
      <KeptNotice />
      {troubles.length > 0 && (
        <ul className="mt-6 flex w-full max-w-80 flex-col gap-2 text-left">
          {troubles.map((trouble) => (
            <Trouble key={trouble} icon={TROUBLE_ICONS[trouble]} text={t(trouble)} />
          ))}
        </ul>
      )}
    </StepScreen>
  );
}

function toFault(error: unknown): CameraFault {
  return error instanceof CameraError ? error.fault : 'failed';
}

function Trouble({ icon: Icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className="type-small flex gap-2.5 rounded-control bg-warn-bg px-3 py-2.5 text-text">
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none text-warn" />
      {text}
    </li>
  );
}
