import { toCodeText } from '@fovea/contract/project-code';
import type { Marks } from '@fovea/texts';
import { CopyField } from '@fovea/ui';
import { QrPicture, toQrCode } from '@fovea/ui/qr';
import { useEffect, useMemo } from 'react';
import { type DeviceKind, readDeviceKind } from '#shared/device-kind.ts';
import type { ProjectHead } from '#shared/project-head.ts';
import { StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

const ID_MARK: Marks = {
  id: (text) => <b className="type-id mt-1 block font-bold text-[1.75rem] text-text">{text}</b>,
};

export interface OtherDeviceProps {
  device: DeviceKind;
  head: Pick<ProjectHead, 'device' | 'code'>;
  /** A phone that folds has become what is wanted. */
  onRight: () => void;
}

/** Leads from a computer, or the wrong kind of device, to the right one. */
export function OtherDevice({ device, head, onRight }: OtherDeviceProps) {
  const t = useTexts();
  const { device: wanted, code: id } = head;
  const code = useMemo(() => toQrCode(location.href), []);
  useEffect(() => {
    const handleResize = () => {
      if (readDeviceKind() === wanted) onRight();
    };
    addEventListener('resize', handleResize);
    return () => removeEventListener('resize', handleResize);
  }, [wanted, onRight]);
  const found = device === 'computer' ? (`computer_${wanted}` as const) : device;
  return (
    <StepScreen
      title={t(found)}
      lead={t(`${found}_lead`)}
      icon={<QrPicture code={code} label={t('code')} className="w-full max-w-64 p-5" />}
    >
      {id !== null && (
        <p className="type-body mt-6 text-text-2">
          {t.rich('id', ID_MARK, { id: toCodeText(id), host: location.host })}
        </p>
      )}
      <CopyField
        label={t('link')}
        labelHidden
        value={location.href}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
        className="mt-6 w-full"
      />
    </StepScreen>
  );
}
