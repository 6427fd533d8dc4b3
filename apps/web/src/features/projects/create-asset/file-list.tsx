import { Button, ProgressBar, toClassNames } from '@fovea/ui';
import { CircleAlert, CircleCheck, Clapperboard } from 'lucide-react';
import { toProblemText } from '#features/projects/files/file-problems.ts';
import { toSizeText } from '#features/projects/files/to-size-text.ts';
import { canPause, toTotals, type Upload } from '#features/projects/files/uploads/upload.ts';
import { UploadActions } from '#features/projects/files/uploads/upload-actions.tsx';
import type { Uploads } from '#features/projects/files/uploads/upload-queue.ts';
import { toBarShare, useUploadWord } from '#features/projects/files/uploads/upload-texts.ts';
import { useTexts } from './texts.ts';

interface FileListProps {
  uploads: Uploads;
  list: readonly Upload[];
}

export function FileList({ uploads, list }: FileListProps) {
  const t = useTexts();
  const totals = toTotals(list);
  const state = t('state', { done: totals.done, count: list.length });
  return (
    <section aria-label={t('files')} className="mt-4">
      <div className="flex min-h-8 items-center gap-3">
        <p role="status" className="type-small tnum flex-none font-semibold">
          {state}
        </p>
        <ProgressBar
          className="min-w-0 flex-1"
          label={t('total')}
          share={totals.share}
          valueText={state}
          tone={totals.done === list.length ? 'good' : 'accent'}
        />
        {list.some(canPause) && (
          <Button size="dense" onClick={uploads.pauseAll}>
            {t('pauseAll')}
          </Button>
        )}
        {totals.paused > 0 && (
          <Button size="dense" onClick={uploads.resumeAll}>
            {t('resumeAll')}
          </Button>
        )}
      </div>
      <ul className="mt-1 flex flex-col">
        {list.map((upload) => (
          <FileRow key={upload.key} upload={upload} uploads={uploads} />
        ))}
      </ul>
    </section>
  );
}

function FileRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const toWord = useUploadWord();
  const { file, kind, localUrl, state, problem } = upload;
  const isDone = state === 'done';
  return (
    <li className="flex items-center gap-3 border-border border-t py-2">
      <span className="grid size-10 flex-none place-items-center overflow-hidden rounded-control bg-surface-2 text-text-3 ring-1 ring-border">
        {state === 'refused' ? (
          <CircleAlert aria-hidden="true" />
        ) : kind === 'image' && localUrl ? (
          <img src={localUrl} alt="" className="size-full object-cover" />
        ) : (
          <Clapperboard aria-hidden="true" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="type-body min-w-0 truncate font-medium">{file.name}</span>
          <span className="type-small tnum flex-none text-text-3">{toSizeText(file.size)}</span>
        </span>
        {problem ? (
          <span className="type-small block text-bad">{toProblemText(problem)}</span>
        ) : (
          <span
            className={toClassNames(
              'type-small tnum flex items-center gap-1.5',
              isDone ? 'text-good' : 'text-text-3',
            )}
          >
            {isDone && <CircleCheck aria-hidden="true" className="size-3.5" />}
            {toWord(upload)}
          </span>
        )}
        {!problem && !isDone && (
          <ProgressBar
            className="mt-1"
            label={file.name}
            share={toBarShare(upload)}
            valueText={toWord(upload)}
          />
        )}
      </span>
      <UploadActions upload={upload} uploads={uploads} />
    </li>
  );
}
