import { IconButton, Menu, toClassNames } from '@fovea/ui';
import { ArrowDown, ArrowUp, Copy, Ellipsis, Pin, Shuffle, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { UploadActions } from '#features/projects/files/uploads/upload-actions.tsx';
import type { Uploads } from '#features/projects/files/uploads/upload-queue.ts';
import { isIncomplete } from '#features/projects/model/page-faults.ts';
import { PageThumb } from './page-thumb.tsx';
import { RowState } from './row-state.tsx';

export interface RowActions {
  readonly onSelect: (row: EditorRow) => void;
  readonly onMove: (row: EditorRow, step: number) => void;
  readonly onDuplicate: (row: EditorRow) => void;
  readonly onRemove: (row: EditorRow) => void;
}

interface PageRowProps {
  row: EditorRow;
  number: number;
  /** Of pages, without files that are on their way. */
  count: number;
  isCurrent: boolean;
  isShuffled: boolean;
  actions: RowActions;
  uploads: Uploads;
}

export function PageRow(props: PageRowProps) {
  const t = useTexts();
  const { row, number, isCurrent, actions, uploads } = props;
  const { page, upload } = row;
  const name = useRowName(row);
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isCurrent]);
  const handleKey = (event: KeyboardEvent) => {
    if (!page) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.altKey && step !== 0) {
      event.preventDefault();
      actions.onMove(row, step);
    } else if (event.key === 'Delete') actions.onRemove(row);
    else if ((event.ctrlKey || event.metaKey) && event.code === 'KeyD') {
      event.preventDefault();
      actions.onDuplicate(row);
    }
  };
  return (
    <li
      ref={element}
      className={toClassNames(
        'relative w-46 flex-none rounded-touch transition-colors lg:w-auto',
        isCurrent ? 'bg-accent-bg' : 'hover:bg-surface-2',
      )}
    >
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        aria-keyshortcuts={page && 'Alt+ArrowUp Alt+ArrowDown'}
        onClick={() => actions.onSelect(row)}
        onKeyDown={handleKey}
        className="focus-ring flex w-full items-center gap-2.5 rounded-touch py-1.75 pr-2 pl-2 text-left"
      >
        <RowNumber {...props} />
        <PageThumb row={row} isCurrent={isCurrent} />
        <span className={toClassNames('min-w-0 flex-1', page && 'pr-6')}>
          <span className="flex items-center gap-1.5">
            <span className="type-body min-w-0 truncate font-medium">{name}</span>
            {page && isIncomplete(page) && (
              <span
                role="img"
                aria-label={t('incomplete')}
                title={t('incomplete')}
                className="size-1.5 flex-none rounded-full bg-bad"
              />
            )}
          </span>
          <RowState row={row} isCurrent={isCurrent} />
        </span>
      </button>
      {upload && (
        <UploadActions upload={upload} uploads={uploads} className="flex-wrap pr-2 pb-2 pl-19" />
      )}
      {page && (
        <span className="absolute inset-y-0 right-1 flex items-center">
          <Menu
            trigger={
              <IconButton size="dense" label={t('rowMenu', { number, name })}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            entries={[
              {
                label: t('moveUp'),
                icon: <ArrowUp aria-hidden="true" />,
                keys: ['Alt', '↑'],
                disabled: number === 1,
                onSelect: () => actions.onMove(row, -1),
              },
              {
                label: t('moveDown'),
                icon: <ArrowDown aria-hidden="true" />,
                keys: ['Alt', '↓'],
                disabled: number === props.count,
                onSelect: () => actions.onMove(row, 1),
              },
              {
                label: t('duplicate'),
                icon: <Copy aria-hidden="true" />,
                onSelect: () => actions.onDuplicate(row),
              },
              { kind: 'line', label: 'line' },
              {
                label: t('remove'),
                icon: <Trash2 aria-hidden="true" />,
                danger: true,
                onSelect: () => actions.onRemove(row),
              },
            ]}
          />
        </span>
      )}
    </li>
  );
}

/** When pages are shuffled, only those that stay have a number. */
function RowNumber({ row, number, isShuffled }: PageRowProps) {
  const t = useTexts();
  const box = 'tnum type-small grid w-3.5 flex-none justify-items-center text-text-3';
  if (row.upload?.state === 'refused') return <span className={box} />;
  if (!isShuffled || !row.page) return <span className={box}>{number}</span>;
  const isKept = row.page.keepInPlace;
  const Icon = isKept ? Pin : Shuffle;
  return (
    <span className={box}>
      {isKept && number}
      <Icon role="img" aria-label={t(isKept ? 'kept' : 'shuffled')} className="size-3.5" />
    </span>
  );
}

const EMPTY_NAMES = { image: 'emptyImage', video: 'emptyVideo', survey: 'emptyQuestion' } as const;

export function useRowName({ name, page }: EditorRow): string {
  const t = useTexts();
  return name ?? t(EMPTY_NAMES[page?.kind ?? 'image']);
}
