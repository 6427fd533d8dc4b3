import { createTexts } from '#shared/language.ts';
import { toShare, type Upload } from './upload.ts';
import en from './uploads.en.json' with { type: 'json' };
import ko from './uploads.ko.json' with { type: 'json' };

export const { useTexts: useUploadTexts } = createTexts({ en, ko });

/** How far a file is, in words. */
export function useUploadWord(): (upload: Upload) => string {
  const t = useUploadTexts();
  return (upload) => {
    const { state, checkPercent, checkLeftMs } = upload;
    if (state === 'placing') return t('ready');
    if (state === 'uploading' || state === 'paused') {
      return t(state, { percent: Math.round(toShare(upload) * 100) });
    }
    if (state === 'checking' && checkPercent !== undefined) {
      const values = { percent: checkPercent, count: Math.ceil((checkLeftMs ?? 0) / 60_000) };
      return t(checkLeftMs === undefined ? 'preparing' : 'preparingLeft', values);
    }
    return t(state);
  };
}

/** For a bar: absent when nobody knows how long it takes. */
export function toBarShare(upload: Upload): number | undefined {
  if (upload.state !== 'checking') return toShare(upload);
  return upload.checkPercent === undefined ? undefined : upload.checkPercent / 100;
}
