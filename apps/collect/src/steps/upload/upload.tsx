import type { UploadStatus } from '@fovea/collect-client';
import { ProgressBar } from '@fovea/ui';
import { CloudOff, CloudUpload } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RecordingRun } from '#recording/recording-run.ts';
import { useKept } from '#shared/kept-notice.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

export interface UploadProps {
  recording: RecordingRun;
  onSent: () => void;
  onRefused: () => void;
}

export function Upload({ recording, onSent, onRefused }: UploadProps) {
  const t = useTexts();
  const { upload } = recording;
  const { status, acknowledged, count } = useSyncExternalStore(upload.subscribe, upload.getState);
  const isKept = useKept();
  const latest = useRef({ onSent, onRefused });
  latest.current = { onSent, onRefused };

  useEffect(() => {
    void recording.finish().then((isComplete) => {
      if (isComplete) latest.current.onSent();
      else latest.current.onRefused();
    });
  }, [recording]);

  // The last percent is the server's word that everything is there.
  const share =
    count === 0 ? 0 : (acknowledged / count) * 0.99 + (status === 'complete' ? 0.01 : 0);
  const percent = Math.floor(share * 100);
  const isWaiting = status === 'waiting';
  return (
    <StepScreen
      title={t('title')}
      icon={
        <StepIcon tone={isWaiting ? 'warn' : 'accent'} icon={isWaiting ? CloudOff : CloudUpload} />
      }
    >
      <p className="type-number mt-5">{t('percent', { percent })}</p>
      <ProgressBar label={t('bar')} share={share} className="mt-2 w-full max-w-60" />
      <p role="status" className="type-public mt-4 min-h-20 max-w-75 text-pretty text-text-2">
        {t(toLead(status, isKept))}
      </p>
    </StepScreen>
  );
}

function toLead(status: UploadStatus, isKept: boolean) {
  if (status === 'waiting') return isKept ? 'waiting' : 'waitingUnkept';
  return status === 'early' ? 'early' : 'lead';
}
