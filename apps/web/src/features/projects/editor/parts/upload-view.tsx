import { ProgressBar } from '@fovea/ui';
import { Clapperboard } from 'lucide-react';
import { toProblemText } from '#features/projects/files/file-problems.ts';
import type { Upload } from '#features/projects/files/uploads/upload.ts';
import { toBarShare, useUploadWord } from '#features/projects/files/uploads/upload-texts.ts';

/** A file on its way to become a page, in the frame. A picture is there at once. */
export function UploadView({ upload }: { upload: Upload }) {
  const toWord = useUploadWord();
  const { localUrl, kind, problem, file } = upload;
  if (localUrl && kind === 'image' && !problem) {
    return (
      <img
        data-theme="dark"
        src={localUrl}
        alt={file.name}
        className="size-full bg-stage object-contain"
      />
    );
  }
  return (
    <div className="absolute inset-0 grid place-items-center p-5 text-center text-text-2">
      <div className="flex w-full flex-col items-center gap-2">
        <Clapperboard aria-hidden="true" className="text-text-3" />
        <p className="type-body max-w-full truncate font-medium">{file.name}</p>
        {problem ? (
          <p className="type-small text-bad">{toProblemText(problem)}</p>
        ) : (
          <>
            <p className="type-small tnum">{toWord(upload)}</p>
            <ProgressBar
              className="w-full"
              label={file.name}
              share={toBarShare(upload)}
              valueText={toWord(upload)}
            />
          </>
        )}
      </div>
    </div>
  );
}
