import { Button, toClassNames } from '@fovea/ui';
import { canPause, canRetry, type Upload } from './upload.ts';
import type { Uploads } from './upload-queue.ts';
import { useUploadTexts } from './upload-texts.ts';

interface UploadActionsProps {
  upload: Upload;
  uploads: Uploads;
  className?: string;
}

/** For a file that is on its way. A picture that goes well is too quick for any. */
export function UploadActions({ upload, uploads, className }: UploadActionsProps) {
  const t = useUploadTexts();
  const { key, state, kind, file } = upload;
  const hasEnded = state === 'failed' || state === 'refused';
  const isSlow = kind === 'video' || state === 'offline' || state === 'paused';
  if (!hasEnded && !isSlow) return null;
  if (state === 'placing' || state === 'done') return null;
  return (
    <div className={toClassNames('flex flex-none gap-1.5', className)}>
      {canRetry(upload) && (
        <Button size="dense" onClick={() => uploads.retry(key)}>
          {t('retry')}
        </Button>
      )}
      {canPause(upload) && (
        <Button size="dense" onClick={() => uploads.pause(key)}>
          {t('pause')}
        </Button>
      )}
      {state === 'paused' && (
        <Button size="dense" onClick={() => uploads.resume(key)}>
          {t('resume')}
        </Button>
      )}
      <Button
        size="dense"
        variant="quiet"
        aria-label={t(hasEnded ? 'dismiss' : 'cancelUploadOf', { name: file.name })}
        onClick={() => uploads.cancel(key)}
      >
        {t(hasEnded ? 'dismissShort' : 'cancelUpload')}
      </Button>
    </div>
  );
}
