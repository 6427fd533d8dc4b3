import { Button, ProgressBar, toClassNames } from '@fovea/ui';
import { Image, Trash2 } from 'lucide-react';
import type { EditorRow } from '#features/project-editor/model/editor-rows.ts';
import { useTexts } from '#features/project-editor/texts.ts';
import { useDurationText } from '#shared/format/durations.ts';

interface PageRowProps {
  row: EditorRow;
  number: number;
  isCurrent: boolean;
  onSelect: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function PageRow({ row, number, isCurrent, onSelect, onRemove, onRetry }: PageRowProps) {
  const t = useTexts();
  const { page, upload, name } = row;
  const hasFailed = upload?.state === 'failed';
  const canRemove = page !== undefined || hasFailed;
  return (
    <li
      className={toClassNames(
        'group relative w-42 flex-none rounded-touch transition-colors lg:w-auto',
        isCurrent ? 'bg-accent-bg' : 'hover:bg-surface-2',
      )}
    >
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onSelect}
        onKeyDown={(event) => {
          if (event.key === 'Delete' && canRemove) onRemove();
        }}
        className="focus-ring flex w-full items-center gap-2.5 rounded-touch py-1.75 pr-2 pl-2 text-left"
      >
        <span className="tnum type-small w-3.5 flex-none text-center text-text-3">{number}</span>
        <span
          className={toClassNames(
            'h-13 w-8.5 flex-none overflow-hidden rounded-[5px] bg-surface-2',
            isCurrent ? 'ring-2 ring-accent' : 'ring-1 ring-border',
          )}
        >
          {row.url && (
            <img
              src={row.url}
              alt=""
              className={toClassNames('size-full object-cover', upload && 'opacity-60')}
            />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="type-body block truncate font-medium">{name}</span>
          <RowState row={row} isCurrent={isCurrent} />
        </span>
      </button>
      {hasFailed && (
        <div className="flex gap-1.5 px-2 pb-2 pl-8">
          <Button size="dense" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button
            size="dense"
            variant="quiet"
            aria-label={t('dismiss', { name: upload.file.name })}
            onClick={onRemove}
          >
            {t('dismissShort')}
          </Button>
        </div>
      )}
      {/* For a finger there is no hover; the settings of the page have the same button. */}
      {page && (
        <button
          type="button"
          aria-label={t('removePage', { number, name })}
          title={t('remove')}
          onClick={onRemove}
          className="focus-ring absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-chip bg-surface text-text-3 opacity-0 shadow-e1 ring-1 ring-border transition-opacity hover:text-bad focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:hidden"
        >
          <Trash2 aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </li>
  );
}

interface RowStateProps {
  row: EditorRow;
  isCurrent: boolean;
}

function RowState({ row: { page, upload, name }, isCurrent }: RowStateProps) {
  const t = useTexts();
  const toDuration = useDurationText();
  const tone = isCurrent ? 'text-text-2' : 'text-text-3';
  if (upload?.state === 'failed') {
    return <span className="type-micro block text-bad">{t('failed')}</span>;
  }
  if (upload) {
    const percent = Math.round(upload.share * 100);
    const word =
      upload.state === 'uploading' ? t('uploading', { percent }) : t(upload.state as 'checking');
    return (
      <span className={toClassNames('type-micro tnum block', tone)}>
        <span className="block truncate">{word}</span>
        <ProgressBar
          className="mt-0.5 h-0.75"
          label={name}
          share={upload.state === 'checking' ? undefined : upload.share}
          valueText={word}
        />
      </span>
    );
  }
  return (
    <span className={toClassNames('type-micro tnum flex items-center gap-1', tone)}>
      <Image aria-hidden="true" className="size-3.5 flex-none" />
      {page?.timerMs ? t('meta', { time: toDuration(page.timerMs) }) : t('image')}
    </span>
  );
}
